// What the shop's server asks of the provider: create, read, change, cancel, refund, list.
// A repeated key gets the first answer again; the same key with other parameters is an error, as it is at Stripe.

import type {
  PaymentProvider,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from '#modules/payments/payment-provider.port.ts';
import { type Clock, days } from '#shared/clock.ts';
import { type Cents, cents } from '#shared/money.ts';
import { chargeObject, refundObject } from '../messages/webhook-event.ts';
import type { SandboxTimings } from '../options.ts';
import type { DisputeRow } from '../store/disputes.repository.ts';
import { clientSecretOf, newId, randomAlphanumerics } from '../store/identifiers.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { RefundRow } from '../store/refunds.repository.ts';
import { notChangeable, type Store } from '../store/store.ts';
import { SandboxInvalidRequest, SandboxWrongState } from './errors.ts';
import { nextStatus } from './payment-states.ts';
import type { SettleDue } from './settle-due.ts';

const SMALLEST_AMOUNT = 50;
const LARGEST_AMOUNT = 99_999_999;
const MAX_KEY_LENGTH = 255;
const MAX_PAGE = 100;
/** How long a shop has to answer a dispute. */
const EVIDENCE_TIME = days(7);

export type PaymentRequests = Omit<PaymentProvider, 'verifyEvent'>;

export function createPaymentRequests(deps: {
  store: Store;
  settle: SettleDue;
  clock: Clock;
  timings: SandboxTimings;
}): PaymentRequests {
  const { store, settle, clock, timings } = deps;

  /** Runs on the payment as it is now, in one transaction. */
  function change<T>(paymentId: string, work: (row: PaymentRow) => T): T {
    return store.transaction(() => {
      settle.settleDueFor(paymentId);
      const row = store.payments.find(paymentId);
      if (row === null) throw new SandboxInvalidRequest('resource_missing', `no such payment: ${paymentId}`);
      return work(row);
    });
  }

  function replayedPayment(key: string, amount: number, reference: string): PaymentRow | null {
    const row = store.payments.findByIdempotencyKey(key);
    if (row === null) {
      if (store.refunds.findByIdempotencyKey(key)) throw keyUsedDifferently(key);
      return null;
    }
    if (row.initialAmount !== amount || row.reference !== reference) throw keyUsedDifferently(key);
    return asCreated(row);
  }

  function replayedRefund(key: string, amount: number, paymentId: string): RefundRow | null {
    const refund = store.refunds.findByIdempotencyKey(key);
    if (refund === null) {
      if (store.payments.findByIdempotencyKey(key)) throw keyUsedDifferently(key);
      return null;
    }
    if (refund.amount !== amount || refund.paymentId !== paymentId) throw keyUsedDifferently(key);
    return { ...refund, status: refund.initialStatus };
  }

  function refundNow(row: PaymentRow, amount: Cents, idempotencyKey: string): RefundRow {
    if (row.status !== 'succeeded') throw notChangeable(row, 'refund');
    if (row.disputed === 1) throw new SandboxWrongState('refund_disputed_payment', row.id);
    const left = row.amountReceived - row.amountRefunded;
    if (amount > left) {
      const code = left === 0 ? 'charge_already_refunded' : 'amount_too_large';
      throw new SandboxWrongState(code, `${left} of ${row.amountReceived} cents are left on ${row.id}`);
    }
    const status = row.refunds === 'settles_later' ? 'pending' : 'succeeded';
    const now = clock.now().getTime();
    const refund: RefundRow = {
      ...{ id: newId('re'), paymentId: row.id, amount, status, initialStatus: status },
      ...{ idempotencyKey, createdAt: now },
    };
    const refunded = { ...row, amountRefunded: row.amountRefunded + amount };
    store.refunds.insert(refund);
    store.payments.save(refunded);
    store.record('refund.created', refundObject(refund));
    store.record('charge.refunded', chargeObject(refunded));
    if (row.refunds !== 'instant') {
      const kind = row.refunds === 'settles_later' ? 'settle_refund' : 'fail_refund';
      store.dueChanges.insert(kind, row.id, refund.id, now + timings.aftermathAfter);
    }
    return refund;
  }

  return {
    async create({ amount, reference, idempotencyKey }) {
      checkAmount(amount, SMALLEST_AMOUNT);
      checkKey(idempotencyKey);
      const row = store.transaction(
        () =>
          replayedPayment(idempotencyKey, amount, reference) ??
          store.payments.insert({
            id: newId('pi'),
            secret: randomAlphanumerics(),
            amount,
            reference,
            idempotencyKey,
            createdAt: clock.now().getTime(),
          }),
      );
      return withSecret(row);
    },
    async retrieve(paymentId) {
      const row = settle.findSettled(paymentId);
      return row === null ? null : paymentOf(row);
    },
    async updateAmount(paymentId, amount) {
      checkAmount(amount, SMALLEST_AMOUNT);
      return change(paymentId, (row) => {
        // The same amount leaves a shopper who is at the bank right now in peace.
        if (row.amount === amount && nextStatus(row.status, 'change_amount') !== null) return withSecret(row);
        const cleared = { failureCode: null, failureDeclineCode: null, failureMessage: null };
        const changed = { ...cleared, amount, step: null, afterApproval: null };
        return withSecret(store.movePayment(row, 'change_amount', changed));
      });
    },
    async cancel(paymentId, reason) {
      return change(paymentId, (row) => {
        if (row.status === 'canceled') return paymentOf(row);
        const canceled = { step: null, afterApproval: null, cancellationReason: reason };
        return paymentOf(store.movePayment(row, 'cancel', canceled));
      });
    },
    async refund({ paymentId, amount, idempotencyKey }) {
      checkAmount(amount, 1);
      checkKey(idempotencyKey);
      return change(paymentId, (row) =>
        refundOf(replayedRefund(idempotencyKey, amount, paymentId) ?? refundNow(row, amount, idempotencyKey)),
      );
    },
    async readReversals(paymentId) {
      settle.findSettled(paymentId);
      return store.read(() => ({
        refunds: store.refunds.listOf(paymentId).map(refundOf),
        disputes: store.disputes.listOf(paymentId).map(disputeOf),
      }));
    },
    async listReversedPayments(createdSince) {
      settle.settleAllDue();
      return store.read(() => store.disputes.listReversedPayments(createdSince.getTime()));
    },
    async list({ createdSince, startingAfter, limit }) {
      settle.settleAllDue();
      const size = Math.min(Math.max(Math.trunc(limit), 1), MAX_PAGE);
      const rows = store.read(() => {
        const after =
          startingAfter === null ? { createdAt: -1, seq: -1 } : store.payments.find(startingAfter);
        if (after === null) {
          throw new SandboxInvalidRequest('resource_missing', `no such payment: ${startingAfter}`);
        }
        return store.payments.listAfter(createdSince.getTime(), after, size + 1);
      });
      return { payments: rows.slice(0, size).map(paymentOf), hasMore: rows.length > size };
    },
  };
}

/** The payment as it was answered at creation, whatever became of it since: that is what Stripe replays. */
function asCreated(row: PaymentRow): PaymentRow {
  return {
    ...row,
    status: 'requires_payment_method',
    amount: row.initialAmount,
    amountReceived: 0,
    amountRefunded: 0,
    method: null,
    failureCode: null,
  };
}

function checkAmount(amount: number, smallest: number): void {
  if (!Number.isSafeInteger(amount))
    throw new SandboxInvalidRequest('parameter_invalid', `no amount: ${amount}`);
  if (amount < smallest) throw new SandboxInvalidRequest('amount_too_small', `at least ${smallest} cents`);
  if (amount > LARGEST_AMOUNT)
    throw new SandboxInvalidRequest('amount_too_large', `at most ${LARGEST_AMOUNT} cents`);
}

function checkKey(key: string): void {
  if (key === '' || key.length > MAX_KEY_LENGTH) {
    throw new SandboxInvalidRequest(
      'parameter_invalid',
      `an idempotency key has 1 to ${MAX_KEY_LENGTH} characters`,
    );
  }
}

function keyUsedDifferently(key: string): SandboxInvalidRequest {
  return new SandboxInvalidRequest('idempotency_error', `key "${key}" was used with other parameters`);
}

function withSecret(row: PaymentRow): { payment: ProviderPayment; clientSecret: string } {
  return { payment: paymentOf(row), clientSecret: clientSecretOf(row) };
}

function paymentOf(row: PaymentRow): ProviderPayment {
  const { failureCode: code, failureDeclineCode: declineCode, failureMessage: message } = row;
  return {
    id: row.id,
    status: row.status,
    amount: cents(row.amount),
    amountReceived: cents(row.amountReceived),
    amountRefunded: cents(row.amountRefunded),
    currency: 'eur',
    method: row.method,
    lastFailure: code === null ? null : { code, declineCode, message: message ?? '' },
    reference: row.reference,
    createdAt: new Date(row.createdAt),
  };
}

function refundOf({ id, status, amount, idempotencyKey, createdAt }: RefundRow): ProviderRefund {
  return { id, status, amount: cents(amount), key: idempotencyKey, createdAt: new Date(createdAt) };
}

function disputeOf({ id, status, amount, reason, createdAt }: DisputeRow): ProviderDispute {
  const evidenceDueBy = status === 'open' ? new Date(createdAt + EVIDENCE_TIME) : null;
  return { id, status, amount: cents(amount), reason, evidenceDueBy, createdAt: new Date(createdAt) };
}
