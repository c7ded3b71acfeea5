// Implements the payment requests of the port at Stripe: create, read, change the amount, cancel. Amounts
// come from the shop's server only. The payment methods are those enabled in the Stripe account.

import type Stripe from 'stripe';
import {
  type CreatePayment,
  PaymentNotChangeable,
  type PaymentProvider,
  PaymentProviderUnavailable,
  type ProviderPayment,
} from '#modules/payments/index.ts';
import type { Cents } from '#shared/money.ts';
import { type CallStripe, isMissing } from './call-stripe.ts';
import { isOwn, type OwnMetadata, paymentOf } from './payment-of.ts';
import { type Intent, readIntent } from './stripe-answers.ts';

/**
 * Request options with which Stripe returns a payment with its charge, which contains the refunded amount.
 */
const WITH_CHARGE = { expand: ['latest_charge'] };
const CHANGEABLE = new Set<string>(['requires_payment_method', 'requires_confirmation', 'requires_action']);

export type PaymentRequests = Pick<PaymentProvider, 'create' | 'retrieve' | 'updateAmount' | 'cancel'>;

export function createPaymentRequests(
  { paymentIntents: intents }: Stripe,
  callStripe: CallStripe,
  metadataOf: (reference: string) => OwnMetadata,
): PaymentRequests {
  const callForIntent = (call: () => Promise<unknown>): Promise<Intent> =>
    callStripe(async () => readIntent(await call()));
  const retrieveIntent = (paymentId: string): Promise<Intent> =>
    callForIntent(() => intents.retrieve(paymentId, WITH_CHARGE));

  async function create({ amount, reference, traceparent, idempotencyKey }: CreatePayment) {
    const intent = await callForIntent(() =>
      intents.create(
        {
          amount,
          currency: 'eur',
          automatic_payment_methods: { enabled: true },
          metadata: { ...metadataOf(reference), ...(traceparent && { traceparent }) },
          ...WITH_CHARGE,
        },
        { idempotencyKey },
      ),
    );
    return withSecret(intent);
  }

  async function retrieve(paymentId: string): Promise<ProviderPayment | null> {
    try {
      const intent = await retrieveIntent(paymentId);
      return isOwn(intent) ? paymentOf(intent) : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function updateAmount(paymentId: string, amount: Cents) {
    const current = await retrieveIntent(paymentId);
    if (!CHANGEABLE.has(current.status))
      throw new PaymentNotChangeable(`${paymentId} is ${current.status} and keeps its amount`);
    // An unchanged amount must not interrupt a shopper who is at the bank at this moment.
    if (current.amount === amount) return withSecret(current);
    return withSecret(await callForIntent(() => intents.update(paymentId, { amount, ...WITH_CHARGE })));
  }

  const cancel: PaymentProvider['cancel'] = async (paymentId, reason) => {
    try {
      return paymentOf(
        await callForIntent(() => intents.cancel(paymentId, { cancellation_reason: reason, ...WITH_CHARGE })),
      );
    } catch (error) {
      if (!(error instanceof PaymentNotChangeable)) throw error;
      const current = await retrieveIntent(paymentId);
      if (current.status === 'canceled') return paymentOf(current);
      throw error;
    }
  };

  return { create, retrieve, updateAmount, cancel };
}

function withSecret(intent: Intent): { payment: ProviderPayment; clientSecret: string } {
  if (!intent.client_secret)
    throw new PaymentProviderUnavailable(`Stripe gave no client secret for ${intent.id}`);
  return { payment: paymentOf(intent), clientSecret: intent.client_secret };
}
