// Validates the answers of Stripe that the shop reads. The SDK accepts any JSON without an `error` as
// success, whatever the status; in this shop an invalid answer counts as no answer.

import * as z from 'zod';
import { PAYMENT_STATUSES, PaymentProviderUnavailable } from '#modules/payments/payment-provider.port.ts';

const amount = z.int().nonnegative();

const chargeSchema = z.object({
  id: z.string(),
  amount_refunded: amount,
  payment_method_details: z
    .object({
      type: z.string(),
      card: z.object({ wallet: z.object({ type: z.string() }).nullish() }).nullish(),
    })
    .nullish(),
});

const intentSchema = z.object({
  id: z.string().startsWith('pi_'),
  object: z.literal('payment_intent'),
  status: z.enum(PAYMENT_STATUSES),
  amount,
  amount_received: amount,
  currency: z.string(),
  created: z.int().nonnegative(),
  client_secret: z.string().nullish(),
  metadata: z.record(z.string(), z.string()),
  latest_charge: z.union([z.string(), chargeSchema]).nullish(),
  last_payment_error: z
    .object({
      code: z.string().optional(),
      type: z.string().optional(),
      decline_code: z.string().optional(),
      message: z.string().optional(),
      payment_method: z.object({ type: z.string() }).nullish(),
    })
    .nullish(),
});
export type Intent = z.infer<typeof intentSchema>;

const intentsSchema = z.object({ data: z.array(intentSchema), has_more: z.boolean() });
export type IntentPage = z.infer<typeof intentsSchema>;

/** A reference to another Stripe object: its id, or the object itself when the request asked for it. */
const pointer = z.union([z.string(), z.object({ id: z.string() })]).nullish();

const refundSchema = z.object({
  id: z.string(),
  object: z.literal('refund'),
  amount,
  status: z.string().nullable(),
  created: z.int().nonnegative(),
  payment_intent: pointer,
  metadata: z.record(z.string(), z.string()).nullable(),
});
export type StripeRefund = z.infer<typeof refundSchema>;

const disputeSchema = z.object({
  id: z.string(),
  object: z.literal('dispute'),
  amount,
  currency: z.string().optional(),
  /** The amounts that the dispute took off the shop's Stripe balance and, when it was won, returned to it. */
  balance_transactions: z.array(z.object({ amount: z.int(), currency: z.string() })).optional(),
  status: z.string(),
  reason: z.string(),
  created: z.int().nonnegative(),
  payment_intent: pointer,
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
});
export type StripeDispute = z.infer<typeof disputeSchema>;

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), has_more: z.boolean() });

const balanceEntrySchema = z.object({
  id: z.string(),
  object: z.literal('balance_transaction'),
  amount: z.int(),
  fee: z.int(),
  currency: z.string(),
  created: z.int().nonnegative(),
  reporting_category: z.string(),
  source: z
    .union([z.string(), z.object({ id: z.string(), object: z.string(), payment_intent: pointer })])
    .nullish(),
});
export type StripeBalanceEntry = z.infer<typeof balanceEntrySchema>;

const payoutSchema = z.object({
  id: z.string(),
  object: z.literal('payout'),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  created: z.int().nonnegative(),
  arrival_date: z.int().nonnegative(),
});
export type StripePayout = z.infer<typeof payoutSchema>;

const refundsSchema = pageOf(refundSchema);
const balanceSchema = pageOf(balanceEntrySchema);
const payoutsSchema = pageOf(payoutSchema);
const disputesSchema = pageOf(disputeSchema);
export type RefundPage = z.infer<typeof refundsSchema>;
export type DisputePage = z.infer<typeof disputesSchema>;

export const readIntent = (answer: unknown): Intent => read(intentSchema, answer);
export const readIntents = (answer: unknown): IntentPage => read(intentsSchema, answer);
export const readRefund = (answer: unknown): StripeRefund => read(refundSchema, answer);
export const readRefunds = (answer: unknown): RefundPage => read(refundsSchema, answer);
export const readBalance = (answer: unknown) => read(balanceSchema, answer);
export const readPayouts = (answer: unknown) => read(payoutsSchema, answer);
export const readDisputes = (answer: unknown): DisputePage => read(disputesSchema, answer);

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new PaymentProviderUnavailable(`Stripe's answer makes no sense: ${where}`);
}
