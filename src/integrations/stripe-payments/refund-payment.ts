// Refunds a payment at Stripe, once per idempotency key, also when the call is repeated much later.

import type Stripe from 'stripe';
import { PaymentNotChangeable, type PaymentProvider } from '#modules/payments/index.ts';
import type { CallStripe } from './call-stripe.ts';
import { type OwnMetadata, refundOf } from './payment-of.ts';
import type { ReadReversals } from './read-reversals.ts';
import { readRefund, type StripeRefund } from './stripe-answers.ts';

type Parts = {
  stripe: Stripe;
  callStripe: CallStripe;
  metadataOf(reference: string): OwnMetadata;
  listRefunds: ReadReversals['listRefunds'];
};
type RefundRequest = Parameters<PaymentProvider['refund']>[0];

export function createRefundPayment(parts: Parts): PaymentProvider['refund'] {
  return async (request) => {
    // Stripe may forget an idempotency key after a day, while a job may be retried for longer. The refund
    // itself stores the key, so earlier refunds are checked first.
    const earlier = await parts.listRefunds(request.paymentId);
    const same = earlier.find(({ metadata }) => metadata?.order_reference === request.idempotencyKey);
    if (same) return refundOf(same);
    try {
      return refundOf(await createRefund(parts, request));
    } catch (error) {
      throw refusedRefund(error);
    }
  };
}

function createRefund(
  { stripe, callStripe, metadataOf }: Parts,
  { paymentId, amount, idempotencyKey }: RefundRequest,
): Promise<StripeRefund> {
  return callStripe(async () =>
    readRefund(
      await stripe.refunds.create(
        { payment_intent: paymentId, amount, metadata: metadataOf(idempotencyKey) },
        { idempotencyKey },
      ),
    ),
  );
}

/**
 * Converts the errors "more than is left" and "nothing was paid" to `PaymentNotChangeable`; other errors are
 * returned unchanged. Stripe has no codes for these two errors, so the parameter named in the error
 * identifies them.
 */
function refusedRefund(error: unknown): unknown {
  if (!isInvalidRequest(error) || (error.param !== 'amount' && error.param !== 'payment_intent'))
    return error;
  if (error.code !== undefined && error.code !== 'amount_too_large') return error;
  return new PaymentNotChangeable(error.message, { cause: error });
}

function isInvalidRequest(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';
}
