// What happens to orders, for those who react to it.

import * as z from 'zod';
import { fact } from '#shared/fact.ts';

const orderReference = z.object({ orderId: z.number().int() });
export type OrderReference = z.infer<typeof orderReference>;

const placedOrder = orderReference.extend({
  /** The basket it came of. */
  draftId: z.number().int().optional(),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

export const orderPlaced = fact('order-placed', placedOrder);
/** An order that was placed without an address for mail has one now. */
export const orderReachable = fact('order-reachable', orderReference);
/** Something is sent in place of what was sent before, without money. */
export const replacementPlaced = fact('replacement-placed', orderReference);
/** The customer is to be told that the parcel is on its way. */
export const orderShipped = fact('order-shipped', orderReference);
export const orderDelivered = fact('order-delivered', orderReference);

const refundReference = z.object({ refundId: z.number().int() });
export type RefundReference = z.infer<typeof refundReference>;

/** The provider did not answer: whether the money went back is unknown, and is asked until it is known. */
export const refundUnanswered = fact('refund-unanswered', refundReference);

/** Money went back to the customer. */
export const refundSucceeded = fact('refund-succeeded', refundReference);

/** A refund that had succeeded came back from the bank: the customer does not have it. */
export const refundReturned = fact('refund-returned', refundReference);

const returnReferenceSchema = z.object({
  returnId: z.number().int(),
  /** Each time an operator asks for the mail is another one. */
  turn: z.number().int(),
});
export type ReturnReference = z.infer<typeof returnReferenceSchema>;

/** The customer is to be told how to send it back. */
export const returnInstructed = fact('return-instructed', returnReferenceSchema);

const withdrawalReference = z.object({ withdrawalId: z.number().int() });
export type WithdrawalReference = z.infer<typeof withdrawalReference>;

/** Somebody declared a withdrawal and must get the receipt of it. */
export const withdrawalDeclared = fact('withdrawal-declared', withdrawalReference);

const cancellationReference = z.object({ cancellationId: z.number().int() });
export type CancellationReference = z.infer<typeof cancellationReference>;

/** An order was cancelled, and its customer is to be told. */
export const orderCancelled = fact('order-cancelled', cancellationReference);

const changeReference = z.object({ changeId: z.number().int() });
export type ChangeReference = z.infer<typeof changeReference>;

/** The order is as it was wanted: its customer is told, with the new papers. */
export const orderChanged = fact('order-changed', changeReference);

/** The customer is to be asked for the difference; asked again with each announcement. */
export const differenceRequested = fact(
  'difference-asked',
  changeReference.extend({ times: z.number().int() }),
);
