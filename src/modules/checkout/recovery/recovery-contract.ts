// The API schemas of recovery, which lets a customer pay again after a failed payment. Amounts are in euros;
// amounts inside `quote` are in whole cents.

import * as z from 'zod';
import { sessionIdSchema } from '#modules/drafts/contract.ts';
import { quoteSchema } from '#modules/pricing/contract.ts';
import { emailAddress } from '#shared/recipient/email-schema.ts';
import { customerAnswerShape } from '#shared/recipient/recipient-schema.ts';
import { recoveryMethods } from './recommend-methods.ts';

/**
 * The maximum number of recovery attempts per basket. The first failed payment does not count as an attempt.
 */
export const MAX_RECOVERY_ATTEMPTS = 3;

const methods = z.array(z.enum(recoveryMethods));

export const failedPaymentSchema = z.object({
  id: z.string(),
  variant: z.string(),
  amount: z.number(),
  ...customerAnswerShape,
  timestamp: z.string(),
  /** The number of recovery attempts granted to the basket so far, 0 to 3. */
  attempts: z.number().int(),
  /** The reason why the payment failed, in Dutch. A lost, stolen or blocked card is only called declined. */
  failureReason: z.string(),
  /** The payment methods recommended to the customer after the failed payment, best first. */
  recommendedMethods: methods,
  /**
   * The recovery events of the basket, oldest first; absent for customers, because only operators may see
   * them.
   */
  history: z
    .array(
      z.object({
        at: z.string(),
        kind: z.string(),
        attempt: z.number().int().nullable(),
        paymentId: z.string().nullable(),
        error: z.string().nullable(),
      }),
    )
    .optional(),
});
export type FailedPayment = z.infer<typeof failedPaymentSchema>;

export const failedPaymentsSchema = z.object({ payments: z.array(failedPaymentSchema) });

export const startRecoverySchema = z.object({
  amount: z.number().nonnegative().max(100_000).optional(),
  variant: z.string().trim().min(1).max(20),
  /** The e-mail address of the customer who pays again. It is saved only when the basket has none yet. */
  customerEmail: z.union([z.literal(''), emailAddress('Voer een geldig e-mailadres in')]).optional(),
  /**
   * The number of the recovery attempt according to the browser. It is ignored, because the server counts the
   * attempts itself.
   */
  recoveryAttempt: z.number().int().min(0).max(1000).optional(),
  /**
   * The id of the failed payment the customer wants to pay again; absent for the newest one of the basket.
   * The response is 404 when the payment belongs to another session.
   */
  paymentId: z.string().trim().min(1).max(255).optional(),
  sessionId: sessionIdSchema.optional(),
});
export type StartRecovery = z.infer<typeof startRecoverySchema>;

export const recoveryStartedSchema = z.object({
  /** The payment provider's client secret, which the browser needs to pay; null when the total is € 0. */
  clientSecret: z.string().nullable(),
  paymentIntentId: z.string(),
  recommendedMethods: methods,
  amount: z.number(),
  currency: z.literal('eur'),
  quote: quoteSchema,
  /** The number of this recovery attempt, 1 to 3. */
  attempt: z.number().int(),
});
export type RecoveryStarted = z.infer<typeof recoveryStartedSchema>;

/**
 * Body of the browser's report that a recovery payment failed: a code, a sentence, or the provider's error
 * object.
 */
export const logRecoveryFailureSchema = z.object({
  paymentId: z.string().trim().min(1).max(255),
  error: z
    .union([
      z.string().max(2000),
      z.object({ code: z.string().max(200).optional(), message: z.string().max(2000).optional() }),
    ])
    .optional(),
  attempt: z.number().int().min(0).max(1000).optional(),
  sessionId: sessionIdSchema.optional(),
});
export type LogRecoveryFailure = z.infer<typeof logRecoveryFailureSchema>;

/**
 * An open basket whose payment failed, as operators see it, with its newest failure. `id` is the basket's id;
 * `amount` is decimal text in euros, with 2 decimals.
 */
export const failedCheckoutSchema = failedPaymentSchema
  .omit({ timestamp: true, recommendedMethods: true, history: true })
  .extend({ id: z.number().int(), paymentId: z.string(), amount: z.string(), failedAt: z.string() });
export type FailedCheckout = z.infer<typeof failedCheckoutSchema>;

/** A recovery link and the time it expires (ISO). The link opens the basket on any device, once. */
export const recoveryLinkSchema = z.object({ link: z.string(), endsAt: z.string() });
export type RecoveryLink = z.infer<typeof recoveryLinkSchema>;

/** A basket for which no payment could be prepared because the provider was unavailable. */
export const unpreparedPaymentSchema = z.object({
  draftId: z.number().int(),
  ...customerAnswerShape,
  /** The total of the basket in euros, as decimal text with 2 decimals. */
  total: z.string(),
  times: z.number().int(),
  lastAt: z.string(),
});
export type UnpreparedPayment = z.infer<typeof unpreparedPaymentSchema>;
