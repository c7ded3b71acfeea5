// The API schemas of cancelling an order: the options, the operator's choices and the result.

import * as z from 'zod';
import { idempotencyKeySchema, refundSchema } from '#modules/refunds/contract.ts';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { readEuros } from '#shared/money.ts';

/**
 * The flag of an order whose status was set to cancelled without the cancellation action: an operator must
 * still settle refund, stock and label.
 */
export const CANCEL_UNSETTLED = 'cancel_unsettled';

/**
 * Parses an amount to refund in euros, given as a number or as text with a comma or a point, to cents; 0
 * means no refund.
 */
const eurosOrNone = z.union([z.number(), z.string()]).transform((value, context) => {
  const amount = readEuros(value);
  if (amount !== null && amount >= 0) return amount;
  context.addIssue({ code: 'custom', message: 'Vul een bedrag in, zoals 12,50, of 0' });
  return z.NEVER;
});

/**
 * Body of POST /api/admin/orders/{id}/cancellation, with which an operator cancels an order. Every choice is
 * explicit; there are no defaults for money, stock or label.
 */
export const cancelOrderSchema = z.object({
  /** The amount to refund when the order is cancelled, in euros; 0 means no refund. */
  refund: eurosOrNone,
  /** True returns the articles of the cancelled order to stock. */
  restock: z.boolean(),
  /** True cancels the order's label at the label service; a sent parcel keeps its label. */
  takeLabelBack: z.boolean(),
  notifyCustomer: z.boolean().default(true),
  /** Why the order is cancelled, shown to the customer in the mail and on the credit note. */
  reason: z.string().trim().max(300, 'Maximaal 300 tekens').nullish(),
  /**
   * The version of the order the operator saw when cancelling it. The request fails with 409 `edit_conflict`
   * when the order was changed since.
   */
  version: rowVersionSchema.optional(),
  idempotencyKey: idempotencyKeySchema,
});
export type CancelOrder = z.output<typeof cancelOrderSchema>;

/**
 * The data of the dialog with which an operator cancels an order: what can be refunded, returned to stock and
 * taken back.
 */
export const cancelQuestionSchema = z.object({
  paid: z.string(),
  /**
   * The amount of the order that can still be refunded, in euros. `disputed`: true when a bank dispute blocks
   * refunds.
   */
  refundable: z.string(),
  disputed: z.boolean(),
  /** The articles taken from stock for this order and not returned to stock yet. */
  out: z.array(z.object({ article: z.string(), name: z.string(), quantity: z.number().int() })),
  /** True when the parcel of the order is with the carrier or the customer. */
  wasSent: z.boolean(),
  label: z.object({ trackingCode: z.string().nullable(), provider: z.string() }).nullable(),
  couponCode: z.string().nullable(),
  /** True when the order has an e-mail address, so that the customer can be mailed. */
  reachable: z.boolean(),
  /**
   * True when the order was cancelled with the cancellation action, so that refund, stock and label need no
   * decision any more.
   */
  settled: z.boolean(),
  version: z.number().int(),
});
export type CancelQuestion = z.infer<typeof cancelQuestionSchema>;

export const cancelledSchema = z.object({
  refund: refundSchema.nullable(),
  restocked: z.boolean(),
  couponReturned: z.boolean(),
  /**
   * What happened to the label of the cancelled order. `none`: there was no label to cancel. `taken_back`:
   * the label is cancelled. `asked`: the label service has not answered yet, and a job repeats the request.
   * `kept`: the label can no longer be cancelled, for the reason in `labelNote`.
   */
  label: z.enum(['none', 'taken_back', 'asked', 'kept']),
  labelNote: z.string().nullable(),
});
export type CancelledOrder = z.infer<typeof cancelledSchema>;
