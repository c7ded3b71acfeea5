// The port to whoever moves the money, in the shop's own words: an adapter translates those of its provider.
// The shop believes only what `retrieve` answers; everything else, a webhook included, is a hint to ask
// again.

import type { Cents } from '#shared/money.ts';

export const PAYMENT_STATUSES = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

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
  /** The story it was made in, as it was given. */
  traceparent?: string | null;
  createdAt: Date;
};

export type CreatePayment = {
  amount: Cents;
  /** The shop's own name for what is paid: comes back in every reading. */
  reference: string;
  /** The story it is made in: comes back in every reading and, where the provider can, in its messages. */
  traceparent?: string | undefined;
  /** The same key always answers the same payment, even after a time-out. */
  idempotencyKey: string;
};

/** `failed` also when the bank sent the money back later: the shop has it again. */
export type RefundStatus = 'pending' | 'succeeded' | 'failed';

export type ProviderRefund = {
  id: string;
  status: RefundStatus;
  amount: Cents;
  /** The key the shop asked with; null when the refund was made in the provider's own dashboard. */
  key: string | null;
  createdAt: Date;
};

/**
 * The customer's bank wants the money back. `inquiry`: it asks, and has taken nothing; `open` until it has
 * decided; `won` leaves the money with the shop.
 */
export type DisputeStatus = 'inquiry' | 'open' | 'won' | 'lost';

export type ProviderDispute = {
  id: string;
  status: DisputeStatus;
  amount: Cents;
  /** The provider's word for it: fraudulent, product_not_received … */
  reason: string;
  /** Until when the shop can send its evidence; null when there is nothing to send. */
  evidenceDueBy: Date | null;
  createdAt: Date;
};

/** Everything that took money of one payment back, oldest first. */
export type Reversals = { refunds: ProviderRefund[]; disputes: ProviderDispute[] };

/**
 * Why the balance at the provider changed. `refund_returned`: a refund the customer's bank sent back;
 * `dispute`: money a bank took, or brought back; `fee`: what the provider charges apart from payments;
 * `payout_returned`: the shop's own bank refused it.
 */
export type BalanceKind =
  | 'payment'
  | 'refund'
  | 'refund_returned'
  | 'dispute'
  | 'fee'
  | 'payout'
  | 'payout_returned'
  | 'other';

/** One change of the balance: by `amount`, less `fee`, which the provider kept. */
export type BalanceEntry = {
  id: string;
  kind: BalanceKind;
  amount: Cents;
  fee: Cents;
  /** Of money of a customer. */
  paymentId: string | null;
  /** Of a payout. */
  payoutId: string | null;
  at: Date;
};

/** Money sent to the shop's bank. `paid` may still become `failed`, days later. */
export type ProviderPayout = {
  id: string;
  amount: Cents;
  status: 'pending' | 'paid' | 'failed';
  /** A day, `2026-11-20`. */
  arrivesOn: string;
  createdAt: Date;
};

/** A verified message from the provider: an id to remember once, and which payment to read afresh. */
export type ProviderEvent = {
  id: string;
  /** The provider's own name of it: kept for whoever compares with its dashboard, and never read. */
  type: string;
  createdAt: Date;
  /** The story in which its payment was made, where the message tells. */
  traceparent?: string | null;
} & EventSubject;

/** `reversal`: a refund or a dispute of the payment. `other`: nothing the shop has to ask about. */
export type EventSubject =
  | { about: 'payment' | 'reversal'; paymentId: string }
  | { about: 'other'; paymentId: null };

/** The headers of a message, where its signature is. */
export type EventHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type PaymentProvider = {
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
  /**
   * The provider's truth about what went back of a payment; both lists empty when it does not know the id.
   */
  readReversals(paymentId: string): Promise<Reversals>;
  /**
   * Ids of the payments with a refund or a dispute made since a moment, however old the payment: each once.
   */
  listReversedPayments(createdSince: Date): Promise<string[]>;
  /** Payments created since a moment, oldest first, page by page: the reconciliation job walks them. */
  list(input: {
    createdSince: Date;
    startingAfter: string | null;
    limit: number;
  }): Promise<{ payments: ProviderPayment[]; hasMore: boolean }>;
  /** Everything that changed the balance from a moment on and before another, oldest first. */
  listBalance(span: { from: Date; until: Date }): Promise<BalanceEntry[]>;
  /** Payouts made since a moment, oldest first. */
  listPayouts(createdSince: Date): Promise<ProviderPayout[]>;
  /** The ids of the changes that a payout took to the bank, its own left out. */
  listPaidOut(payoutId: string): Promise<string[]>;
  /** Verifies signature and age of a raw webhook body, and says why it is not one for this shop. */
  verifyEvent(rawBody: Buffer, headers: EventHeaders): ProviderEvent | EventRefusal;
};

/**
 * `invalid_signature`: not from the provider, or not of these five minutes; `wrong_mode`: a live message at a
 * test shop, or the other way round; `unknown_event`: truly from the provider, and no message this endpoint
 * takes.
 */
export type EventRefusal = 'invalid_signature' | 'wrong_mode' | 'unknown_event';

/** The provider is down, slow or said something that makes no sense. The caller may try again. */
export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
}

/** The provider refuses: the payment is already under way, canceled or paid. */
export class PaymentNotChangeable extends Error {
  override readonly name = 'PaymentNotChangeable';
}
