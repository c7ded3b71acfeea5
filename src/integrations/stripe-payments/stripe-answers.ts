// What the shop reads of Stripe's answers. The SDK takes any JSON without an `error` for a success, whatever the status,
// so an answer is looked at before it is believed: one that makes no sense is as good as none.

import * as z from 'zod';
import { PaymentProviderUnavailable } from '#modules/payments/index.ts';

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
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
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

const refundSchema = z.object({
  id: z.string(),
  object: z.literal('refund'),
  amount,
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
});
export type StripeRefund = z.infer<typeof refundSchema>;

const refundsSchema = z.object({ data: z.array(refundSchema) });

export const readIntent = (answer: unknown): Intent => read(intentSchema, answer);
export const readIntents = (answer: unknown): IntentPage => read(intentsSchema, answer);
export const readRefund = (answer: unknown): StripeRefund => read(refundSchema, answer);
export const readRefunds = (answer: unknown): StripeRefund[] => read(refundsSchema, answer).data;

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new PaymentProviderUnavailable(`Stripe's answer makes no sense: ${where}`);
}
