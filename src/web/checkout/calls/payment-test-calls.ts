// What /payment-test asks of the server: a payment for a pack, by amount and pack alone, and the order of a
// paid one.

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

/** What the log says of a call that failed, and the server's own words when it gave any. */
export function describeFailure(error: unknown): { text: string; details?: string } {
  if (!(error instanceof ApiError)) return { text: copy.unreachable };
  const { status, problem } = error;
  return {
    text: copy.httpError(status),
    ...(problem ? { details: `${problem.code}: ${problem.detail}` } : {}),
  };
}
