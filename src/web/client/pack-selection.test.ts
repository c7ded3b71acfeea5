// Tests that the chosen pack is the visitor's latest choice, from URL, storage or cookie, and always an
// existing pack.

import { describe, expect, test } from 'vitest';
import { checkoutUrl, choosePack } from './pack-selection.ts';

const packs = ['1x', '2x', '3x', '4x'];

describe('choosing a pack', () => {
  test.each([
    ['the address comes first', { query: '4x', stored: '3x', cookie: '2x' }, '4x'],
    ['then storage', { query: null, stored: '3x', cookie: '2x' }, '3x'],
    ['then the cookie', { query: null, stored: null, cookie: '2x' }, '2x'],
    ['then one jar', { query: null, stored: null, cookie: null }, '1x'],
    ['an unknown id in the address is ignored', { query: '9x', stored: '3x', cookie: '2x' }, '3x'],
    ['an unknown id in storage is ignored', { query: null, stored: 'toString', cookie: '2x' }, '2x'],
    ['an unknown id everywhere gives one jar', { query: '', stored: 'x', cookie: '0x' }, '1x'],
  ])('%s', (_, remembered, expected) => {
    expect(choosePack(remembered, packs)).toBe(expected);
  });

  test('a sold-out pack is never chosen', () => {
    expect(choosePack({ query: '1x', stored: null, cookie: null }, ['2x', '4x'])).toBe('2x');
  });

  test('with nothing on sale one jar stands', () => {
    expect(choosePack({ query: '4x', stored: null, cookie: null }, [])).toBe('1x');
  });
});

test('the main button carries pack, price, name and time to the checkout', () => {
  const address = checkoutUrl({ variant: '2x', price: '37.43', name: '2 Pack' }, 1700000000000);
  expect(address).toBe('/checkout?variant=2x&price=37.43&name=2+Pack&t=1700000000000');
});
