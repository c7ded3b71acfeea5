// Which of several wishes for a pack counts.

import { expect, test } from 'vitest';
import { chooseVariant } from './chosen-variant.ts';

const known = ['1x', '2x', '3x', '4x'];

test('the address wins from storage, storage from the cookie', () => {
  expect(chooseVariant({ query: '3x', stored: '2x', cookie: '4x' }, known)).toBe('3x');
  expect(chooseVariant({ query: null, stored: '2x', cookie: '4x' }, known)).toBe('2x');
  expect(chooseVariant({ query: null, stored: null, cookie: '4x' }, known)).toBe('4x');
});

test('an unknown pack is ignored', () => {
  expect(chooseVariant({ query: '9x', stored: 'nope', cookie: '2x' }, known)).toBe('2x');
});

test('without any wish it is one pack', () => {
  expect(chooseVariant({ query: null, stored: null, cookie: null }, known)).toBe('1x');
});
