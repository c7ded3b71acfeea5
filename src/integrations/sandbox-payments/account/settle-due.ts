// Carries out the changes of payments that are due, such as a slow payment that succeeds at last. Reading a
// payment first carries out its due changes, so no reader sees an outdated status. A ticker does the same for
// payments that nobody reads.

import type { Clock } from '#shared/clock.ts';
import { claimObject } from '../messages/webhook-event.ts';
import type { SandboxTimings } from '../options.ts';
import type { DueChange } from '../store/due-changes.repository.ts';
import { newId } from '../store/identifiers.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { Store } from '../store/store.ts';
import type { Attempts } from './attempts.ts';
import { decideDisputes, openDispute } from './disputes.ts';
import { SandboxInvalidRequest } from './errors.ts';
import { finishRefund } from './finish-refund.ts';

export type SettleDue = ReturnType<typeof createSettleDue>;

type Deps = { store: Store; attempts: Attempts; clock: Clock; timings: SandboxTimings };

export function createSettleDue(deps: Deps) {
  const { store, clock } = deps;
  const now = () => clock.now().getTime();

  /**
   * Carries out the changes of a payment that are due by now, such as a slow bank payment that succeeds. The
   * caller must have opened a transaction.
   */
  function settleDueFor(paymentId: string): void {
    for (const change of store.dueChanges.listDueFor(paymentId, now())) carryOut(deps, change, now());
  }

  /**
   * Carries out the due changes of a payment and returns it; null for an unknown id. The file is locked for
   * writing only when a change is due.
   */
  function findSettled(paymentId: string): PaymentRow | null {
    if (store.read(() => store.dueChanges.listDueFor(paymentId, now())).length > 0) {
      store.transaction(() => settleDueFor(paymentId));
    }
    return store.read(() => store.payments.find(paymentId));
  }

  /**
   * Carries out the due changes of a payment and then runs `work` on it, in one transaction. Throws
   * `SandboxInvalidRequest` for an unknown id.
   */
  function onSettled<T>(paymentId: string, work: (row: PaymentRow) => T): T {
    return store.transaction(() => {
      settleDueFor(paymentId);
      const row = store.payments.find(paymentId);
      if (row === null) throw new SandboxInvalidRequest('resource_missing', `no such payment: ${paymentId}`);
      return work(row);
    });
  }

  /**
   * Carries out the due changes of all payments until none is due; opens no transaction when nothing is due.
   */
  function settleAllDue(): void {
    while (store.read(() => store.dueChanges.listDue(now())).length > 0) {
      store.transaction(() => {
        for (const change of store.dueChanges.listDue(now())) carryOut(deps, change, now());
      });
    }
  }

  return { settleDueFor, findSettled, settleAllDue, onSettled };
}

/** Carries out a due change of a payment, unless another process has already done so. */
function carryOut({ store, attempts, timings }: Deps, change: DueChange, now: number): void {
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
      finishRefund(store, change.refundId, 'succeeded', now);
      return;
    case 'fail_refund':
      finishRefund(store, change.refundId, 'failed', now);
      return;
    case 'dispute':
      openDispute(store, payment, now);
      store.dueChanges.insert('win_dispute', payment.id, null, now + timings.disputeDurationMs);
      return;
    case 'win_dispute':
      decideDisputes(store, payment, 'won', now);
      return;
    case 'early_fraud_warning':
      store.record(
        'radar.early_fraud_warning.created',
        claimObject(newId('issfr'), 'radar.early_fraud_warning', payment, 'made_with_stolen_card'),
      );
      return;
  }
}
