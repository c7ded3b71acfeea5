// Converts Stripe's types to those of the payment port: a PaymentIntent with its last charge becomes a
// payment, a refund a refund. Pure functions; the only file that uses both sets of types.

import type {
  PaymentFailure,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from '#modules/payments/index.ts';
import { cents } from '#shared/money.ts';
import type { Intent, StripeDispute, StripeRefund } from './stripe-answers.ts';

/** All metadata that the shop stores with a Stripe payment; never a name, address or e-mail. */
export type OwnMetadata = { order_reference: string; env: 'live' | 'test'; traceparent?: string };

/** Returns true when this shop made the payment; false for other payments of the same Stripe account. */
export function isOwn(intent: Intent): boolean {
  return intent.currency === 'eur' && (intent.metadata.order_reference ?? '') !== '';
}

export function paymentOf(intent: Intent): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    status: intent.status,
    amount: cents(intent.amount),
    amountReceived: cents(intent.amount_received),
    amountRefunded: cents(intent.status === 'succeeded' ? (charge?.amount_refunded ?? 0) : 0),
    currency: 'eur',
    method: methodOf(intent),
    lastFailure: failureOf(intent),
    reference: intent.metadata.order_reference ?? '',
    traceparent: intent.metadata.traceparent ?? null,
    createdAt: new Date(intent.created * 1000),
  };
}

export function refundOf({ id, status, amount, created, metadata }: StripeRefund): ProviderRefund {
  return {
    id,
    status: refundStatus(status),
    amount: cents(amount),
    key: metadata?.order_reference ?? null,
    createdAt: new Date(created * 1000),
  };
}

export function disputeOf(dispute: StripeDispute): ProviderDispute {
  const dueBy = dispute.evidence_details?.due_by ?? null;
  return {
    id: dispute.id,
    status: disputeStatus(dispute.status),
    amount: cents(disputedEuros(dispute)),
    reason: dispute.reason,
    evidenceDueBy: dueBy === null ? null : new Date(dueBy * 1000),
    createdAt: new Date(dispute.created * 1000),
  };
}

/**
 * Returns the disputed amount in euro cents. When the bank gives the amount in another currency, the result
 * is the amount taken off the balance; 0 while nothing is taken.
 */
function disputedEuros({
  amount,
  currency = 'eur',
  balance_transactions: moved = [],
}: StripeDispute): number {
  if (currency === 'eur') return amount;
  const taken = moved.filter((entry) => entry.currency === 'eur' && entry.amount < 0);
  return taken.reduce((sum, entry) => sum - entry.amount, 0);
}

/**
 * Returns the payment method of a successful payment; otherwise that of the failed attempt, or of the last
 * charge; null when unknown. For a card in a wallet, the wallet is returned.
 */
function methodOf({ last_payment_error: error, latest_charge: charge, status }: Intent): string | null {
  const details = typeof charge === 'object' ? charge?.payment_method_details : null;
  const paidWith = details?.card?.wallet?.type ?? details?.type ?? null;
  const triedWith = error?.payment_method?.type ?? null;
  return status === 'succeeded' ? paidWith : (triedWith ?? paidWith);
}

function failureOf({ last_payment_error: error, status }: Intent): PaymentFailure | null {
  // After a successful attempt, the error of an earlier attempt no longer counts.
  if (!error || status === 'succeeded') return null;
  return {
    code: error.code ?? error.type ?? 'unknown',
    declineCode: error.decline_code ?? null,
    message: error.message ?? '',
  };
}

/**
 * Converts the status of a Stripe dispute. `won` includes a closed warning and a prevented dispute, which
 * took no money. `inquiry` is a warning: the bank asks questions, nothing is taken yet, and a refund ends the
 * inquiry. All other statuses but `lost`, known or not, count as `open`.
 */
function disputeStatus(status: string): ProviderDispute['status'] {
  if (status === 'lost') return 'lost';
  if (status === 'warning_needs_response' || status === 'warning_under_review') return 'inquiry';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}

function refundStatus(status: string | null): ProviderRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  // `requires_action` counts as pending: a bank still asks for the account to refund to.
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
