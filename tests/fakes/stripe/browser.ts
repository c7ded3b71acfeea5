// The part of Stripe a shopper's browser talks to: confirming with a method, and deciding at the bank.
// Tests call it where a page would call Stripe.js.

import type { Books } from './books.ts';
import type { AttemptError, Intent, IntentStatus } from './objects.ts';

export type Attempt = {
  method: 'card' | 'ideal' | 'wero' | 'bancontact' | 'paypal' | 'link' | 'amazon_pay' | 'klarna';
  wallet?: 'apple_pay' | 'google_pay';
  /** `ask`: 3-D Secure or the page of the bank. `wait`: the money comes later. */
  result?: 'pay' | 'decline' | 'ask' | 'wait';
  declineCode?: string;
};

export type Confirmed = { status: IntentStatus; error: AttemptError | null };

/** Methods that lead to a bank's page unless a test says otherwise. */
const REDIRECTS = new Set(['ideal', 'wero', 'bancontact', 'paypal']);

export function createBrowser(books: Books) {
  function open(clientSecret: string | null): Intent {
    const [id = '', secret] = (clientSecret ?? '').split('_secret_');
    const intent = books.get(id);
    if (intent.secret !== secret) throw new Error('The client secret belongs to no payment');
    return intent;
  }

  return {
    /** What `stripe.confirmPayment` does. A payment under way or done is left as it is. */
    confirm(clientSecret: string | null, attempt: Attempt): Confirmed {
      const intent = open(clientSecret);
      const { method, wallet = null } = attempt;
      if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
        return { status: intent.status, error: null };
      switch (attempt.result ?? (REDIRECTS.has(method) ? 'ask' : 'pay')) {
        case 'pay':
          books.pay(intent, { method, wallet });
          break;
        case 'wait':
          books.wait(intent, { method, wallet });
          break;
        case 'ask':
          books.challenge(intent, { method, wallet });
          break;
        case 'decline':
          books.fail(intent, method, declined(attempt.declineCode ?? 'generic_decline'));
      }
      return { status: intent.status, error: intent.lastError };
    },

    /** The shopper decides on the page of the bank or in the 3-D Secure step. */
    decide(paymentId: string, decision: 'approve' | 'refuse' | 'later'): void {
      const intent = books.get(paymentId);
      const { trying } = intent;
      if (intent.status !== 'requires_action' || !trying) return;
      if (decision === 'approve') books.pay(intent, trying);
      else if (decision === 'later') books.wait(intent, trying);
      else
        books.fail(intent, trying.method, {
          type: 'invalid_request_error',
          code:
            trying.method === 'card'
              ? 'payment_intent_authentication_failure'
              : 'payment_intent_payment_attempt_failed',
          message: 'The provided PaymentMethod has failed authentication.',
        });
    },

    /** The bank's answer to a payment that had to wait. */
    settle(paymentId: string, result: 'pay' | 'fail'): void {
      const intent = books.get(paymentId);
      const { trying } = intent;
      if (intent.status !== 'processing' || !trying) return;
      if (result === 'pay') books.pay(intent, trying);
      else books.fail(intent, trying.method, declined('generic_decline'));
    },
  };
}

function declined(declineCode: string): AttemptError {
  return {
    type: 'card_error',
    code: declineCode === 'expired_card' ? 'expired_card' : 'card_declined',
    decline_code: declineCode,
    message: 'Your card was declined.',
  };
}
