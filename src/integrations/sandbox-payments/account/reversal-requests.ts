// What the shop's server asks about money that goes back: giving it, and what went back of a payment or since
// a moment. A repeated key gets the first answer again, with the status it had then.

import type { PaymentProvider } from '#modules/payments/payment-provider.port.ts';
import type { Clock } from '#shared/clock.ts';
import { chargeObject, refundObject } from '../messages/webhook-event.ts';
import type { SandboxTimings } from '../options.ts';
import { newId } from '../store/identifiers.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { RefundRow } from '../store/refunds.repository.ts';
import { notChangeable, type Store } from '../store/store.ts';
import { noteBalance } from './balance.ts';
import { checkAmount, checkKey, keyUsedDifferently } from './check-request.ts';
import { SandboxWrongState } from './errors.ts';
import { disputeOf, refundOf } from './port-words.ts';
import type { SettleDue } from './settle-due.ts';

type Deps = { store: Store; settle: SettleDue; clock: Clock; timings: SandboxTimings };

type RefundRequest = Parameters<PaymentProvider['refund']>[0];

export type ReversalRequests = Pick<PaymentProvider, 'refund' | 'readReversals' | 'listReversedPayments'>;

export function createReversalRequests(deps: Deps): ReversalRequests {
  const { store, settle } = deps;
  return {
    async refund(asked) {
      checkAmount(asked.amount, 1);
      checkKey(asked.idempotencyKey);
      return settle.onSettled(asked.paymentId, (row) =>
        refundOf(replayedRefund(store, asked) ?? refundNow(deps, row, asked)),
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
    if (store.payments.findByIdempotencyKey(key)) throw keyUsedDifferently(key);
    return null;
  }
  if (refund.amount !== amount || refund.paymentId !== paymentId) throw keyUsedDifferently(key);
  return { ...refund, status: refund.initialStatus };
}

function refundNow(
  { store, clock, timings }: Deps,
  row: PaymentRow,
  { amount, idempotencyKey }: RefundRequest,
): RefundRow {
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
  noteBalance(store, row, { kind: 'refund', amount: -amount }, now);
  store.record('refund.created', refundObject(refund));
  store.record('charge.refunded', chargeObject(refunded));
  if (row.refunds !== 'instant') {
    const kind = row.refunds === 'settles_later' ? 'settle_refund' : 'fail_refund';
    store.dueChanges.insert(kind, row.id, refund.id, now + timings.aftermathAfter);
  }
  return refund;
}
