// Tests the reference price: the lowest price of the 30 days before a price reduction, or none when the
// history is shorter. The rule stops shops from raising a price just before reducing it.

import { describe, expect, test } from 'vitest';
import { days } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { currentPriceSince, lowestPriceBefore, type PricePoint } from './price-history.ts';

const today = new Date('2026-11-20T12:00:00Z');
const ago = (count: number) => new Date(today.getTime() - days(count));
const point = (price: number, daysAgo: number): PricePoint => ({
  price: cents(price),
  validFrom: ago(daysAgo),
});

describe('the reference price', () => {
  test('a price raised shortly before a reduction is not the reference', () => {
    expect(lowestPriceBefore([point(2000, 90), point(3000, 5), point(2000, 0)], today)).toBe(2000);
  });

  test('the price in force when the 30 days opened counts', () => {
    expect(lowestPriceBefore([point(1500, 90), point(2500, 29), point(2000, 0)], today)).toBe(1500);
  });

  test('a lower price that ended before the 30 days does not count', () => {
    expect(lowestPriceBefore([point(1500, 90), point(2500, 31), point(2000, 0)], today)).toBe(2500);
  });

  test('of two changes before the 30 days only the last counts', () => {
    const history = [point(1000, 120), point(1500, 90), point(2500, 60), point(2000, 0)];
    expect(lowestPriceBefore(history, today)).toBe(2500);
  });

  test('a price that ended exactly when the 30 days open does not count', () => {
    expect(lowestPriceBefore([point(1500, 90), point(2500, 30), point(2000, 0)], today)).toBe(2500);
  });

  test('a history of exactly 30 days gives a reference', () => {
    expect(lowestPriceBefore([point(2500, 30), point(2000, 0)], today)).toBe(2500);
  });

  test('a history shorter than 30 days gives no reference', () => {
    expect(lowestPriceBefore([point(2500, 29), point(2000, 0)], today)).toBeNull();
    expect(lowestPriceBefore([], today)).toBeNull();
  });
});

describe('since when the price is what it is', () => {
  test('a first price has been there from its first day', () => {
    expect(currentPriceSince([point(3000, 90)])).toEqual(ago(90));
    expect(currentPriceSince([point(2000, 90), point(3000, 10)])).toEqual(ago(10));
  });

  test('a new struck price alone does not begin a new price', () => {
    expect(currentPriceSince([point(3000, 90), point(2000, 10), point(2000, 5)])).toEqual(ago(10));
  });

  test('without history there is no beginning', () => {
    expect(currentPriceSince([])).toBeNull();
  });
});
