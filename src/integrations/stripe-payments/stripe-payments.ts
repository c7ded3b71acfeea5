// The payment provider Stripe as an adapter of the shop's payment port. Every request that creates something
// has an idempotency key. The metadata at Stripe contain nothing about the customer.

import type { PaymentProvider } from '#modules/payments/index.ts';
import type { Clock } from '#shared/clock.ts';
import { createCallStripe } from './call-stripe.ts';
import { createListPayments } from './list-payments.ts';
import type { OwnMetadata } from './payment-of.ts';
import { createPaymentRequests } from './payment-requests.ts';
import { createReadBalance } from './read-balance.ts';
import { createReadEvent } from './read-event.ts';
import { createReadReversals } from './read-reversals.ts';
import { createRefundPayment } from './refund-payment.ts';
import { createStripeClient, REQUEST_TIMEOUT, type StripeAccess } from './stripe-client.ts';

export { stripeSources } from './page-sources.ts';

export type StripeOptions = StripeAccess & {
  webhookSecret: string;
  /** True when payments are real money, determined by the kind of the Stripe key. */
  live: boolean;
  clock: Clock;
};

export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = createStripeClient(options);
  const callStripe = createCallStripe(options.requestTimeout ?? REQUEST_TIMEOUT);
  const readEvent = createReadEvent(options);
  const env = options.live ? 'live' : 'test';
  const { listRefunds, readReversals, listReversedPayments } = createReadReversals(stripe, callStripe);
  const metadataOf = (reference: string): OwnMetadata => ({ order_reference: reference, env });

  return {
    ...createPaymentRequests(stripe, callStripe, metadataOf),
    refund: createRefundPayment({ stripe, callStripe, metadataOf, listRefunds }),
    readReversals,
    listReversedPayments,
    list: createListPayments(stripe, callStripe),
    ...createReadBalance(stripe, callStripe),
    verifyEvent: (rawBody, { 'stripe-signature': signature }) =>
      readEvent(rawBody, typeof signature === 'string' ? signature : undefined),
  };
}
