// Tests that verifying a password costs the same for known and unknown accounts, by counting the hash calls,
// because durations depend on the machine.

import { argon2 } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

vi.mock(import('node:crypto'), async (original) => {
  const crypto = await original();
  return { ...crypto, argon2: vi.fn<typeof crypto.argon2>(crypto.argon2) };
});

test('an unknown account is the same work as a known one with a wrong password', async () => {
  const stored = await hashPassword('right');
  vi.mocked(argon2).mockClear();
  expect(await verifyPassword('wrong', stored)).toBe(false);
  expect(await verifyPassword('wrong', null)).toBe(false);
  const [known, unknown] = vi.mocked(argon2).mock.calls.map(([algorithm, { message, nonce, ...cost }]) => ({
    algorithm,
    ...cost,
    message: String(message),
    isSalted: String(nonce) !== '',
  }));
  expect(vi.mocked(argon2)).toHaveBeenCalledTimes(2);
  expect(known).toMatchObject({ algorithm: 'argon2id', memory: 19_456, passes: 2, parallelism: 1 });
  expect(unknown).toEqual(known);
});
