// The outcomes of a payment attempt as changes of the payment: paid, redirected to a page, waiting, or
// failed. Used for confirming a payment, for the bank pages, and when a slow payment settles.

import type { Clock } from '#shared/clock.ts';
import type { SandboxTimings } from '../options.ts';
import type { Aftermath, RefundBehaviour } from '../shopper/test-cards.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { Store } from '../store/store.ts';
import { feeOf, recordBalanceEntry } from './balance.ts';
import { type FailureReason, failureOf } from './failures.ts';

const noFailure = { failureCode: null, failureDeclineCode: null, failureMessage: null };
const noStep = { step: null, afterApproval: null };

export type Attempts = ReturnType<typeof createAttempts>;

export function createAttempts(deps: { store: Store; clock: Clock; timings: SandboxTimings }) {
  const { store, clock, timings } = deps;
  const now = () => clock.now().getTime();

  return {
    pay(
      row: PaymentRow,
      how: { move: 'pay' | 'settle'; refunds: RefundBehaviour; aftermath: Aftermath | null },
    ): PaymentRow {
      if (how.aftermath) store.dueChanges.insert(how.aftermath, row.id, null, now() + timings.aftermathAfter);
      const paid = { amountReceived: row.amount, refunds: how.refunds };
      recordBalanceEntry(store, row, { kind: 'payment', amount: row.amount, fee: feeOf(row) }, now());
      return store.movePayment(row, how.move, { ...noFailure, ...noStep, ...paid });
    },
    sendTo(row: PaymentRow, step: 'bank' | '3ds', afterApproval: 'pays' | 'declines'): PaymentRow {
      return store.movePayment(row, 'challenge', { ...noFailure, step, afterApproval });
    },
    wait(row: PaymentRow): PaymentRow {
      store.dueChanges.insert('settle_payment', row.id, null, now() + timings.settleAfter);
      return store.movePayment(row, 'wait', { ...noFailure, ...noStep });
    },
    fail(row: PaymentRow, reason: FailureReason): PaymentRow {
      const { code, declineCode, message } = failureOf(reason);
      const failure = { failureCode: code, failureDeclineCode: declineCode, failureMessage: message };
      return store.movePayment(row, 'fail', { ...failure, ...noStep });
    },
  };
}
