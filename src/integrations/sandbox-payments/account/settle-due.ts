// Carries out what was due to happen by itself. Reading a payment settles it first, so a reader never sees a
// payment wait longer than it should; a ticker does the same for payments nobody reads.

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

  /** Inside the caller's transaction: what is due for this payment. */
  function settleDueFor(paymentId: string): void {
    for (const change of store.dueChanges.listDueFor(paymentId, now())) carryOut(deps, change, now());
  }

  /** The payment as it is by now. Takes the write lock only when something is due. */
  function findSettled(paymentId: string): PaymentRow | null {
    if (store.read(() => store.dueChanges.listDueFor(paymentId, now())).length > 0) {
      store.transaction(() => settleDueFor(paymentId));
    }
    return store.read(() => store.payments.find(paymentId));
  }

  /** Runs on the payment as it is by now, in one transaction; refuses an id nobody knows. */
  function onSettled<T>(paymentId: string, work: (row: PaymentRow) => T): T {
    return store.transaction(() => {
      settleDueFor(paymentId);
      const row = store.payments.find(paymentId);
      if (row === null) throw new SandboxInvalidRequest('resource_missing', `no such payment: ${paymentId}`);
      return work(row);
    });
  }

  /** What is due for any payment, in a transaction of its own, and only when there is something. */
  function settleAllDue(): void {
    while (store.read(() => store.dueChanges.listDue(now())).length > 0) {
      store.transaction(() => {
        for (const change of store.dueChanges.listDue(now())) carryOut(deps, change, now());
      });
    }
  }

  return { settleDueFor, findSettled, settleAllDue, onSettled };
}

/** Once, also when another process looks at the same moment. */
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
