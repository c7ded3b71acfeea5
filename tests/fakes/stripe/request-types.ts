// The types of the requests the stand-in accepts, from the official SDK; the schemas are generated from this
// file. Stripe generates these types from its own specification, so Stripe refuses whatever violates them.

import type Stripe from 'stripe';

export type Requests = {
  'payment_intents.create': Stripe.PaymentIntentCreateParams;
  'payment_intents.retrieve': Stripe.PaymentIntentRetrieveParams;
  'payment_intents.update': Stripe.PaymentIntentUpdateParams;
  'payment_intents.cancel': Stripe.PaymentIntentCancelParams;
  'payment_intents.list': Stripe.PaymentIntentListParams;
  'refunds.create': Stripe.RefundCreateParams;
  'refunds.list': Stripe.RefundListParams;
  'disputes.list': Stripe.DisputeListParams;
  'balance_transactions.list': Stripe.BalanceTransactionListParams;
  'payouts.list': Stripe.PayoutListParams;
};
