// What happens to orders, for those who react to it.

import * as z from 'zod';
import type { Fact } from '#platform/jobs/facts.ts';

const orderReference = z.object({ orderId: z.number().int() });
export type OrderReference = z.infer<typeof orderReference>;

const placedOrder = orderReference.extend({
  /** The basket it came of. */
  draftId: z.number().int().optional(),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

export const orderPlaced: Fact<PlacedOrder> = { name: 'order-placed', parse: placedOrder.parse };
/** An order that was placed without an address for mail has one now. */
export const orderReachable: Fact<OrderReference> = { name: 'order-reachable', parse: orderReference.parse };
/** Something is sent in place of what was sent before, without money. */
export const replacementPlaced: Fact<OrderReference> = {
  name: 'replacement-placed',
  parse: orderReference.parse,
};
/** The customer is to be told that the parcel is on its way. */
export const orderShipped: Fact<OrderReference> = { name: 'order-shipped', parse: orderReference.parse };
export const orderDelivered: Fact<OrderReference> = { name: 'order-delivered', parse: orderReference.parse };
