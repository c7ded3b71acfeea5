// Tests that the session id has the form `checkout_<epoch ms>_<32 random hex>` and stays within its browser
// tab.

import { expect, test } from 'vitest';
import { createBrowserStorage } from '#web/client/browser-storage.ts';
import { currentSessionId, makeSessionId, SESSION_ID_KEY } from './session-id.ts';

const forgetful = () =>
  createBrowserStorage(() => {
    throw new Error('no storage');
  });

test('an id has the documented prefix, the time and 32 hexadecimal digits', () => {
  expect(makeSessionId(1_795_000_000_000, new Uint8Array(16).fill(10))).toBe(
    `checkout_1795000000000_${'0a'.repeat(16)}`,
  );
});

test('a tab keeps its id', () => {
  const store = forgetful();
  const first = currentSessionId(store, 1_795_000_000_000);
  expect(first).toMatch(/^checkout_1795000000000_[0-9a-f]{32}$/);
  expect(currentSessionId(store, 1_795_000_009_999)).toBe(first);
});

test('two tabs have different ids', () => {
  expect(currentSessionId(forgetful(), 1)).not.toBe(currentSessionId(forgetful(), 1));
});

test('an id of another form is replaced', () => {
  const store = forgetful();
  store.write(SESSION_ID_KEY, 'checkout_1_guess');
  expect(currentSessionId(store, 1_795_000_000_000)).toMatch(/^checkout_1795000000000_[0-9a-f]{32}$/);
});
