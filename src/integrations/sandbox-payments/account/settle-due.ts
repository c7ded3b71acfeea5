// Carries out what was due to happen by itself. Reading a payment settles it first, so a reader never sees a payment
// wait longer than it should; a ticker does the same for payments nobody reads.

import type { Clock } from '#shared/clock.ts';
import { claimObject, refundObject } from '../messages/webhook-event.ts';
import type { SandboxTimings } from '../options.ts';
import type { DueChange } from '../store/due-changes.repository.ts';
import { newId } from '../store/identifiers.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { Store } from '../store/store.ts';
import type { Attempts } from './attempts.ts';
import { decideDisputes, openDispute } from './disputes.ts';

export type SettleDue = ReturnType<typeof createSettleDue>;

export function createSettleDue(deps: {
  store: Store;
  attempts: Attempts;
  clock: Clock;
  timings: SandboxTimings;
}) {
  const { store, attempts, clock, timings } = deps;
  const now = () => clock.now().getTime();

  /** Inside the caller's transaction: what is due for this payment. */
  function settleDueFor(paymentId: string): void {
    for (const change of store.dueChanges.listDueFor(paymentId, now())) carryOut(change);
  }

  /** The payment as it is by now. Takes the write lock only when something is due. */
  function findSettled(paymentId: string): PaymentRow | null {
    if (store.read(() => store.dueChanges.listDueFor(paymentId, now())).length > 0) {
      store.transaction(() => settleDueFor(paymentId));
    }
    return store.read(() => store.payments.find(paymentId));
  }

  /** What is due for any payment, in a transaction of its own, and only when there is something. */
  function settleAllDue(): void {
    while (store.read(() => store.dueChanges.listDue(now())).length > 0) {
      store.transaction(() => {
        for (const change of store.dueChanges.listDue(now())) carryOut(change);
      });
    }
  }

  function carryOut(change: DueChange): void {
    if (!store.dueChanges.take(change.seq)) return;
    const payment = store.payments.find(change.paymentId);
    if (payment === null) return;
    switch (change.kind) {
      case 'settle_payment':
        if (payment.status === 'processing') {
          attempts.pay(payment, { move: 'settle', refunds: 'instant', aftermath: null });
        }
        return;
      case 'settle_refund':
        finishRefund(change.refundId, 'succeeded');
        return;
      case 'fail_refund':
        finishRefund(change.refundId, 'failed');
        return;
      case 'dispute':
        openDispute(store, payment, now());
        store.dueChanges.insert('win_dispute', payment.id, null, now() + timings.disputeLasts);
        return;
      case 'win_dispute':
        decideDisputes(store, payment, 'won');
        return;
      case 'early_fraud_warning':
        store.record(
          'radar.early_fraud_warning.created',
          claimObject(newId('issfr'), 'radar.early_fraud_warning', payment, 'made_with_stolen_card'),
        );
        return;
    }
  }

  /** A failed refund brings the money back to the shop: it counts as not refunded again. */
  function finishRefund(refundId: string | null, status: 'succeeded' | 'failed'): void {
    const refund = refundId === null ? null : store.refunds.find(refundId);
    if (refund === null) return;
    store.refunds.setStatus(refund.id, status);
    const finished = { ...refund, status };
    if (status === 'succeeded') {
      store.record('refund.updated', refundObject(finished));
      return;
    }
    const payment = store.payments.find(refund.paymentId);
    if (payment === null) return;
    store.payments.save({ ...payment, amountRefunded: payment.amountRefunded - refund.amount });
    store.record('refund.failed', refundObject(finished));
  }

  return { settleDueFor, findSettled, settleAllDue, finishRefund };
}
