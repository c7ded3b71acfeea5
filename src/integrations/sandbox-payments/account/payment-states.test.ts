// Tests every payment status with every change, allowed or not. The expected table is written out in full, so
// that an error in the tested table cannot confirm itself.

import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '#modules/payments/payment-provider.port.ts';
import { nextStatus, type PaymentMove } from './payment-states.ts';

const moves: PaymentMove[] = ['pay', 'challenge', 'wait', 'fail', 'settle', 'change_amount', 'cancel'];

// Repeated on purpose: the whole table, as in Stripe's documentation.
const open = {
  pay: 'succeeded',
  challenge: 'requires_action',
  wait: 'processing',
  fail: 'requires_payment_method',
  settle: null,
  change_amount: 'requires_payment_method',
  cancel: 'canceled',
} as const;
const nothing = {
  pay: null,
  challenge: null,
  wait: null,
  fail: null,
  settle: null,
  change_amount: null,
  cancel: null,
} as const;
const expected: Record<PaymentStatus, Record<PaymentMove, PaymentStatus | null>> = {
  requires_payment_method: open,
  requires_confirmation: open,
  requires_action: open,
  processing: { ...nothing, settle: 'succeeded', fail: 'requires_payment_method' },
  requires_capture: { ...nothing, cancel: 'canceled' },
  succeeded: nothing,
  canceled: nothing,
};

describe('payment states', () => {
  for (const [status, row] of Object.entries(expected)) {
    for (const move of moves) {
      it(`${status} after ${move} is ${row[move] ?? 'refused'}`, () => {
        const known = Object.keys(expected).find((name): name is PaymentStatus => name === status);
        expect(known && nextStatus(known, move)).toBe(row[move]);
      });
    }
  }
});
