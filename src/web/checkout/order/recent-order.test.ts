// Tests what a tab remembers about the last payment it confirmed.

import { expect, test } from 'vitest';
import type { BrowserStorage } from '#web/client/browser-storage.ts';
import { clearLastPayment, readLastPayment, saveLastPayment } from './recent-order.ts';

function createStore(): BrowserStorage {
  const entries = new Map<string, string>();
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

test('a payment is the last one for an hour, until another is or it is forgotten', () => {
  const store = createStore();
  expect(readLastPayment(store, 0)).toBeNull();
  saveLastPayment(store, 'pi_1', 1_000);
  expect(readLastPayment(store, 1_000)).toBe('pi_1');
  expect(readLastPayment(store, 3_600_999)).toBe('pi_1');
  expect(readLastPayment(store, 3_601_000)).toBeNull();
  saveLastPayment(store, 'pi_2', 2_000);
  expect(readLastPayment(store, 3_000)).toBe('pi_2');
  clearLastPayment(store);
  expect(readLastPayment(store, 3_000)).toBeNull();
});
