// What happens on a content page that may be worth counting. Nothing is sent from here:
// whoever may count (only with consent) listens to the document, or reads what came before it listened.

export type ShopEvent = { name: string; parameters: Record<string, string | number> };

const past: ShopEvent[] = [];

export const SHOP_EVENT = 'shop-event';

export function announce(name: string, parameters: ShopEvent['parameters'] = {}): void {
  const event = { name, parameters };
  past.push(event);
  document.dispatchEvent(new CustomEvent<ShopEvent>(SHOP_EVENT, { detail: event }));
}

/** What was announced so far, oldest first. */
export function pastShopEvents(): readonly ShopEvent[] {
  return past;
}
