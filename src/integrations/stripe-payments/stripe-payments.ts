// The payment provider Stripe, behind the shop's own port. Amounts come from the server alone, methods are those the
// account has switched on, and every request that creates something carries a key that makes it happen once.

import type Stripe from 'stripe';
import {
  type CreatePayment,
  PaymentNotChangeable,
  type PaymentProvider,
  PaymentProviderUnavailable,
  type ProviderPayment,
} from '#modules/payments/index.ts';
import type { Clock } from '#shared/clock.ts';
import type { Cents } from '#shared/money.ts';
import { createAskStripe, isMissing } from './ask-stripe.ts';
import { createListPayments } from './list-payments.ts';
import { isOwn, type OwnMetadata, paymentOf, refundOf } from './payment-of.ts';
import { createReadEvent } from './read-event.ts';
import { createReadReversals } from './read-reversals.ts';
import { type Intent, readIntent, readRefund } from './stripe-answers.ts';
import { createStripeClient, REQUEST_TIMEOUT, type StripeAccess } from './stripe-client.ts';

export { stripeSources } from './page-sources.ts';

export type StripeOptions = StripeAccess & {
  webhookSecret: string;
  /** Real money: decided by the kind of the key. */
  live: boolean;
  clock: Clock;
};

/** Answers of a payment always bring the charge, which knows how much went back. */
const WITH_CHARGE = { expand: ['latest_charge'] };
const CHANGEABLE = new Set<string>(['requires_payment_method', 'requires_confirmation', 'requires_action']);

export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = createStripeClient(options);
  const ask = createAskStripe(options.requestTimeout ?? REQUEST_TIMEOUT);
  const readEvent = createReadEvent(options);
  const env = options.live ? 'live' : 'test';
  const { listRefunds, readReversals, listReversedPayments } = createReadReversals(stripe, ask);
  const metadataOf = (reference: string): OwnMetadata => ({ order_reference: reference, env });

  const retrieveIntent = (paymentId: string): Promise<Intent> =>
    ask(async () => readIntent(await stripe.paymentIntents.retrieve(paymentId, WITH_CHARGE)));

  async function create({ amount, reference, idempotencyKey }: CreatePayment) {
    const intent = await ask(async () =>
      readIntent(
        await stripe.paymentIntents.create(
          {
            amount,
            currency: 'eur',
            automatic_payment_methods: { enabled: true },
            metadata: metadataOf(reference),
            ...WITH_CHARGE,
          },
          { idempotencyKey },
        ),
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
    // The same amount leaves a shopper who is at the bank right now in peace.
    if (current.amount === amount) return withSecret(current);
    return withSecret(
      await ask(async () =>
        readIntent(await stripe.paymentIntents.update(paymentId, { amount, ...WITH_CHARGE })),
      ),
    );
  }

  const cancel: PaymentProvider['cancel'] = async (paymentId, reason) => {
    try {
      const canceled = await ask(async () =>
        readIntent(
          await stripe.paymentIntents.cancel(paymentId, { cancellation_reason: reason, ...WITH_CHARGE }),
        ),
      );
      return paymentOf(canceled);
    } catch (error) {
      if (!(error instanceof PaymentNotChangeable)) throw error;
      const current = await retrieveIntent(paymentId);
      if (current.status === 'canceled') return paymentOf(current);
      throw error;
    }
  };

  const refund: PaymentProvider['refund'] = async ({ paymentId, amount, idempotencyKey }) => {
    // Stripe may forget a key after a day, a job may be tried for longer: the refund itself keeps the key as its reference.
    const earlier = await listRefunds(paymentId);
    const same = earlier.find(({ metadata }) => metadata?.order_reference === idempotencyKey);
    if (same) return refundOf(same);
    try {
      return refundOf(await createRefund(paymentId, amount, idempotencyKey));
    } catch (error) {
      throw refusedRefund(error);
    }
  };

  const createRefund = (paymentId: string, amount: Cents, idempotencyKey: string) =>
    ask(async () =>
      readRefund(
        await stripe.refunds.create(
          { payment_intent: paymentId, amount, metadata: metadataOf(idempotencyKey) },
          { idempotencyKey },
        ),
      ),
    );

  return {
    create,
    retrieve,
    updateAmount,
    cancel,
    refund,
    readReversals,
    listReversedPayments,
    list: createListPayments(stripe, ask),
    verifyEvent: (rawBody, { 'stripe-signature': signature }) =>
      readEvent(rawBody, typeof signature === 'string' ? signature : undefined),
  };
}

function withSecret(intent: Intent): { payment: ProviderPayment; clientSecret: string } {
  if (!intent.client_secret)
    throw new PaymentProviderUnavailable(`Stripe gave no client secret for ${intent.id}`);
  return { payment: paymentOf(intent), clientSecret: intent.client_secret };
}

/** "More than is left" and "nothing was paid" have no code of their own at Stripe; they are told by the parameter at fault. */
function refusedRefund(error: unknown): unknown {
  if (!isInvalidRequest(error) || (error.param !== 'amount' && error.param !== 'payment_intent'))
    return error;
  if (error.code !== undefined && error.code !== 'amount_too_large') return error;
  return new PaymentNotChangeable(error.message, { cause: error });
}

function isInvalidRequest(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';
}
