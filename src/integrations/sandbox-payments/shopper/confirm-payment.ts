// Confirms a payment: the browser passes a payment method, and the sandbox tries to take the money, in one
// transaction. Of simultaneous calls the first to get the lock decides; later calls get its result.

import type { SandboxConfirmation, SandboxIntent, SandboxMethod } from '#modules/payments/sandbox.port.ts';
import type { Clock } from '#shared/clock.ts';
import type { Attempts } from '../account/attempts.ts';
import { failureOf } from '../account/failures.ts';
import type { SettleDue } from '../account/settle-due.ts';
import { readClientSecret } from '../store/identifiers.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { Store } from '../store/store.ts';
import { judgeMethod, type Verdict } from './payment-methods.ts';

export type ConfirmInput = { clientSecret: string; returnUrl: string | null; paymentMethod: SandboxMethod };

export function createConfirmPayment(deps: {
  store: Store;
  attempts: Attempts;
  settle: SettleDue;
  clock: Clock;
}) {
  const { store, attempts, settle, clock } = deps;

  /** Confirms a payment. Repeated and simultaneous calls charge the payment at most once. */
  return function confirmPayment(input: ConfirmInput): SandboxConfirmation {
    const secret = readClientSecret(input.clientSecret);
    if (secret === null) return { outcome: 'unknown' };
    return store.transaction((): SandboxConfirmation => {
      settle.settleDueFor(secret.id);
      const row = store.payments.find(secret.id);
      if (row === null || row.secret !== secret.secret) return { outcome: 'unknown' };
      switch (row.status) {
        case 'succeeded':
        case 'processing':
        case 'requires_capture':
          return confirmed(row);
        case 'canceled':
          return { outcome: 'declined', paymentIntent: intentOf(row), failure: failureOf('canceled') };
        case 'requires_payment_method':
        case 'requires_confirmation':
        case 'requires_action':
          return attempt(
            { ...row, method: input.paymentMethod.type, returnUrl: input.returnUrl },
            judgeMethod(input.paymentMethod, clock.now()),
          );
      }
    });
  };

  function attempt(row: PaymentRow, verdict: Verdict): SandboxConfirmation {
    switch (verdict.kind) {
      case 'pays':
        return confirmed(attempts.pay(row, { move: 'pay', ...verdict }));
      case 'asks_bank':
        return confirmed(attempts.sendTo(row, 'bank', 'pays'));
      case 'asks_3ds':
        return confirmed(attempts.sendTo(row, '3ds', verdict.afterApproval));
      case 'declines': {
        const failed = attempts.fail(row, verdict.reason);
        return { outcome: 'declined', paymentIntent: intentOf(failed), failure: failureOf(verdict.reason) };
      }
      case 'unreadable':
        return { outcome: 'declined', paymentIntent: intentOf(row), failure: failureOf(verdict.reason) };
    }
  }
}

function intentOf(row: PaymentRow): SandboxIntent {
  return { id: row.id, status: row.status, amount: row.amount };
}

function confirmed(row: PaymentRow): SandboxConfirmation {
  const redirectUrl = row.status === 'requires_action' ? `/sandbox/${row.step}/${row.id}` : null;
  return { outcome: 'confirmed', paymentIntent: intentOf(row), redirectUrl };
}
