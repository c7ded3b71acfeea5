// What may leave for a service of others: an event of the shop, or how fast a page was.

import type { EventParameters, ShopEvent } from '../shop-events.ts';

export type OutgoingEvent = { name: ShopEvent['name'] | 'web_vitals'; parameters: EventParameters };
