// Tests how a test card is formatted and when it is invalid.

import { expect, test } from 'vitest';
import { cardProblems, writeCardNumber, writeCvc, writeExpiry } from './card-rules.ts';

const now = new Date(2026, 10, 20);
const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

test('a right card has no problems', () => {
  expect(cardProblems(good, now)).toEqual({});
});

test('empty fields, a wrong digit and a past month are named', () => {
  expect(Object.keys(cardProblems({ number: '', expiry: '', cvc: '' }, now))).toEqual([
    'number',
    'expiry',
    'cvc',
  ]);
  expect(cardProblems({ ...good, number: '4242 4242 4242 4241' }, now)).toEqual({
    number: 'Dit kaartnummer klopt niet',
  });
  expect(cardProblems({ ...good, expiry: '10/26' }, now)).toEqual({ expiry: 'Deze kaart is verlopen' });
  expect(cardProblems({ ...good, expiry: '13/30' }, now)).toHaveProperty('expiry');
});

test('a card is good until the end of its month', () => {
  expect(cardProblems({ ...good, expiry: '11/26' }, now)).toEqual({});
});

test('what is typed is written the usual way', () => {
  expect(writeCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(writeCardNumber('42424')).toBe('4242 4');
  expect(writeExpiry('1')).toBe('1');
  expect(writeExpiry('1230')).toBe('12/30');
  expect(writeExpiry('12 / 2030')).toBe('12/30');
  expect(writeExpiry('12/')).toBe('12/');
  expect(writeCvc('12a34567')).toBe('1234');
});
