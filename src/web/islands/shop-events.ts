// What happens on a page that may be worth counting. Nothing is sent from here: whoever may count, and only
// with consent, listens (src/web/islands/measuring). What happens before somebody listens is kept for them.

import type { MeasuredEvent } from '#shared/statistics/measuring.ts';

export type EventParameters = Record<string, string | number>;
export type ShopEvent = { name: MeasuredEvent; parameters: EventParameters };

export const SHOP_EVENT = 'shop-event';

const unheard: ShopEvent[] = [];
let heard = false;

/** Amounts in euros under `value`, the pack under `variant`; never anything about who the visitor is. */
export function announce(name: MeasuredEvent, parameters: EventParameters = {}): void {
  const detail = { name, parameters };
  if (!heard) unheard.push(detail);
  document.dispatchEvent(new CustomEvent<ShopEvent>(SHOP_EVENT, { detail }));
}

/** Hears everything from now on, and first what happened until now. */
export function listenToShop(listener: (event: ShopEvent) => void): void {
  heard = true;
  for (const event of unheard.splice(0)) listener(event);
  document.addEventListener(SHOP_EVENT, (event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  });
}
