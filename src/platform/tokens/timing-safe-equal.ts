// Compares two secrets in constant time.

import { timingSafeEqual } from 'node:crypto';

export function isTimingSafeEqual(expected: string | Buffer, actual: string | Buffer): boolean {
  const one = Buffer.from(expected);
  const other = Buffer.from(actual);
  return one.length === other.length && timingSafeEqual(one, other);
}
