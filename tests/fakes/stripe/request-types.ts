// The requests the stand-in takes, as the official SDK declares them: the schemas it checks with are made
// from this file. Stripe generates these types from its own specification, so what breaks them is refused by
// Stripe too.

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
