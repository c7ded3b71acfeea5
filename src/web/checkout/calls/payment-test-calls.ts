// The API calls of /payment-test: prepare a payment from an amount and a pack, and place the order of a paid
// payment.

import { paymentTestCopy as copy } from '#copy/payment-test.ts';
import type { checkoutEndpoints } from '#modules/checkout/endpoints.ts';
import type { BodyOf } from '#shared/api/endpoint.ts';
import { ApiError, callApi } from '#web/client/api-client.ts';
import type { CheckoutPack } from '../page/checkout-info.ts';
import { type PreparedPayment, parsePrepared } from './checkout-responses.ts';

export function prepareTestPayment({ id, priceCents }: CheckoutPack): Promise<PreparedPayment> {
  return callApi('/api/checkout', {
    method: 'POST',
    body: { amount: priceCents / 100, variant: id } satisfies BodyOf<typeof checkoutEndpoints.start>,
    parse: parsePrepared,
  });
}

/**
 * Describes a failed call for the log. `details` are the code and message from the server, absent when the
 * server sent none.
 */
export function describeFailure(error: unknown): { text: string; details?: string } {
  if (!(error instanceof ApiError)) return { text: copy.unreachable };
  const { status, problem } = error;
  return {
    text: copy.httpError(status),
    ...(problem ? { details: `${problem.code}: ${problem.detail}` } : {}),
  };
}
