// What payment recovery asks and answers. Amounts are euros; `quote` is integer cents, as everywhere in the
// checkout.

import * as z from 'zod';
import { sessionIdSchema } from '#modules/drafts/contract.ts';
import { quoteSchema } from '#modules/pricing/contract.ts';
import { emailAddress } from '#shared/recipient/email-schema.ts';
import { customerAnswerShape } from '#shared/recipient/recipient-schema.ts';
import { recoveryMethods } from './recommend-methods.ts';

/** How often a basket may be tried again; the first failure is none of them. */
export const MAX_RECOVERY_ATTEMPTS = 3;

const methods = z.array(z.enum(recoveryMethods));

export const failedPaymentSchema = z.object({
  id: z.string(),
  variant: z.string(),
  amount: z.number(),
  ...customerAnswerShape,
  timestamp: z.string(),
  /** Granted so far, of three. */
  attempts: z.number().int(),
  /** Dutch; a blocked card is told no more than "declined". */
  failureReason: z.string(),
  /** Best first. */
  recommendedMethods: methods,
  /** For the operator: what happened since, oldest first. */
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
  /** Kept only when the basket has no address yet. */
  customerEmail: z.union([z.literal(''), emailAddress('Voer een geldig e-mailadres in')]).optional(),
  /** Accepted and left unread: the server counts. */
  recoveryAttempt: z.number().int().min(0).max(1000).optional(),
  /** The failed payment this is about; 404 when it is not one of the session's own. */
  paymentId: z.string().trim().min(1).max(255).optional(),
  sessionId: sessionIdSchema.optional(),
});
export type StartRecovery = z.infer<typeof startRecoverySchema>;

export const recoveryStartedSchema = z.object({
  /** Null when there is nothing left to pay. */
  clientSecret: z.string().nullable(),
  paymentIntentId: z.string(),
  recommendedMethods: methods,
  amount: z.number(),
  currency: z.literal('eur'),
  quote: quoteSchema,
  /** Which of the three this is. */
  attempt: z.number().int(),
});
export type RecoveryStarted = z.infer<typeof recoveryStartedSchema>;

/** What went wrong, as a code or a sentence, or as the provider's error object. */
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
 * An open basket whose payment failed, with its newest failure. Its `id` is that of the basket, `amount`
 * 2-decimal text.
 */
export const failedCheckoutSchema = failedPaymentSchema
  .omit({ timestamp: true, recommendedMethods: true, history: true })
  .extend({ id: z.number().int(), paymentId: z.string(), amount: z.string(), failedAt: z.string() });
export type FailedCheckout = z.infer<typeof failedCheckoutSchema>;

/** It opens the basket once, until then. */
export const recoveryLinkSchema = z.object({ link: z.string(), endsAt: z.string() });
export type RecoveryLink = z.infer<typeof recoveryLinkSchema>;

/** A basket for which no payment could be prepared, because the provider could not be reached. */
export const unpreparedPaymentSchema = z.object({
  draftId: z.number().int(),
  ...customerAnswerShape,
  /** 2-decimal text. */
  total: z.string(),
  times: z.number().int(),
  lastAt: z.string(),
});
export type UnpreparedPayment = z.infer<typeof unpreparedPaymentSchema>;
