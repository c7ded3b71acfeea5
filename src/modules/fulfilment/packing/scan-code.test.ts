import { expect, test } from 'vitest';
import { matchesScan } from './scan-code.ts';

test.each([
  ['3stunm 2830-54292', '3STUNM283054292'],
  ['ZW100012', 'ZW100012'],
  ['%0003500AA05212345678901', '05212345678901'],
])('%s is %s', (scanned, known) => {
  expect(matchesScan(scanned, known)).toBe(true);
});

test.each([
  ['3STUNM28305429', '3STUNM283054292'],
  ['ZW1000123', 'ZW100012X'],
  ['12 ZW 34', 'ZW'],
  ['', 'ZW100012'],
  ['ZW100012', null],
])('%j is not %j', (scanned, known) => {
  expect(matchesScan(scanned, known)).toBe(false);
});
