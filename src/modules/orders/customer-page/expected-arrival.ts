// When an order is expected at the door: counted from the day it left, and until then from the moment it was
// placed.

import { arrivalDay, deliveryDay } from '#modules/shipping/contract.ts';
import { type Day, dayOf } from '#shared/shop-days.ts';

type Sent = { createdAt: Date; shippedAt: Date | null; country: string };

/** Null when no day is promised in that country. `cutOff` as "16:00". */
export function expectedArrival({ createdAt, shippedAt, country }: Sent, cutOff: string): Day | null {
  return shippedAt ? arrivalDay(dayOf(shippedAt), country) : deliveryDay(createdAt, country, cutOff);
}
