// The facts (domain events) of orders, announced for the modules that react to them.

import * as z from 'zod';
import { fact } from '#shared/fact.ts';

const orderReference = z.object({ orderId: z.number().int() });
export type OrderReference = z.infer<typeof orderReference>;

const placedOrder = orderReference.extend({
  /** The id of the basket the order was made from; absent for an order without a basket. */
  draftId: z.number().int().optional(),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

export const orderPlaced = fact('order-placed', placedOrder);
/**
 * Event: an order that was placed without an e-mail address now has one, so its confirmation can be mailed.
 */
export const orderReachable = fact('order-reachable', orderReference);
/** Event: an operator placed a replacement, an order of € 0. */
export const replacementPlaced = fact('replacement-placed', orderReference);
/** Event: an order was shipped. Its customer gets a mail. */
export const orderShipped = fact('order-shipped', orderReference);
export const orderDelivered = fact('order-delivered', orderReference);
