// Tests the texts about stock.

import { expect, test } from 'vitest';
import { daysText, expiryStatusOf, signedText } from './stock-texts.ts';

test('pieces carry their sign', () => {
  expect([12, -3, 0, -1200].map(signedText)).toEqual(['+12', '−3', '0', '−1.200']);
});

test('days that are left are told as far as they help', () => {
  expect([null, 0, 1, 9, 365, 366].map(daysText)).toEqual([
    '–',
    '0 dagen',
    '1 dag',
    '9 dagen',
    '365 dagen',
    'ruim een jaar',
  ]);
});

test.each([
  [{ daysGood: null, remaining: 5 }, 'none'],
  [{ daysGood: -1, remaining: 0 }, 'none'],
  [{ daysGood: -1, remaining: 5 }, 'over'],
  [{ daysGood: 0, remaining: 5 }, 'soon'],
  [{ daysGood: 89, remaining: 5 }, 'soon'],
  [{ daysGood: 90, remaining: 5 }, 'good'],
])('%j is %s', (batch, expected) => expect(expiryStatusOf(batch)).toBe(expected));
