// Answers the shop's requests about refunds and disputes at the sandbox: make a refund, list those of a
// payment, or list all since a moment. A repeated idempotency key gets the first answer again, with the
// status at that time.

import type { PaymentProvider } from '#modules/payments/payment-provider.port.ts';
import type { Clock } from '#shared/clock.ts';
import { chargeObject, refundObject } from '../messages/webhook-event.ts';
import type { SandboxTimings } from '../options.ts';
import { newId } from '../store/identifiers.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { RefundRow } from '../store/refunds.repository.ts';
import { notChangeable, type Store } from '../store/store.ts';
import { recordBalanceEntry } from './balance.ts';
import { checkAmount, checkKey, idempotencyKeyReused } from './check-request.ts';
import { SandboxWrongState } from './errors.ts';
import { disputeOf, refundOf } from './port-mapping.ts';
import type { SettleDue } from './settle-due.ts';

type Deps = { store: Store; settle: SettleDue; clock: Clock; timings: SandboxTimings };

type RefundRequest = Parameters<PaymentProvider['refund']>[0];

export type ReversalRequests = Pick<PaymentProvider, 'refund' | 'readReversals' | 'listReversedPayments'>;

export function createReversalRequests(deps: Deps): ReversalRequests {
  const { store, settle } = deps;
  return {
    async refund(request) {
      checkAmount(request.amount, 1);
      checkKey(request.idempotencyKey);
      return settle.onSettled(request.paymentId, (row) =>
        refundOf(replayedRefund(store, request) ?? refundNow(deps, row, request)),
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
  };
}

function replayedRefund(
  store: Store,
  { paymentId, amount, idempotencyKey: key }: RefundRequest,
): RefundRow | null {
  const refund = store.refunds.findByIdempotencyKey(key);
  if (refund === null) {
    if (store.payments.findByIdempotencyKey(key)) throw idempotencyKeyReused(key);
    return null;
  }
  if (refund.amount !== amount || refund.paymentId !== paymentId) throw idempotencyKeyReused(key);
  return { ...refund, status: refund.initialStatus };
}

function refundNow(
  { store, clock, timings }: Deps,
  row: PaymentRow,
  { amount, idempotencyKey }: RefundRequest,
): RefundRow {
  if (row.status !== 'succeeded') throw notChangeable(row, 'refund');
  if (row.disputed === 1) throw new SandboxWrongState('refund_disputed_payment', row.id);
  const refundable = row.amountReceived - row.amountRefunded;
  if (amount > refundable) {
    const code = refundable === 0 ? 'charge_already_refunded' : 'amount_too_large';
    throw new SandboxWrongState(code, `${refundable} of ${row.amountReceived} cents are left on ${row.id}`);
  }
  const status = row.refunds === 'settles_later' ? 'pending' : 'succeeded';
  const now = clock.now().getTime();
  const refund: RefundRow = {
    id: newId('re'),
    paymentId: row.id,
    amount,
    status,
    initialStatus: status,
    idempotencyKey,
    createdAt: now,
  };
  const refunded = { ...row, amountRefunded: row.amountRefunded + amount };
  store.refunds.insert(refund);
  store.payments.save(refunded);
  recordBalanceEntry(store, row, { kind: 'refund', amount: -amount }, now);
  store.record('refund.created', refundObject(refund));
  store.record('charge.refunded', chargeObject(refunded));
  if (row.refunds !== 'instant') {
    const kind = row.refunds === 'settles_later' ? 'settle_refund' : 'fail_refund';
    store.dueChanges.insert(kind, row.id, refund.id, now + timings.aftermathAfter);
  }
  return refund;
}
