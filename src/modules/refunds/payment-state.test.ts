import { describe, expect, test } from 'vitest';
import { type Cents, cents } from '#shared/money.ts';
import { paymentStateOf, refundableOf } from './payment-state.ts';

const refund = (amount: number, status: string) => ({ amount: cents(amount), status });
const stateOf = (refunds: { amount: Cents; status: string }[], ...disputes: string[]) =>
  paymentStateOf({ paid: cents(2495), refunds, disputes: disputes.map((status) => ({ status })) });

describe('the state of the money', () => {
  test.each([
    ['paid', []],
    ['paid', [refund(2495, 'failed'), refund(2495, 'requested')]],
    ['partially_refunded', [refund(500, 'pending')]],
    ['refunded', [refund(500, 'succeeded'), refund(1995, 'pending')]],
  ])('is %s', (state, refunds) => {
    expect(stateOf(refunds)).toBe(state);
  });

  test('is disputed as long as a dispute is open or lost, and not once it is won', () => {
    expect(stateOf([], 'open')).toBe('disputed');
    expect(stateOf([refund(2495, 'succeeded')], 'won', 'lost')).toBe('disputed');
    expect(stateOf([], 'won')).toBe('paid');
  });
});

test('what is wanted counts against what is left until it has failed', () => {
  const left = (refunds: ReturnType<typeof refund>[], ...statuses: string[]) =>
    refundableOf(cents(2495), { refunds, disputes: statuses.map((status) => ({ status })) });
  expect(left([refund(1000, 'requested'), refund(500, 'failed')])).toBe(1495);
  expect(left([refund(3000, 'succeeded')])).toBe(0);
  // A question of a bank takes nothing; what it holds or has taken is not there to be given.
  expect(left([refund(500, 'succeeded')], 'inquiry', 'won')).toBe(1995);
  expect([left([], 'open'), left([refund(500, 'succeeded')], 'lost')]).toEqual([0, 0]);
});
