// Tests when the address register is queried.

import { expect, test } from 'vitest';
import { lookupKey } from './use-address-lookup.ts';

test('a Dutch postal code and a house number are asked for, whatever follows the number', () => {
  expect(lookupKey('NL', '1234AB', '12')).toBe('1234AB 12');
  expect(lookupKey('NL', '1234 ab', ' 12a')).toBe('1234AB 12');
});

test('half a postal code, one that was never issued, no number and another country are not', () => {
  for (const [country, postalCode, houseNumber] of [
    ['NL', '1234A', '12'],
    ['NL', '1234SS', '12'],
    ['NL', '1234AB', ''],
    ['NL', '1234AB', 'a12'],
    ['BE', '1000', '12'],
  ] as const)
    expect(lookupKey(country, postalCode, houseNumber)).toBe('');
});
