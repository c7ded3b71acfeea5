// Tests which operators must change their password or enable a second factor before the back-office opens.

import { describe, expect, test } from 'vitest';
import { requiredActionOf } from './required-action.ts';

const settled = { role: 'owner', totpSecret: 'sealed', passwordExpiresAt: null } as const;
const live = { testMode: false };
const testShop = { testMode: true };

describe('in a live shop', () => {
  test('who may give money back has to switch a second factor on; a viewer and a writer have not', () => {
    expect(requiredActionOf(live, { ...settled, totpSecret: null })).toBe('two_factor');
    expect(requiredActionOf(live, { ...settled, totpSecret: null, role: 'operator' })).toBe('two_factor');
    expect(requiredActionOf(live, { ...settled, totpSecret: null, role: 'viewer' })).toBeNull();
    expect(requiredActionOf(live, { ...settled, totpSecret: null, role: 'writer' })).toBeNull();
    expect(requiredActionOf(live, settled)).toBeNull();
  });

  test('a password that was handed out comes first', () => {
    const handedOut = { ...settled, totpSecret: null, passwordExpiresAt: new Date() };
    expect(requiredActionOf(live, handedOut)).toBe('password');
  });
});

test('in a test shop only a password that was handed out stands in the way', () => {
  expect(requiredActionOf(testShop, { ...settled, totpSecret: null })).toBeNull();
  expect(requiredActionOf(testShop, { ...settled, role: 'viewer', passwordExpiresAt: new Date() })).toBe(
    'password',
  );
});
