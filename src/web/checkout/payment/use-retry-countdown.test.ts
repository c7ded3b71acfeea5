// Tests how often a page retries a payment that could not be prepared.

import { expect, test } from 'vitest';
import { retryDelay } from './use-retry-countdown.ts';

test('the pauses double up to a minute', () => {
  expect([0, 1, 2, 3, 4, 50].map((tries) => retryDelay(tries, 5))).toEqual([5, 10, 20, 40, 60, 60]);
  expect([0, 1].map((tries) => retryDelay(tries, 60))).toEqual([60, 60]);
});
