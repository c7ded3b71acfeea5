// Confirms a payment at the sandbox and translates the response into a payment outcome of the checkout.

import type { sandboxEndpoints } from '#modules/payments/endpoints.ts';
import type { BodyOf } from '#shared/api/endpoint.ts';
import { ApiError, callApi } from '#web/client/api-client.ts';
import { type ConfirmResponse, parseConfirm } from '../../calls/checkout-responses.ts';
import { paymentAdvice } from '../payment-errors.ts';
import type { Confirmation, PaymentOutcome } from '../payment-form.ts';

type Confirm = BodyOf<typeof sandboxEndpoints.confirm>;
export type SandboxWallet = Exclude<Confirm['paymentMethod']['type'], 'card' | 'ideal' | 'bancontact'>;

const CONFIRM_TIMEOUT_MS = 25_000;

/**
 * Confirms a sandbox payment and returns its outcome; `stale` when the payment can no longer be used. Throws
 * only when the shop cannot be reached or fails.
 */
export async function confirmSandboxPayment(
  { clientSecret, returnUrl }: Confirmation,
  paymentMethod: Confirm['paymentMethod'],
): Promise<PaymentOutcome> {
  try {
    const answer = await callApi('/api/stripe/sandbox/confirm', {
      method: 'POST',
      body: { clientSecret, returnUrl, paymentMethod } satisfies Confirm,
      parse: parseConfirm,
      signal: AbortSignal.timeout(CONFIRM_TIMEOUT_MS),
    });
    return readConfirmResponse(answer);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 402) return readConfirmResponse(parseConfirm(error.body));
    if (error.status === 404 || error.status === 409) return { kind: 'stale' };
    throw error;
  }
}

export function readConfirmResponse({ paymentIntent, redirectUrl, error }: ConfirmResponse): PaymentOutcome {
  if (error)
    return {
      kind: 'refused',
      advice: paymentAdvice(error.code, error.decline_code),
      code: error.decline_code ?? error.code,
    };
  if (redirectUrl) return { kind: 'redirect', url: redirectUrl };
  const status = paymentIntent?.status;
  if (paymentIntent && (status === 'succeeded' || status === 'processing'))
    return { kind: 'done', paymentIntentId: paymentIntent.id };
  if (status === 'canceled') return { kind: 'stale' };
  return { kind: 'refused', advice: paymentAdvice('payment_failed') };
}
