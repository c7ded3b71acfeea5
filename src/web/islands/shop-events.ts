// What happens on a content page that may be worth counting. Nothing is sent from here:
// whoever may count, and only with consent, listens to the document.

export type ShopEvent = { name: string; parameters: Record<string, string | number> };

export const SHOP_EVENT = 'shop-event';

export function announce(name: string, parameters: ShopEvent['parameters'] = {}): void {
  document.dispatchEvent(new CustomEvent<ShopEvent>(SHOP_EVENT, { detail: { name, parameters } }));
}
