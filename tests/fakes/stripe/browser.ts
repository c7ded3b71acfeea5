// The part of Stripe that a shopper's browser uses: confirming a payment method, and the decision at the
// bank. Tests call it instead of Stripe.js.

import type { Account } from '#integrations/sandbox-payments/account/account.ts';
import type { FailureReason } from '#integrations/sandbox-payments/account/failures.ts';
import { chargeObject } from '#integrations/sandbox-payments/messages/webhook-event.ts';
import { createBankSteps } from '#integrations/sandbox-payments/shopper/bank-steps.ts';
import { readClientSecret } from '#integrations/sandbox-payments/store/identifiers.ts';
import type { PaymentRow } from '#integrations/sandbox-payments/store/payments.repository.ts';
import { type AttemptError, attemptError } from './objects.ts';

export type Attempt = {
  method: 'card' | 'ideal' | 'wero' | 'bancontact' | 'paypal' | 'link' | 'amazon_pay' | 'klarna';
  wallet?: 'apple_pay' | 'google_pay';
  /**
   * The result of the attempt. `ask`: the customer must first confirm at 3-D Secure or on the bank's page;
   * `wait`: the payment stays in processing.
   */
  result?: 'pay' | 'decline' | 'ask' | 'wait';
  declineCode?: FailureReason;
};

export type Confirmed = { status: PaymentRow['status']; error: AttemptError | null };

/** Payment methods that lead to a bank's page when the test sets no `result`. */
const REDIRECTS = new Set(['ideal', 'wero', 'bancontact', 'paypal']);
const AT_ONCE = { refunds: 'instant', aftermath: null } as const;

export function createBrowser(account: Account) {
  const { store, attempts, settle } = account;
  const bank = createBankSteps({ ...account, publicUrl: 'http://shop.test', shopName: 'Zwartwit' });

  function find(id: string): PaymentRow {
    const row = settle.findSettled(id);
    if (row === null) throw new Error(`No such payment: ${id}`);
    return row;
  }

  /**
   * Sends the event `charge.succeeded` for a successful payment, which Stripe sends in addition to the
   * payment's own event.
   */
  function tellCharge(row: PaymentRow): void {
    if (row.status === 'succeeded') store.record('charge.succeeded', chargeObject(row));
  }

  function carryOut(
    row: PaymentRow,
    { method, result, declineCode = 'generic_decline' }: Attempt,
  ): PaymentRow {
    switch (result ?? (REDIRECTS.has(method) ? 'ask' : 'pay')) {
      case 'pay':
        return attempts.pay(row, { move: 'pay', ...AT_ONCE });
      case 'wait':
        return attempts.wait(row);
      case 'ask':
        return attempts.sendTo(row, method === 'card' ? '3ds' : 'bank', 'pays');
      case 'decline':
        return attempts.fail(row, declineCode);
    }
  }

  return {
    /**
     * Does what `stripe.confirmPayment` does in the browser. A payment that is already processing or finished
     * stays unchanged.
     */
    confirm(clientSecret: string | null, attempt: Attempt): Confirmed {
      const asked = readClientSecret(clientSecret ?? '');
      const row = asked && find(asked.id);
      if (!row || row.secret !== asked.secret) throw new Error('The client secret belongs to no payment');
      if (row.status !== 'requires_payment_method' && row.status !== 'requires_action')
        return { status: row.status, error: null };
      return store.transaction(() => {
        const tried = carryOut({ ...row, method: attempt.wallet ?? attempt.method }, attempt);
        tellCharge(tried);
        return { status: tried.status, error: attemptError(tried) };
      });
    },

    /**
     * Makes the customer's decision on the bank's page or at 3-D Secure; without effect when the payment
     * waits for none.
     */
    decide(paymentId: string, decision: 'approve' | 'refuse' | 'later'): void {
      const { step } = find(paymentId);
      if (step === null) return;
      bank.decide(step, paymentId, decision);
      store.transaction(() => tellCharge(find(paymentId)));
    },

    /** Decides the result of a payment in processing; other payments stay unchanged. */
    settle(paymentId: string, result: 'pay' | 'fail'): void {
      const row = find(paymentId);
      if (row.status !== 'processing') return;
      store.transaction(() =>
        tellCharge(
          result === 'pay'
            ? attempts.pay(row, { move: 'settle', ...AT_ONCE })
            : attempts.fail(row, 'generic_decline'),
        ),
      );
    },
  };
}
