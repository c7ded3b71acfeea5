// Tests that only valid account numbers are accepted, in any notation.

import { expect, test } from 'vitest';
import { ibanText, isIban, plainIban } from './iban.ts';

const REAL = [
  'NL91ABNA0417164300',
  'BE68539007547034',
  'DE89370400440532013000',
  'MT84MALT011000012345MTLCAST001S',
];
const NONE = [
  'NL91ABNA0417164301',
  'NL19ABNA0417164300',
  'NL91 ABNA 0417 1643 00',
  'nl91abna0417164300',
  '',
  'NL91',
];

test('an account is known by its shape and its check digits', () => {
  expect([...REAL, ...NONE].filter(isIban)).toEqual(REAL);
});

test('it is kept plain and shown in fours', () => {
  expect(plainIban(' nl91 abna.0417-1643 00 ')).toBe('NL91ABNA0417164300');
  expect(ibanText('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00');
});
