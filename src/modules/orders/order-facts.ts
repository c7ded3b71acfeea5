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
/** An order that was placed without an e-mail address now has one. */
export const orderReachable = fact('order-reachable', orderReference);
/** A replacement was placed, without payment. */
export const replacementPlaced = fact('replacement-placed', orderReference);
/** An order was shipped; the customer gets a mail. */
export const orderShipped = fact('order-shipped', orderReference);
export const orderDelivered = fact('order-delivered', orderReference);

const refundReference = z.object({ refundId: z.number().int() });
export type RefundReference = z.infer<typeof refundReference>;

/**
 * The payment provider did not answer a refund request, so the outcome is unknown; a job asks again until the
 * outcome is known.
 */
export const refundUnanswered = fact('refund-unanswered', refundReference);

/** A refund succeeded: the provider executed it, or an operator transferred it. */
export const refundSucceeded = fact('refund-succeeded', refundReference);

/** A succeeded refund was returned by the bank: the customer did not get the money. */
export const refundReturned = fact('refund-returned', refundReference);

const returnReferenceSchema = z.object({
  returnId: z.number().int(),
  /**
   * A number that is different each time the instructions are sent: the version of the return's row. It is
   * part of the mail's dedupe key, so sending the instructions again creates a second mail.
   */
  turn: z.number().int(),
});
export type ReturnReference = z.infer<typeof returnReferenceSchema>;

/**
 * A return whose goods the customer must send back was opened, or an operator sends its instructions again;
 * the customer gets a mail with return instructions.
 */
export const returnInstructed = fact('return-instructed', returnReferenceSchema);

const withdrawalReference = z.object({ withdrawalId: z.number().int() });
export type WithdrawalReference = z.infer<typeof withdrawalReference>;

/** A withdrawal was declared; the sender gets a receipt. */
export const withdrawalDeclared = fact('withdrawal-declared', withdrawalReference);

const cancellationReference = z.object({ cancellationId: z.number().int() });
export type CancellationReference = z.infer<typeof cancellationReference>;

/** An order was cancelled; the customer gets a mail. */
export const orderCancelled = fact('order-cancelled', cancellationReference);

const changeReference = z.object({ changeId: z.number().int() });
export type ChangeReference = z.infer<typeof changeReference>;

/** A change was applied to an order; the customer gets the new documents. */
export const orderChanged = fact('order-changed', changeReference);

/**
 * The customer must pay the difference of an order change and gets a mail with the payment link. `times`
 * counts these events per change and is part of the mail's dedupe key, so each event sends one more mail.
 */
export const differenceRequested = fact(
  'difference-asked',
  changeReference.extend({ times: z.number().int() }),
);
