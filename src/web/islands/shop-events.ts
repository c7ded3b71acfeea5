// What happens on a page that may be worth counting. Nothing is sent from here: whoever may count, and only
// with consent, listens (src/web/islands/analytics). What happens before somebody listens is kept for them.

import type { AnalyticsEvent } from '#shared/statistics/analytics-events.ts';

export type EventParameters = Record<string, string | number>;
export type ShopEvent = { name: AnalyticsEvent; parameters: EventParameters };

export const SHOP_EVENT = 'shop-event';

const bufferedEvents: ShopEvent[] = [];
let hasListener = false;

/** Amounts in euros under `value`, the pack under `variant`; never anything about who the visitor is. */
export function trackEvent(name: AnalyticsEvent, parameters: EventParameters = {}): void {
  const detail = { name, parameters };
  if (!hasListener) bufferedEvents.push(detail);
  document.dispatchEvent(new CustomEvent<ShopEvent>(SHOP_EVENT, { detail }));
}

/** Hears everything from now on, and first what happened until now. */
export function onShopEvent(listener: (event: ShopEvent) => void): void {
  hasListener = true;
  for (const event of bufferedEvents.splice(0)) listener(event);
  document.addEventListener(SHOP_EVENT, (event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  });
}
