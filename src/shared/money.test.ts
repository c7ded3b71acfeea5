// Tests that amounts round half up, split without losing a cent, and parse what they format. Properties are
// checked against exact integer arithmetic.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cents,
  cents,
  formatEuro,
  fromEuros,
  parseEuros,
  percentageOf,
  roundHalfUp,
  splitByWeight,
  toDecimalText,
  toDutchText,
  toEuros,
  toShownText,
} from './money.ts';

const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(cents);

describe('cents', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is not an amount', (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });

  test('minus zero becomes zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});

describe('rounding', () => {
  test.each([
    [249.5, 250],
    [249.4999, 249],
    [100.49999999999999, 101],
    [-0.5, 0],
    [-249.5, -249],
    [-249.6, -250],
  ])('%d is rounded to %d', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded);
  });

  test('10 % of 24.95 is 2.50', () => {
    expect(percentageOf(cents(2495), 10)).toBe(250);
  });

  test('a percentage in hundredths agrees with exact whole-number arithmetic', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const exact = (BigInt(amount) * BigInt(hundredths) * 2n + 10_000n) / 20_000n;
        expect(BigInt(percentageOf(amount, hundredths / 100))).toBe(exact);
      }),
    );
  });
});

describe('splitting', () => {
  test('the parts add up to the whole and each is within a cent of its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        amounts,
        weights.filter((list) => list.some((weight) => weight > 0)),
        (amount, list) => {
          const total = list.reduce((sum, weight) => sum + weight, 0);
          const parts = splitByWeight(amount, list);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
          parts.forEach((part, index) => {
            expect(Math.abs(part - (amount * (list[index] ?? 0)) / total)).toBeLessThan(1.000001);
          });
        },
      ),
    );
  });

  test('the left-over cent goes to the largest remainder, the first one when equal', () => {
    expect(splitByWeight(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByWeight(cents(10), [1, 2])).toEqual([3, 7]);
    // The largest remainder, not the largest part, gets the cent that is left.
    expect(splitByWeight(cents(100), [62, 38.5, 1])).toEqual([61, 38, 1]);
    expect(splitByWeight(cents(102), [1, 1, 1, 1])).toEqual([26, 26, 25, 25]);
  });

  test('weights that add up to nothing are refused', () => {
    for (const weights of [[0, 0], [], [-1, 0]])
      expect(() => splitByWeight(cents(1), weights)).toThrow('Weights must add up to more than 0');
  });
});

describe('text', () => {
  test('what is written is read back, with a point or a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }).map(cents), (amount: Cents) => {
        expect(parseEuros(toDecimalText(amount))).toBe(amount);
        expect(parseEuros(toDutchText(amount))).toBe(amount);
        expect(parseEuros(toShownText(amount))).toBe(amount);
        expect(fromEuros(toEuros(amount))).toBe(amount);
      }),
    );
  });

  test.each([
    '',
    'abc',
    '1.234',
    '24,955',
    '1e3',
    '--1',
    '24.',
    '.5',
    '12345678901',
    '12.34,50',
    '1.234.50',
    '12.345.678,00',
    '1.234.5678,00',
    '1.23.456,00',
  ])('"%s" is no amount', (text) => {
    expect(parseEuros(text)).toBeNull();
  });

  test.each([
    ['24', 2400],
    ['24,5', 2450],
    ['0.05', 5],
    [' 24,95 ', 2495],
    ['-9.95', -995],
    ['1.234,56', 123_456],
    ['-12.345,6', -1_234_560],
    ['9.999.999,99', 999_999_999],
  ])('"%s" is %i cents', (text, amount) => {
    expect(parseEuros(text)).toBe(amount);
  });

  test('a part of a cent is refused and named', () => {
    expect(() => cents(24.5)).toThrow('Not a whole number of cents: 24.5');
  });

  test('prices carry the sign of the euro and a comma', () => {
    expect(formatEuro(cents(2495))).toBe('€24,95');
    expect(formatEuro(cents(5))).toBe('€0,05');
    expect(formatEuro(cents(0))).toBe('€0,00');
    expect(formatEuro(cents(-995))).toBe('−€9,95');
  });

  test('a point parts the thousands of what is shown, and of nothing that is typed or read by a program', () => {
    expect([99_999, 100_000, -1_234_560, 999_999_999].map((amount) => formatEuro(cents(amount)))).toEqual([
      '€999,99',
      '€1.000,00',
      '−€12.345,60',
      '€9.999.999,99',
    ]);
    expect([toDutchText(cents(1_234_560)), toDecimalText(cents(1_234_560))]).toEqual([
      '12345,60',
      '12345.60',
    ]);
  });
});
