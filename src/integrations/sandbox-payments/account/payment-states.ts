// The table of allowed status changes: per payment status the possible moves and the resulting status. Every
// change of a payment uses this table. Statuses and moves are those of Stripe's PaymentIntent with automatic
// capture, so `requires_capture` never occurs.

import type { PaymentStatus } from '#modules/payments/payment-provider.port.ts';

/**
 * A change of a payment's status. The outcomes of an attempt are `pay`, `challenge` (the shopper is sent to a
 * page of the bank), `wait` (the bank is slow) and `fail`; `settle` ends a wait.
 */
export type PaymentMove = 'pay' | 'challenge' | 'wait' | 'fail' | 'settle' | 'change_amount' | 'cancel';

const open = {
  pay: 'succeeded',
  challenge: 'requires_action',
  wait: 'processing',
  fail: 'requires_payment_method',
  change_amount: 'requires_payment_method',
  cancel: 'canceled',
} as const;

const transitions = {
  requires_payment_method: open,
  requires_confirmation: open,
  // A new amount ends the current step, so that nobody approves an amount at the bank that they did not see.
  requires_action: open,
  processing: { settle: 'succeeded', fail: 'requires_payment_method' },
  requires_capture: { cancel: 'canceled' },
  succeeded: {},
  canceled: {},
} satisfies Record<PaymentStatus, Partial<Record<PaymentMove, PaymentStatus>>>;

/** Returns the status after a move; null when the current status does not allow the move. */
export function nextStatus(status: PaymentStatus, move: PaymentMove): PaymentStatus | null {
  const allowed: Partial<Record<PaymentMove, PaymentStatus>> = transitions[status];
  return allowed[move] ?? null;
}

/**
 * The event sent to the shop for each move; null for `change_amount`, because the shop itself requests that
 * change.
 */
export const eventOfMove = {
  pay: 'payment_intent.succeeded',
  settle: 'payment_intent.succeeded',
  challenge: 'payment_intent.requires_action',
  wait: 'payment_intent.processing',
  fail: 'payment_intent.payment_failed',
  cancel: 'payment_intent.canceled',
  change_amount: null,
} as const satisfies Record<PaymentMove, string | null>;
