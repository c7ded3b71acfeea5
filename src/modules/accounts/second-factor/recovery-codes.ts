// Codes for the day the telephone is gone: ten, each good once. They hold 120 bits of chance, so a plain hash
// keeps them.

import { createHash, randomBytes } from 'node:crypto';

const COUNT = 10;
/** 32 signs without look-alikes: a byte's lowest five bits choose one evenly. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 24;

export function randomRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join(''),
  );
}

/** "abcd-efgh-…", six groups: to be read and typed over. */
export function readableRecoveryCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}

export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
