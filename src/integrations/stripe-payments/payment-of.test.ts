// Tests how Stripe's disputes are converted to the shop's terms, for every status and for currencies of the
// bank.

import { describe, expect, test } from 'vitest';
import { disputeOf } from './payment-of.ts';
import { readDisputes } from './stripe-answers.ts';

function read(said: object) {
  const dispute = {
    id: 'du_1',
    object: 'dispute',
    amount: 2495,
    currency: 'eur',
    status: 'needs_response',
    reason: 'fraudulent',
    created: 1_790_000_000,
    ...said,
  };
  const [found] = readDisputes({ data: [dispute], has_more: false }).data;
  if (!found) throw new Error('There is no dispute');
  return disputeOf(found);
}

describe('a dispute', () => {
  test.each([
    ['warning_needs_response', 'inquiry'],
    ['warning_under_review', 'inquiry'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['a word of tomorrow', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
  ])('that Stripe calls %s is %s', (status, known) => {
    expect(read({ status }).status).toBe(known);
  });

  test('in euros is of what it says, in another currency of what was taken off the balance', () => {
    expect(read({}).amount).toBe(2495);
    const taken = { amount: -2431, currency: 'eur' };
    const broughtBack = { amount: 2431, currency: 'eur' };
    expect(read({ amount: 2700, currency: 'usd', balance_transactions: [taken, broughtBack] }).amount).toBe(
      2431,
    );
    expect(read({ amount: 2700, currency: 'usd', balance_transactions: [] }).amount).toBe(0);
    expect(read({ amount: 2700, currency: 'usd' }).amount).toBe(0);
  });
});
