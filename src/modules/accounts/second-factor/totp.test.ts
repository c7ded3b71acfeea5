// Tests the authenticator codes and their time steps against the published values of RFC 6238.

import { expect, test } from 'vitest';
import { randomTotpSecret, totpStep, totpUri } from './totp.ts';

/** The secret of the examples in RFC 6238: "12345678901234567890" in base 32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at %i s the code %s belongs to step %i', (seconds, code, step) => {
  expect(totpStep(RFC_SECRET, code, at(seconds))).toBe(step);
});

test('a code is good one step before and after its own, and no further', () => {
  const step = (seconds: number) => totpStep(RFC_SECRET, '005924', at(seconds));
  expect([step(1_234_567_860), step(1_234_567_920)]).toEqual([41_152_263, 41_152_263]);
  expect([step(1_234_567_829), step(1_234_567_951)]).toEqual([null, null]);
});

test.each(['000000', '', '28708', '2870822', 'abcdef'])('%j is no code', (code) => {
  expect(totpStep(RFC_SECRET, code, at(59))).toBeNull();
});

test('a new secret is 160 bits of chance, and the address names the shop and the account', () => {
  expect(randomTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(randomTotpSecret()).not.toBe(randomTotpSecret());
  expect(totpUri(RFC_SECRET, 'Anna B')).toMatch(/^otpauth:\/\/totp\/Zwartwit:Anna%20B\?.*secret=GEZDGNBV/);
});
