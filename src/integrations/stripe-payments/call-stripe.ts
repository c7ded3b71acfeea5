// Makes every call to Stripe: the time-out, and the error for each kind of refusal. Errors that are bugs of
// the shop (a wrong parameter, a reused key) are thrown unchanged.

import Stripe from 'stripe';
import { PaymentNotChangeable, PaymentProviderUnavailable } from '#modules/payments/index.ts';

/** Stripe's error codes for a payment, charge or refund whose state does not allow the request. */
const WRONG_STATE = new Set([
  'payment_intent_unexpected_state',
  'intent_invalid_state',
  'charge_already_refunded',
  'charge_disputed',
  'refund_disputed_payment',
  'charge_not_refundable',
]);

/**
 * Stripe's error codes for a request that conflicts with a simultaneous one; the same call succeeds when
 * repeated a little later.
 */
const BUSY = new Set(['lock_timeout', 'idempotency_key_in_use', 'rate_limit']);

export type CallStripe = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Creates the function that calls Stripe with a total time limit. The SDK retries by itself, so one call may
 * last several of its time-outs; after `timeoutMs` the shop stops waiting. A late success is harmless,
 * because every change has an idempotency key.
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
    // The key was revoked: only the operator can repair this, not the shopper or the caller.
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    (error.code !== undefined && BUSY.has(error.code));
  return isOutage ? new PaymentProviderUnavailable(`${summary}: ${error.message}`, { cause: error }) : error;
}
