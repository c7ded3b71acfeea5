// The type of the events that may be sent to external services: an event of the shop, or a measured loading
// time.

import type { EventParameters, ShopEvent } from '../shop-events.ts';

export type OutgoingEvent = { name: ShopEvent['name'] | 'web_vitals'; parameters: EventParameters };
