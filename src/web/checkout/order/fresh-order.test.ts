// What a tab knows of the payment it confirmed last.

import { expect, test } from 'vitest';
import type { BrowserStorage } from '#web/client/browser-storage.ts';
import { forgetPayment, lastPayment, notePayment } from './fresh-order.ts';

function createStore(): BrowserStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

test('a payment is the last one for an hour, until another is or it is forgotten', () => {
  const store = createStore();
  expect(lastPayment(store, 0)).toBeNull();
  notePayment(store, 'pi_1', 1_000);
  expect(lastPayment(store, 1_000)).toBe('pi_1');
  expect(lastPayment(store, 3_600_999)).toBe('pi_1');
  expect(lastPayment(store, 3_601_000)).toBeNull();
  notePayment(store, 'pi_2', 2_000);
  expect(lastPayment(store, 3_000)).toBe('pi_2');
  forgetPayment(store);
  expect(lastPayment(store, 3_000)).toBeNull();
});
