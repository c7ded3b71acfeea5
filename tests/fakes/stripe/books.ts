// The memory of the stand-in: payments, charges and refunds, and every change they can go through.
// Each change tells its events, in the order in which Stripe would.

import {
  type AttemptError,
  type Charge,
  chargeObject,
  type Dispute,
  disputeObject,
  type Intent,
  intentObject,
  newId,
  type Refund,
  refundObject,
  type StripeObject,
} from './objects.ts';
import { missing, refused } from './stripe-refusal.ts';

export type TellEvent = (type: string, object: StripeObject) => void;
export type Books = ReturnType<typeof createBooks>;

const CANCELABLE = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
]);
const CHANGEABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

export function createBooks(deps: { live: boolean; now(): Date; record: TellEvent }) {
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, Dispute>();
  const seconds = () => Math.floor(deps.now().getTime() / 1000);
  const tell = (type: string, intent: Intent) =>
    deps.record(`payment_intent.${type}`, intentObject(intent, { live: deps.live, expandCharge: false }));

  function get(id: string): Intent {
    const intent = intents.get(id);
    if (!intent) throw missing('payment_intent', id);
    return intent;
  }

  function unexpected(intent: Intent, what: string) {
    return refused({
      code: 'payment_intent_unexpected_state',
      message: `This PaymentIntent could not be ${what} because it has a status of ${intent.status}.`,
    });
  }

  function pay(intent: Intent, with_: { method: string; wallet: string | null }): void {
    const charge: Charge = {
      id: newId('ch'),
      amount: intent.amount,
      amountRefunded: 0,
      succeeded: true,
      disputed: false,
      ...with_,
    };
    Object.assign(intent, { status: 'succeeded', charge, lastError: null, trying: null });
    deps.record('charge.succeeded', chargeObject(intent, charge, deps.live));
    tell('succeeded', intent);
  }

  function fail(intent: Intent, method: string, error: AttemptError): void {
    Object.assign(intent, {
      status: 'requires_payment_method',
      lastError: { ...error, method },
      trying: null,
    });
    tell('payment_failed', intent);
  }

  return {
    get,
    list: () => [...intents.values()].reverse(),
    /** Newest first, as everywhere at Stripe; of one payment, or of all of them. */
    listRefunds: (intentId: string | undefined) =>
      [...refunds.values()].filter((refund) => !intentId || refund.intentId === intentId).reverse(),
    listDisputes: (intentId: string | undefined) =>
      [...disputes.values()].filter((dispute) => !intentId || dispute.intentId === intentId).reverse(),
    pay,
    fail,

    create(input: { amount: number; currency: string; metadata: Record<string, string> }): Intent {
      const intent: Intent = {
        id: newId('pi'),
        secret: newId('s').slice(2),
        created: seconds(),
        status: 'requires_payment_method',
        charge: null,
        trying: null,
        lastError: null,
        cancellationReason: null,
        ...input,
      };
      intents.set(intent.id, intent);
      tell('created', intent);
      return intent;
    },

    update(
      id: string,
      change: { amount?: number | undefined; metadata?: Record<string, string> | undefined },
    ): Intent {
      const intent = get(id);
      if (change.amount !== undefined) {
        if (!CHANGEABLE.has(intent.status)) throw unexpected(intent, 'updated');
        // A changed payment is confirmed anew: nobody approves at the bank what they did not see.
        Object.assign(intent, { amount: change.amount, status: 'requires_payment_method', trying: null });
      }
      Object.assign(intent.metadata, change.metadata);
      return intent;
    },

    cancel(id: string, reason: string | null): Intent {
      const intent = get(id);
      if (!CANCELABLE.has(intent.status)) throw unexpected(intent, 'canceled');
      Object.assign(intent, { status: 'canceled', cancellationReason: reason, trying: null });
      tell('canceled', intent);
      return intent;
    },

    challenge(intent: Intent, trying: { method: string; wallet: string | null }): void {
      Object.assign(intent, { status: 'requires_action', trying, lastError: null });
      tell('requires_action', intent);
    },

    wait(intent: Intent, trying: { method: string; wallet: string | null }): void {
      Object.assign(intent, { status: 'processing', trying, lastError: null });
      tell('processing', intent);
    },

    refund(input: {
      intentId: string;
      amount: number | undefined;
      metadata: Record<string, string>;
      later: boolean;
    }): Refund {
      const intent = get(input.intentId);
      const { charge } = intent;
      if (!charge?.succeeded)
        throw refused({
          param: 'payment_intent',
          message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
        });
      if (charge.disputed)
        throw refused({
          code: 'refund_disputed_payment',
          message: `Charge ${charge.id} has been charged back.`,
        });
      const left = charge.amount - charge.amountRefunded;
      if (left === 0)
        throw refused({
          code: 'charge_already_refunded',
          message: `Charge ${charge.id} has already been refunded.`,
        });
      const amount = input.amount ?? left;
      if (amount < 1)
        throw refused({ code: 'parameter_invalid_integer', param: 'amount', message: 'Invalid integer' });
      if (amount > left)
        throw refused({
          param: 'amount',
          message: `Refund amount (€${amount / 100}) is greater than unrefunded amount on charge (€${left / 100})`,
        });
      const refund: Refund = {
        id: newId('re'),
        intentId: intent.id,
        chargeId: charge.id,
        amount,
        status: input.later ? 'pending' : 'succeeded',
        created: seconds(),
        metadata: input.metadata,
      };
      refunds.set(refund.id, refund);
      charge.amountRefunded += amount;
      deps.record('refund.created', refundObject(refund));
      deps.record('charge.refunded', chargeObject(intent, charge, deps.live));
      return refund;
    },

    /** A refund the bank sends back: the shop has its money again. */
    failRefund(refundId: string): void {
      const refund = refunds.get(refundId);
      const { charge } = get(refund?.intentId ?? '');
      if (!refund || !charge) throw missing('refund', refundId);
      refund.status = 'failed';
      charge.amountRefunded -= refund.amount;
      deps.record('refund.failed', refundObject(refund));
    },

    /** Money on its way for some days arrives. */
    settleRefund(refundId: string): void {
      const refund = refunds.get(refundId);
      if (!refund) throw missing('refund', refundId);
      refund.status = 'succeeded';
      deps.record('refund.updated', refundObject(refund));
    },

    dispute(id: string): Dispute {
      const intent = get(id);
      const { charge } = intent;
      if (!charge) throw missing('charge', id);
      charge.disputed = true;
      const dispute: Dispute = {
        id: newId('du'),
        intentId: intent.id,
        chargeId: charge.id,
        amount: charge.amount,
        status: 'needs_response',
        created: seconds(),
      };
      disputes.set(dispute.id, dispute);
      deps.record('charge.dispute.created', disputeObject(dispute));
      deps.record('charge.dispute.funds_withdrawn', disputeObject(dispute));
      return dispute;
    },

    /** The bank decides. Won: the money is back; the charge stays marked as disputed, as it does at Stripe. */
    closeDispute(disputeId: string, status: 'won' | 'lost'): void {
      const dispute = disputes.get(disputeId);
      if (!dispute) throw missing('dispute', disputeId);
      dispute.status = status;
      if (status === 'won') deps.record('charge.dispute.funds_reinstated', disputeObject(dispute));
      deps.record('charge.dispute.closed', disputeObject(dispute));
    },
  };
}
