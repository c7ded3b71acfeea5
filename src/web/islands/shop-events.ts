// The events of a page for analytics. Nothing is sent from here; the subscriber decides, with the visitor's
// consent where necessary (src/web/islands/analytics). Events before the first subscriber are kept for it.

import type { AnalyticsEvent } from '#shared/statistics/analytics-events.ts';

export type EventParameters = Record<string, string | number>;
export type ShopEvent = { name: AnalyticsEvent; parameters: EventParameters };

export const SHOP_EVENT = 'shop-event';

const bufferedEvents: ShopEvent[] = [];
let hasListener = false;

/**
 * Reports an event to the subscribers. `value` is an amount in euros and `variant` the id of a pack.
 * Parameters must never contain data about the visitor.
 */
export function trackEvent(name: AnalyticsEvent, parameters: EventParameters = {}): void {
  const detail = { name, parameters };
  if (!hasListener) bufferedEvents.push(detail);
  document.dispatchEvent(new CustomEvent<ShopEvent>(SHOP_EVENT, { detail }));
}

/**
 * Subscribes to all events of the page. The first subscriber also receives the events from before its
 * subscription.
 */
export function onShopEvent(listener: (event: ShopEvent) => void): void {
  hasListener = true;
  for (const event of bufferedEvents.splice(0)) listener(event);
  document.addEventListener(SHOP_EVENT, (event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  });
}
