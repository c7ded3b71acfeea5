// The port to whoever moves the money. Two adapters fill it: Stripe, and the sandbox that stands in for it.
// The shop believes only what `retrieve` answers; everything else, a webhook included, is a hint to ask again.

import type { Cents } from '#shared/money.ts';

export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

/** Facts of a failed attempt as the provider gives them; never anything of the payment method itself. */
export type PaymentFailure = { code: string; declineCode: string | null; message: string };

/** What the provider knows of one payment, read fresh. Amounts in cents. */
export type ProviderPayment = {
  id: string;
  status: PaymentStatus;
  amount: Cents;
  amountReceived: Cents;
  amountRefunded: Cents;
  currency: 'eur';
  /** The method that was used or tried: card, ideal, bancontact, paypal … */
  method: string | null;
  lastFailure: PaymentFailure | null;
  /** What the shop gave at creation; holds no personal data. */
  reference: string;
  createdAt: Date;
};

export type CreatePayment = {
  amount: Cents;
  /** The shop's own name for what is paid: comes back in every reading. */
  reference: string;
  /** The same key always answers the same payment, even after a time-out. */
  idempotencyKey: string;
};

export type ProviderRefund = { id: string; status: 'pending' | 'succeeded' | 'failed'; amount: Cents };

/** A verified message from the provider: an id to remember once, a kind and the payment to read afresh. */
export type ProviderEvent = { id: string; type: string; paymentId: string | null; createdAt: Date };

export type PaymentProvider = {
  readonly name: 'stripe' | 'sandbox';
  /** Creates a payment in `requires_payment_method`. The client secret looks like `pi_…_secret_…`. */
  create(input: CreatePayment): Promise<{ payment: ProviderPayment; clientSecret: string }>;
  /** The provider's truth, or null when it does not know the id. */
  retrieve(paymentId: string): Promise<ProviderPayment | null>;
  /** Changes the amount of a payment not yet under way; `payment_not_changeable` otherwise. */
  updateAmount(paymentId: string, amount: Cents): Promise<{ payment: ProviderPayment; clientSecret: string }>;
  /** Cancels a payment that did not succeed; a no-op when it is already canceled. */
  cancel(
    paymentId: string,
    reason: 'abandoned' | 'duplicate' | 'requested_by_customer',
  ): Promise<ProviderPayment>;
  /** Gives money back. The same key gives it back once. */
  refund(input: { paymentId: string; amount: Cents; idempotencyKey: string }): Promise<ProviderRefund>;
  /** Payments created since a moment, oldest first, page by page: the reconciliation job walks them. */
  list(input: {
    createdSince: Date;
    startingAfter: string | null;
    limit: number;
  }): Promise<{ payments: ProviderPayment[]; hasMore: boolean }>;
  /** Verifies signature and age of a raw webhook body; null when it is not from the provider. */
  verifyEvent(rawBody: Buffer, signatureHeader: string | undefined): ProviderEvent | null;
};

/** The provider is down, slow or said something that makes no sense. The caller may try again. */
export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
}

/** The provider refuses: the payment is already under way, canceled or paid. */
export class PaymentNotChangeable extends Error {
  override readonly name = 'PaymentNotChangeable';
}
