// What comes before the back-office opens, and for whom.

import { describe, expect, test } from 'vitest';
import { dutyOf } from './duty.ts';

const settled = { role: 'owner', totpSecret: 'sealed', passwordExpiresAt: null } as const;
const live = { ownersNeedTwoFactor: true };
const testMode = { ownersNeedTwoFactor: false };

describe('in a live shop', () => {
  test('an owner without a second factor has to switch it on; a viewer has not', () => {
    expect(dutyOf({ ...settled, totpSecret: null }, live)).toBe('two_factor');
    expect(dutyOf({ ...settled, totpSecret: null, role: 'viewer' }, live)).toBeNull();
    expect(dutyOf(settled, live)).toBeNull();
  });

  test('a password that was handed out comes first', () => {
    const handedOut = { ...settled, totpSecret: null, passwordExpiresAt: new Date() };
    expect(dutyOf(handedOut, live)).toBe('password');
  });
});

test('in a test shop only a password that was handed out stands in the way', () => {
  expect(dutyOf({ ...settled, totpSecret: null }, testMode)).toBeNull();
  expect(dutyOf({ ...settled, role: 'viewer', passwordExpiresAt: new Date() }, testMode)).toBe('password');
});
