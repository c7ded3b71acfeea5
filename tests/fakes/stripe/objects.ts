// The objects of the stand-in and how Stripe writes them down. Only what a shop can see; `livemode` follows the key.

import { randomBytes } from 'node:crypto';

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

export type AttemptError = {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
};

export type Charge = {
  id: string;
  amount: number;
  amountRefunded: number;
  succeeded: boolean;
  /** `card`, `ideal` … and, for a card in a wallet, which wallet. */
  method: string;
  wallet: string | null;
  disputed: boolean;
};

export type Intent = {
  id: string;
  secret: string;
  amount: number;
  currency: string;
  created: number;
  metadata: Record<string, string>;
  status: IntentStatus;
  charge: Charge | null;
  /** What the attempt under way was made with. */
  trying: { method: string; wallet: string | null } | null;
  lastError: (AttemptError & { method: string }) | null;
  cancellationReason: string | null;
};

export type Refund = {
  id: string;
  intentId: string;
  chargeId: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  created: number;
  metadata: Record<string, string>;
};

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost';

export type Dispute = {
  id: string;
  intentId: string;
  chargeId: string;
  amount: number;
  status: DisputeStatus;
  created: number;
};

export type StripeObject = { id: string; object: string; [field: string]: unknown };

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export function intentObject(
  intent: Intent,
  { live, expandCharge }: { live: boolean; expandCharge: boolean },
): StripeObject {
  const { charge, lastError } = intent;
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? (charge?.amount ?? 0) : 0,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    cancellation_reason: intent.cancellationReason,
    capture_method: 'automatic_async',
    client_secret: `${intent.id}_secret_${intent.secret}`,
    created: intent.created,
    currency: intent.currency,
    last_payment_error: lastError
      ? {
          type: lastError.type,
          code: lastError.code,
          ...(lastError.decline_code ? { decline_code: lastError.decline_code } : {}),
          message: lastError.message,
          payment_method: { id: newId('pm'), object: 'payment_method', type: lastError.method },
        }
      : null,
    latest_charge: charge && (expandCharge ? chargeObject(intent, charge, live) : charge.id),
    livemode: live,
    metadata: intent.metadata,
    payment_method_types: ['card', 'ideal', 'bancontact', 'link', 'paypal'],
    status: intent.status,
  };
}

export function chargeObject(intent: Intent, charge: Charge, live: boolean): StripeObject {
  const card = { brand: 'visa', last4: '4242', wallet: charge.wallet && { type: charge.wallet } };
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_refunded: charge.amountRefunded,
    currency: intent.currency,
    disputed: charge.disputed,
    livemode: live,
    paid: charge.succeeded,
    payment_intent: intent.id,
    payment_method_details:
      charge.method === 'card' ? { type: 'card', card } : { type: charge.method, [charge.method]: {} },
    refunded: charge.amountRefunded === charge.amount,
    status: charge.succeeded ? 'succeeded' : 'failed',
  };
}

export function disputeObject(dispute: Dispute): StripeObject {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    charge: dispute.chargeId,
    created: dispute.created,
    currency: 'eur',
    evidence_details: { due_by: dispute.created + 7 * 86_400, has_evidence: false, past_due: false },
    payment_intent: dispute.intentId,
    reason: 'fraudulent',
    status: dispute.status,
  };
}

export function refundObject(refund: Refund): StripeObject {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: refund.chargeId,
    created: refund.created,
    currency: 'eur',
    metadata: refund.metadata,
    payment_intent: refund.intentId,
    status: refund.status,
  };
}
