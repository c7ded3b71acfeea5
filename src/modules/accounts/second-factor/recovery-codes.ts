// Recovery codes for operators who lost their telephone: ten codes, each valid once. They have 120 random
// bits, so a plain hash is enough to store them.

import { createHash, randomBytes } from 'node:crypto';

const COUNT = 10;
/**
 * The 32 characters of a recovery code, without characters that look alike. The lowest five bits of a random
 * byte select one of them.
 */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 24;

export function randomRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join(''),
  );
}

/** Formats a recovery code for reading and typing, as six groups: "abcd-efgh-…". */
export function readableRecoveryCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}

export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
