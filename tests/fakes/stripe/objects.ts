// Converts objects of the sandbox's account to Stripe's JSON, limited to what a shop uses; `livemode` follows
// the key.

import {
  chargeObject,
  claimObject,
  type EventObject,
  paymentObject,
  refundObject,
} from '#integrations/sandbox-payments/messages/webhook-event.ts';
import type { BalanceRow, PayoutRow } from '#integrations/sandbox-payments/store/balance.repository.ts';
import type { DisputeRow } from '#integrations/sandbox-payments/store/disputes.repository.ts';
import { clientSecretOf, newId } from '#integrations/sandbox-payments/store/identifiers.ts';
import type { PaymentRow } from '#integrations/sandbox-payments/store/payments.repository.ts';
import type { RefundRow } from '#integrations/sandbox-payments/store/refunds.repository.ts';

/** Fields that Stripe stores with a payment or refund and the sandbox does not have. */
export type Note = { currency: string; metadata: Record<string, string> };
export type Intent = PaymentRow & Note;
export type Refund = RefundRow & Note;

export type AttemptError = { type: string; code: string; decline_code?: string; message: string };

/** Wallets. Stripe reports a payment by wallet as a card payment. */
const WALLETS = new Set(['apple_pay', 'google_pay']);
const EVIDENCE_SECONDS = 7 * 86_400;

export const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);

export function intentObject(
  intent: Intent,
  { live, expandCharge }: { live: boolean; expandCharge: boolean },
): EventObject {
  const charge = chargeOf(intent, live);
  const error = attemptError(intent);
  const type = typeOf(intent.method ?? '');
  const latestCharge = expandCharge ? charge : charge.id;
  return {
    ...paymentObject(intent),
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    capture_method: 'automatic_async',
    client_secret: clientSecretOf(intent),
    currency: intent.currency,
    last_payment_error: error && {
      ...error,
      payment_method: { id: 'pm_1', object: 'payment_method', type },
    },
    latest_charge: intent.status === 'succeeded' ? latestCharge : null,
    livemode: live,
    metadata: intent.metadata,
    payment_method_types: ['card', 'ideal', 'bancontact', 'link', 'paypal'],
  };
}

/** Returns the failure of a payment with Stripe's own English message; null when the payment did not fail. */
export function attemptError({ failureCode, failureDeclineCode }: PaymentRow): AttemptError | null {
  if (failureCode === null) return null;
  const isCard = !failureCode.startsWith('payment_intent_');
  return {
    type: isCard ? 'card_error' : 'invalid_request_error',
    code: failureCode,
    ...(failureDeclineCode === null ? {} : { decline_code: failureDeclineCode }),
    message: isCard ? 'Your card was declined.' : 'The provided PaymentMethod has failed authentication.',
  };
}

function chargeOf(intent: Intent, live: boolean): EventObject {
  const method = intent.method ?? 'card';
  const wallet = WALLETS.has(method) ? { type: method } : null;
  const type = typeOf(method);
  return {
    ...chargeObject(intent),
    currency: intent.currency,
    disputed: intent.disputed === 1,
    livemode: live,
    paid: true,
    payment_method_details: {
      type,
      [type]: type === 'card' ? { brand: 'visa', last4: '4242', wallet } : {},
    },
    status: 'succeeded',
  };
}

const typeOf = (method: string): string => (WALLETS.has(method) ? 'card' : method);

export function disputeObject(dispute: DisputeRow, payment: PaymentRow): EventObject {
  const created = secondsOf(dispute.createdAt);
  return {
    ...claimObject(dispute.id, 'dispute', payment, dispute.reason),
    amount: dispute.amount,
    created,
    evidence_details: { due_by: created + EVIDENCE_SECONDS, has_evidence: false, past_due: false },
    status: dispute.status === 'open' ? 'needs_response' : dispute.status,
  };
}

export function writtenRefund(refund: Refund): EventObject {
  return {
    ...refundObject(refund),
    created: secondsOf(refund.createdAt),
    currency: refund.currency,
    metadata: refund.metadata,
  };
}

/**
 * The reporting category that Stripe gives to each kind of balance change. A bank payment, too, is a
 * `charge`.
 */
const CATEGORIES: Readonly<Record<BalanceRow['kind'], string>> = {
  payment: 'charge',
  refund: 'refund',
  refund_returned: 'refund_failure',
  payout: 'payout',
  dispute: 'dispute',
};

export function balanceObject(entry: BalanceRow, expandSource: boolean): EventObject {
  const { id, kind, amount, fee, paymentId, payoutId, createdAt } = entry;
  const source =
    kind === 'payout'
      ? { id: payoutId, object: 'payout' }
      : { id: `ch_${paymentId}`, object: 'charge', payment_intent: paymentId };
  return {
    id,
    object: 'balance_transaction',
    amount,
    fee,
    net: amount - fee,
    currency: 'eur',
    created: secondsOf(createdAt),
    available_on: secondsOf(entry.availableAt),
    status: 'available',
    reporting_category: kind === 'dispute' && amount > 0 ? 'dispute_reversal' : CATEGORIES[kind],
    source: expandSource ? source : source.id,
  };
}

export function payoutObject({ id, amount, createdAt, arrivesAt }: PayoutRow, now: number): EventObject {
  return {
    id,
    object: 'payout',
    amount,
    currency: 'eur',
    created: secondsOf(createdAt),
    arrival_date: secondsOf(arrivesAt),
    status: arrivesAt <= now ? 'paid' : 'in_transit',
  };
}

export const newRequestId = (): string => newId('evt').replace('evt', 'req');
