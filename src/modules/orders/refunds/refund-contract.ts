// Refunds and disputes as the API carries them: amounts as 2-decimal text, moments as ISO text.

import * as z from 'zod';
import { rowIdSchema } from '#shared/api/row-numbers.ts';
import { readEuros } from '#shared/money.ts';

export const refundStatuses = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/**
 * Who wanted it: the operator, the shop itself (paid twice), somebody in the provider's dashboard, or a
 * change of the order.
 */
export const refundOrigins = ['operator', 'duplicate', 'provider', 'change'] as const;

export const disputeStatuses = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

const INVALID_AMOUNT = 'Vul een bedrag in, zoals 12,50';

/** Euros, as a number or as text with a comma or a point; never more than two decimals. */
const euros = z.union([z.number(), z.string()]).transform((value, context) => {
  const amount = readEuros(value);
  if (amount !== null && amount > 0) return amount;
  context.addIssue({ code: 'custom', message: INVALID_AMOUNT });
  return z.NEVER;
});

/** Made once per intention: the same key does a thing once, however often it is sent. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,100}$/, 'De sleutel heeft 8 tot 100 letters, cijfers of streepjes');

/** Body of POST /api/admin/orders/{id}/refunds. Without an amount everything that is left goes back. */
export const requestRefundSchema = z.object({
  amount: euros.nullish(),
  reason: z.string().trim().max(300, 'Maximaal 300 tekens').nullish(),
  /** The pack goes back on the shelf. */
  restock: z.boolean().optional(),
  /** The withdrawal of this order that the refund settles. */
  withdrawalId: rowIdSchema.nullish(),
  idempotencyKey: idempotencyKeySchema,
});
export type RequestRefund = z.output<typeof requestRefundSchema>;

/** Body of POST /api/admin/orders/{id}/refunds/{refundId}/transfer. */
export const recordTransferSchema = z.object({
  /** `failed`: it could not be transferred, or the bank sent it back. */
  outcome: z.enum(['transferred', 'failed']),
});
export type RecordTransfer = z.infer<typeof recordTransferSchema>;

export const refundSchema = z.object({
  /** The operator transfers it themselves. */
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

/** What went back of an order's money and what is left to give back. */
export const orderMoneySchema = z.object({
  /** What the provider received for this order. */
  paid: z.string(),
  /** What can still be given back. */
  refundable: z.string(),
  /** Some of it came by bank: what goes back of that is transferred by hand. */
  byBank: z.boolean(),
  refunds: z.array(refundSchema),
  disputes: z.array(disputeSchema),
});
export type OrderMoney = z.infer<typeof orderMoneySchema>;
