// The events that may be sent to external services: an event of the shop, or a loading time.

import type { EventParameters, ShopEvent } from '../shop-events.ts';

export type OutgoingEvent = { name: ShopEvent['name'] | 'web_vitals'; parameters: EventParameters };
