// The API schemas of refunds and disputes: amounts are decimal text with 2 decimals, times are ISO text.

import * as z from 'zod';
import { rowIdSchema } from '#shared/api/row-numbers.ts';
import { readEuros } from '#shared/money.ts';

export const refundStatuses = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/**
 * Who requested the refund: the operator, the shop (paid twice), the provider's dashboard, or a change of the
 * order.
 */
export const refundOrigins = ['operator', 'duplicate', 'provider', 'change'] as const;

export const disputeStatuses = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

const INVALID_AMOUNT = 'Vul een bedrag in, zoals 12,50';

/** Parses an amount in euros, as a number or as text with a comma or a point, at most two decimals. */
const euros = z.union([z.number(), z.string()]).transform((value, context) => {
  const amount = readEuros(value);
  if (amount !== null && amount > 0) return amount;
  context.addIssue({ code: 'custom', message: INVALID_AMOUNT });
  return z.NEVER;
});

/**
 * An idempotency key, made once per action of the operator: a repeated request with the same key acts only
 * once.
 */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,100}$/, 'De sleutel heeft 8 tot 100 letters, cijfers of streepjes');

/**
 * Body of POST /api/admin/orders/{id}/refunds, with which an operator refunds an order. Without an amount,
 * everything left is refunded.
 */
export const requestRefundSchema = z.object({
  amount: euros.nullish(),
  reason: z.string().trim().max(300, 'Maximaal 300 tekens').nullish(),
  /** True returns the articles of the order to stock once the provider has accepted the refund. */
  restock: z.boolean().optional(),
  /**
   * The id of the withdrawal of this order that the refund settles; null or absent when the refund settles
   * none.
   */
  withdrawalId: rowIdSchema.nullish(),
  idempotencyKey: idempotencyKeySchema,
});
export type RequestRefund = z.output<typeof requestRefundSchema>;

/**
 * Body of POST /api/admin/orders/{id}/refunds/{refundId}/transfer, with which an operator records the bank
 * transfer of a refund.
 */
export const recordTransferSchema = z.object({
  /**
   * The result of the bank transfer of a refund. `transferred`: the operator has transferred the money.
   * `failed`: the transfer was not possible, or the bank returned the money.
   */
  outcome: z.enum(['transferred', 'failed']),
});
export type RecordTransfer = z.infer<typeof recordTransferSchema>;

export const refundSchema = z.object({
  /**
   * True when the refund belongs to a bank payment, so that an operator transfers the money; false when the
   * payment provider refunds.
   */
  byBank: z.boolean(),
  id: z.number().int(),
  amount: z.string(),
  status: z.enum(refundStatuses),
  origin: z.enum(refundOrigins),
  reason: z.string().nullable(),
  actor: z.string(),
  restock: z.boolean(),
  withdrawalId: z.number().int().nullable(),
  paymentId: z.string(),
  failure: z.string().nullable(),
  requestedAt: z.string(),
  succeededAt: z.string().nullable(),
});
export type Refund = z.infer<typeof refundSchema>;

export const disputeSchema = z.object({
  id: z.string(),
  amount: z.string(),
  status: z.enum(disputeStatuses),
  reason: z.string(),
  evidenceDueBy: z.string().nullable(),
  createdAt: z.string(),
});
export type Dispute = z.infer<typeof disputeSchema>;

/** The refunds and disputes of an order, and the amount left to refund. */
export const orderMoneySchema = z.object({
  /** The amount received for this order, before refunds are deducted, in euros. */
  paid: z.string(),
  /** The amount of the order that can still be refunded, in euros. */
  refundable: z.string(),
  /**
   * True when a part of the order was paid by bank transfer; an operator must transfer refunds of that part.
   */
  byBank: z.boolean(),
  refunds: z.array(refundSchema),
  disputes: z.array(disputeSchema),
});
export type OrderMoney = z.infer<typeof orderMoneySchema>;
