// Tests how postal codes are parsed, in the notations of their countries.

import { expect, test } from 'vitest';
import { isPostalCodeOdd, normalisePostalCode } from './postal-codes.ts';

test.each([
  ['NL', '1012 js', '1012JS'],
  ['NL', '1012-JS', '1012JS'],
  ['NL', 'NL-1012 JS', '1012JS'],
  ['NL', '１０１２ＪＳ', '1012JS'],
  ['BE', 'B-1000', '1000'],
  ['BE', 'BE 1000', '1000'],
  ['PT', '1000–001', '1000-001'],
  ['TH', '๑๐๒๐๐', '10200'],
  ['DE', 'd-10115', 'D-10115'],
])('%s: %s is kept as %s', (country, typed, kept) => {
  expect(normalisePostalCode(typed, country)).toBe(kept);
});

test.each([
  ['NL', 'I012JS'],
  ['NL', '1012SS'],
  ['NL', '1012'],
  ['BE', '1000 Brussel'],
])('%s: %s is none', (country, typed) => {
  expect(normalisePostalCode(typed, country)).toBeNull();
});

test.each([
  ...(
    [
      ['DE', ['10115', 'D-10115', 'DE-10115', 'D 10115']],
      ['FR', ['75001', '75 001', 'FR-75001']],
      ['IT', ['00118', 'I-00118']],
      ['ES', ['28001', 'E-28001', 'ES-28001']],
      ['PT', ['1000-001', '1000 001', '1000001']],
      ['PL', ['00-001', '00 001', '00001']],
      ['CZ', ['110 00', 'CZ-110 00']],
      ['GR', ['104 31', 'TK 10431']],
      ['DK', ['1000', 'DK-1000']],
      ['NO', ['0150', 'N-0150']],
      ['SE', ['111 22', 'SE-111 22', 'S-11122']],
      ['FI', ['00100', 'FIN-00100']],
      ['LV', ['LV-1010', 'LV1010', '1010']],
      ['GB', ['SW1A 1AA', 'sw1a1aa', 'SW1A-1AA']],
      ['IE', ['D02 X285', 'D02X285', 'd02-x285']],
      ['MT', ['VLT 1117', 'VLT1117']],
      ['US', ['94016', '94016-1234', '94016 1234', 'CA 94016']],
      ['CA', ['K1A 0B1', 'k1a0b1', 'K1A-0B1']],
      ['JP', ['100-0001', '〒100-0001', '１００−０００１', '1000001']],
      ['IN', ['110001', '110 001']],
    ] as const
  ).flatMap(([country, codes]) => codes.map((code) => [country, code] as const)),
])('%s: nothing is asked about %s', (country, code) => {
  expect(isPostalCodeOdd(code, country)).toBe(false);
});

test.each([
  ['DE', '1011'],
  ['FR', '7500'],
  ['GB', '12345'],
  ['US', '9401'],
  ['CA', '12345'],
  ['MC', '75001'],
])('%s: %s is asked about', (country, code) => {
  expect(isPostalCodeOdd(code, country)).toBe(true);
});
