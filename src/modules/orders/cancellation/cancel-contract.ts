// Cancelling an order as the API carries it: what there is to decide, what was decided, and what came of it.

import * as z from 'zod';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { readEuros } from '#shared/money.ts';
import { idempotencyKeySchema, refundSchema } from '../refunds/refund-contract.ts';

/** On an order whose status alone was set to cancelled: its money, jars and label still ask for an answer. */
export const CANCEL_UNSETTLED = 'cancel_unsettled';

/** Euros, as a number or as text with a comma or a point; 0 leaves the money where it is. */
const eurosOrNone = z.union([z.number(), z.string()]).transform((value, context) => {
  const amount = readEuros(value);
  if (amount !== null && amount >= 0) return amount;
  context.addIssue({ code: 'custom', message: 'Vul een bedrag in, zoals 12,50, of 0' });
  return z.NEVER;
});

/** Body of POST /api/admin/orders/{id}/cancellation: an answer to each question, none of them guessed. */
export const cancelOrderSchema = z.object({
  /** What goes back to the customer. */
  refund: eurosOrNone,
  /** What is still out goes back on the shelf. */
  restock: z.boolean(),
  /** The label is taken back at its service; a parcel that was sent keeps it. */
  takeLabelBack: z.boolean(),
  notifyCustomer: z.boolean().default(true),
  /** The customer reads it in the mail and on the credit note. */
  reason: z.string().trim().max(300, 'Maximaal 300 tekens').nullish(),
  /** The version the operator saw: a newer one on the server answers 409 `edit_conflict`. */
  version: rowVersionSchema.optional(),
  idempotencyKey: idempotencyKeySchema,
});
export type CancelOrder = z.output<typeof cancelOrderSchema>;

/** What the dialog asks about. */
export const cancelQuestionSchema = z.object({
  paid: z.string(),
  /** What can still go back, and whether the bank holds it. */
  refundable: z.string(),
  disputed: z.boolean(),
  /** What left the shelf for it and has not come back. */
  out: z.array(z.object({ article: z.string(), name: z.string(), quantity: z.number().int() })),
  /** The parcel is with the carrier or the customer. */
  wasSent: z.boolean(),
  label: z.object({ trackingCode: z.string().nullable(), provider: z.string() }).nullable(),
  couponCode: z.string().nullable(),
  /** Whether there is an address to mail to. */
  reachable: z.boolean(),
  /** It is cancelled, and nothing is left to decide. */
  settled: z.boolean(),
  version: z.number().int(),
});
export type CancelQuestion = z.infer<typeof cancelQuestionSchema>;

export const cancelledSchema = z.object({
  refund: refundSchema.nullable(),
  restocked: z.boolean(),
  couponReturned: z.boolean(),
  /**
   * `asked`: the service has not answered yet and is asked on; `kept`: it was too late, in the words of
   * `labelNote`.
   */
  label: z.enum(['none', 'taken_back', 'asked', 'kept']),
  labelNote: z.string().nullable(),
});
export type CancelledOrder = z.infer<typeof cancelledSchema>;
