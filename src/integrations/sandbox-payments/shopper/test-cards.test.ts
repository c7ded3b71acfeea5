// Tests every test card and its outcome, and how number, expiry and CVC are read. The clock is fixed in
// November 2026, so that expiry does not depend on the date of the test run.

import { describe, expect, it } from 'vitest';
import { judgeCard, passesLuhn, readExpiry } from './test-cards.ts';

const now = new Date('2026-11-20T10:00:00Z');
const judge = (number: string, expiry = '12 / 34', cvc = '123') => judgeCard({ number, expiry, cvc }, now);

describe('test cards', () => {
  for (const number of [
    '4242424242424242',
    '4000005280000002',
    '4000000560000004',
    '5555555555554444',
    '378282246310005',
  ]) {
    it(`${number} pays`, () => {
      expect(judge(number)).toEqual({ kind: 'pays', refunds: 'instant', aftermath: null });
    });
  }

  for (const [number, reason] of [
    ['4000000000000002', 'generic_decline'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000009987', 'lost_card'],
    ['4000000000009979', 'stolen_card'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
    ['4100000000000019', 'fraudulent'],
  ] as const) {
    it(`${number} is declined: ${reason}`, () => {
      expect(judge(number)).toEqual({ kind: 'declines', reason });
    });
  }

  for (const [number, afterApproval] of [
    ['4000002500003155', 'pays'],
    ['4000002760003184', 'pays'],
    ['4000008400001629', 'declines'],
  ] as const) {
    it(`${number} asks for 3-D Secure and then ${afterApproval}`, () => {
      expect(judge(number)).toEqual({ kind: 'asks_3ds', afterApproval });
    });
  }

  it('cards with a later story pay now', () => {
    expect(judge('4000000000007726')).toMatchObject({ kind: 'pays', refunds: 'settles_later' });
    expect(judge('4000000000005126')).toMatchObject({ kind: 'pays', refunds: 'fails_later' });
    expect(judge('4000000000000259')).toMatchObject({ kind: 'pays', aftermath: 'dispute' });
    expect(judge('4000000000005423')).toMatchObject({ kind: 'pays', aftermath: 'early_fraud_warning' });
  });

  it('a number that is no test card is refused, so a real card is never taken', () => {
    expect(judge('4539578763621486')).toEqual({ kind: 'declines', reason: 'not_a_test_card' });
  });

  it('spaces and dashes in a number do not matter', () => {
    expect(judge('4242 4242-4242 4242')).toMatchObject({ kind: 'pays' });
  });

  it('a number with a wrong check digit is incorrect', () => {
    expect(judge('4242424242424241')).toEqual({ kind: 'unreadable', reason: 'incorrect_number' });
    expect(judge('')).toEqual({ kind: 'unreadable', reason: 'incorrect_number' });
    expect(judge('4242abcd42424242')).toEqual({ kind: 'unreadable', reason: 'incorrect_number' });
  });

  it('a card is good through its month and expired after it', () => {
    expect(judge('4242424242424242', '11/26')).toMatchObject({ kind: 'pays' });
    expect(judge('4242424242424242', '10/26')).toEqual({ kind: 'declines', reason: 'expired_card' });
    expect(judge('4242424242424242', '12 / 25')).toEqual({ kind: 'declines', reason: 'expired_card' });
  });

  it('an expiry that is no month is refused', () => {
    for (const text of ['13/30', '00/30', '', 'soon', '1/2/30']) {
      expect(judge('4242424242424242', text)).toEqual({ kind: 'unreadable', reason: 'invalid_expiry_month' });
    }
  });

  it('a cvc has three or four digits', () => {
    for (const cvc of ['12', '12345', 'abc', '']) {
      expect(judge('4242424242424242', '12/34', cvc)).toEqual({ kind: 'unreadable', reason: 'invalid_cvc' });
    }
    expect(judge('378282246310005', '12/34', '1234')).toMatchObject({ kind: 'pays' });
  });
});

describe('expiry', () => {
  for (const text of ['12 / 34', '12/34', '1234', '12/2034', '12-34']) {
    it(`reads "${text}"`, () => expect(readExpiry(text)).toEqual({ month: 12, year: 2034 }));
  }
  it('reads a month of one digit', () => expect(readExpiry('1/30')).toEqual({ month: 1, year: 2030 }));
});

describe('check digit', () => {
  it('finds every single mistyped digit', () => {
    const number = '4000005280000002';
    for (let place = 0; place < number.length; place += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const typed = number.slice(0, place) + digit + number.slice(place + 1);
        expect(passesLuhn(typed)).toBe(typed === number);
      }
    }
  });
});
