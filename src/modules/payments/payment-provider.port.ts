// The port of the payment provider, in the shop's own terms; adapters such as stripe-payments implement the
// port. The shop trusts only the answer of `retrieve`; a webhook only makes the shop read the payment again.

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

/** The provider's details of a failed payment attempt; never contains card or account data. */
export type PaymentFailure = { code: string; declineCode: string | null; message: string };

/**
 * A payment as read from the provider at this moment, not from a webhook or a cache. Amounts are in cents.
 */
export type ProviderPayment = {
  id: string;
  status: PaymentStatus;
  amount: Cents;
  amountReceived: Cents;
  amountRefunded: Cents;
  currency: 'eur';
  /**
   * The method with which the customer paid or tried to pay (card, ideal, bancontact, paypal …); null before
   * the first attempt.
   */
  method: string | null;
  lastFailure: PaymentFailure | null;
  /** The shop's reference of the payment, as it was given in `CreatePayment`; contains no personal data. */
  reference: string;
  /**
   * The W3C trace context (`traceparent` header) of the request that created the payment, as the shop sent it
   * to the provider.
   */
  traceparent?: string | null;
  createdAt: Date;
};

export type CreatePayment = {
  amount: Cents;
  /**
   * The shop's own id of the agreement to be paid; every answer of the provider about the payment contains
   * the reference.
   */
  reference: string;
  /**
   * The W3C trace context of the request that creates the payment. Every answer of the provider about the
   * payment contains the context, and so does a webhook where the provider supports that.
   */
  traceparent?: string | undefined;
  /**
   * The idempotency key for creating a payment: requests with the same key return the same payment, so a
   * request may be repeated after a time-out.
   */
  idempotencyKey: string;
};

/**
 * The state of a refund. `failed` includes a refund the customer's bank sent back later, so the shop has the
 * money again.
 */
export type RefundStatus = 'pending' | 'succeeded' | 'failed';

export type ProviderRefund = {
  id: string;
  status: RefundStatus;
  amount: Cents;
  /**
   * The idempotency key with which the shop requested the refund; null for a refund made in the provider's
   * dashboard.
   */
  key: string | null;
  createdAt: Date;
};

/**
 * The state of a dispute, in which the customer's bank claims the money back. `inquiry`: the bank asks a
 * question and has taken nothing. `open`: the bank has not decided yet. `won`: the shop keeps the money.
 * `lost`: the customer keeps the money.
 */
export type DisputeStatus = 'inquiry' | 'open' | 'won' | 'lost';

export type ProviderDispute = {
  id: string;
  status: DisputeStatus;
  amount: Cents;
  /** The provider's reason code of the dispute, such as `fraudulent` or `product_not_received`. */
  reason: string;
  /** The deadline for sending the bank evidence in this dispute; null when no evidence can be sent. */
  evidenceDueBy: Date | null;
  createdAt: Date;
};

/** All refunds and disputes of one payment, oldest first. */
export type Reversals = { refunds: ProviderRefund[]; disputes: ProviderDispute[] };

/**
 * The reason for a change of the shop's balance at the provider. `refund_returned`: the customer's bank sent
 * a refund back; `dispute`: a bank took or returned disputed money; `fee`: a charge of the provider that
 * belongs to no payment; `payout_returned`: the shop's own bank refused a payout.
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

/**
 * One change of the shop's balance at the provider, in cents. The balance changes by `amount` minus `fee`,
 * which the provider kept.
 */
export type BalanceEntry = {
  id: string;
  kind: BalanceKind;
  amount: Cents;
  fee: Cents;
  /**
   * The id of the customer's payment to which the balance change belongs; null for a change without a
   * payment, such as a fee.
   */
  paymentId: string | null;
  /**
   * The id of the payout, when this balance entry is the payout itself; null for all other entries.
   * `listPaidOut` lists the entries whose money a payout transferred.
   */
  payoutId: string | null;
  at: Date;
};

/** A transfer of the provider to the shop's bank. A `paid` payout can still become `failed` days later. */
export type ProviderPayout = {
  id: string;
  amount: Cents;
  status: 'pending' | 'paid' | 'failed';
  /** The day the money of the payout arrives at the shop's bank, as in 2026-11-20. */
  arrivesOn: string;
  createdAt: Date;
};

/**
 * A verified webhook message. The shop records the message id once, then reads the payment at the provider.
 */
export type ProviderEvent = {
  id: string;
  /**
   * The provider's name for the kind of this webhook message, stored for comparison with the provider's
   * dashboard; no code depends on the value.
   */
  type: string;
  createdAt: Date;
  /**
   * The W3C trace context of the request that created the payment, as the webhook message contains it; null
   * or absent when it does not.
   */
  traceparent?: string | null;
} & EventSubject;

/**
 * The subject of a webhook message. `reversal`: a refund or dispute of the payment; `other`: an event the
 * shop ignores.
 */
export type EventSubject =
  | { about: 'payment' | 'reversal'; paymentId: string }
  | { about: 'other'; paymentId: null };

/** The HTTP headers of a webhook message; they contain its signature. */
export type EventHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type PaymentProvider = {
  /** Creates a payment in state `requires_payment_method`. The client secret looks like `pi_…_secret_…`. */
  create(input: CreatePayment): Promise<{ payment: ProviderPayment; clientSecret: string }>;
  /** Reads a payment at the provider; null when the provider does not know the id. */
  retrieve(paymentId: string): Promise<ProviderPayment | null>;
  /**
   * Changes the amount of a payment at the provider. Throws `PaymentNotChangeable` when the payment is paid,
   * canceled or its money is on its way (`processing`).
   */
  updateAmount(paymentId: string, amount: Cents): Promise<{ payment: ProviderPayment; clientSecret: string }>;
  /**
   * Cancels an unpaid payment; a payment that is already canceled stays as it is. Throws
   * `PaymentNotChangeable` when the payment is paid or its money is on its way (`processing`).
   */
  cancel(
    paymentId: string,
    reason: 'abandoned' | 'duplicate' | 'requested_by_customer',
  ): Promise<ProviderPayment>;
  /**
   * Refunds an amount of a payment, in cents; repeated calls with the same key refund once. Throws
   * `PaymentNotChangeable` when the provider refuses the refund, and `PaymentProviderUnavailable` when the
   * outcome is unknown.
   */
  refund(input: { paymentId: string; amount: Cents; idempotencyKey: string }): Promise<ProviderRefund>;
  /**
   * Reads the refunds and disputes of a payment at the provider. Both lists are empty when the provider does
   * not know the payment id.
   */
  readReversals(paymentId: string): Promise<Reversals>;
  /**
   * Lists the ids of payments with a refund or dispute created since `createdSince`, each id once. The
   * payment itself may be older.
   */
  listReversedPayments(createdSince: Date): Promise<string[]>;
  /**
   * Lists payments created at the provider since `createdSince`, oldest first, at most `limit` per call and
   * starting after the payment id `startingAfter`. The reconciliation job uses this.
   */
  list(input: {
    createdSince: Date;
    startingAfter: string | null;
    limit: number;
  }): Promise<{ payments: ProviderPayment[]; hasMore: boolean }>;
  /**
   * Lists all changes of the shop's balance at the provider, from `from` (inclusive) to `until` (exclusive),
   * oldest first.
   */
  listBalance(span: { from: Date; until: Date }): Promise<BalanceEntry[]>;
  /** Lists the provider's payouts to the shop's bank created since `createdSince`, oldest first. */
  listPayouts(createdSince: Date): Promise<ProviderPayout[]>;
  /**
   * Lists the ids of the balance entries whose money a payout transferred, without the entry of the payout
   * itself.
   */
  listPaidOut(payoutId: string): Promise<string[]>;
  /**
   * Verifies signature and age of a webhook request from its raw body and headers. Returns the message, or
   * the reason to refuse it.
   */
  verifyEvent(rawBody: Buffer, headers: EventHeaders): ProviderEvent | EventRefusal;
};

/**
 * The reason a webhook is refused. `invalid_signature`: not from the provider, or older than five minutes;
 * `wrong_mode`: a live message at a test shop or the reverse; `unknown_event`: from the provider, but of a
 * form this endpoint does not accept.
 */
export type EventRefusal = 'invalid_signature' | 'wrong_mode' | 'unknown_event';

/** Thrown when the provider is down, slow or gives an unusable answer. The caller may try again. */
export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
}

/**
 * Thrown when the provider refuses a refund or a change of a payment, for instance because the payment is in
 * progress, canceled or paid.
 */
export class PaymentNotChangeable extends Error {
  override readonly name = 'PaymentNotChangeable';
}
