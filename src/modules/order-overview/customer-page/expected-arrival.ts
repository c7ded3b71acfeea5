// The expected delivery date of an order: counted from the shipping date, or before that from the order time.

import { arrivalDay, deliveryDay } from '#modules/shipping/contract.ts';
import { type Day, dayOf } from '#shared/shop-days.ts';

type Sent = { createdAt: Date; shippedAt: Date | null; country: string };

/**
 * Returns the expected delivery date; null for countries without a promised delivery time. `cutOff` is the
 * time of day, such as "16:00", until which an order still leaves the same day.
 */
export function expectedArrival({ createdAt, shippedAt, country }: Sent, cutOff: string): Day | null {
  return shippedAt ? arrivalDay(dayOf(shippedAt), country) : deliveryDay(createdAt, country, cutOff);
}
