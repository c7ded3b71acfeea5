// Every call to Stripe goes through here: how long the shop waits, and what each kind of "no" means to it.
// What is not a "no" but a mistake of ours (a wrong parameter, a key used twice) stays the error it is.

import Stripe from 'stripe';
import { PaymentNotChangeable, PaymentProviderUnavailable } from '#modules/payments/index.ts';

/** The payment, its charge or its refund is in a state that does not allow what was asked. */
const WRONG_STATE = new Set([
  'payment_intent_unexpected_state',
  'intent_invalid_state',
  'charge_already_refunded',
  'charge_disputed',
  'refund_disputed_payment',
  'charge_not_refundable',
]);

/** Another request about the same thing is under way at Stripe: the same call succeeds a moment later. */
const BUSY = new Set(['lock_timeout', 'idempotency_key_in_use', 'rate_limit']);

export type CallStripe = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * The SDK tries again by itself, so one call may last several time-outs; after `patience` the shop stops
 * waiting. What goes on behind its back is harmless: every change carries a key that Stripe carries out once.
 */
export function createCallStripe(timeoutMs: number): CallStripe {
  return async (call) => {
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new PaymentProviderUnavailable(`Stripe did not answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
    try {
      return await Promise.race([call(), timedOut]);
    } catch (error) {
      throw translated(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function translated(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  const summary = [error.type, error.code, error.requestId].filter(Boolean).join(' ');
  if (error.code !== undefined && WRONG_STATE.has(error.code))
    return new PaymentNotChangeable(`${summary}: ${error.message}`, { cause: error });
  const isOutage =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    // A key that was revoked: nothing the shopper or the caller did, and only the operator can mend it.
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    (error.code !== undefined && BUSY.has(error.code));
  return isOutage ? new PaymentProviderUnavailable(`${summary}: ${error.message}`, { cause: error }) : error;
}
