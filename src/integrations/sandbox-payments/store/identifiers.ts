// Creates ids in the provider's format: a prefix and 24 random letters and digits, about 142 bits. Random
// bytes are requested for many ids at once, because requesting them for each id was the slowest part of
// creating a payment.

import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/**
 * The largest multiple of 62 below 256. Larger random bytes are dropped, so that every character is equally
 * likely.
 */
const UNBIASED = 248;
const LENGTH = 24;

let pool = Buffer.alloc(0);
let next = 0;

function randomByte(): number {
  if (next >= pool.length) {
    pool = randomBytes(4096);
    next = 0;
  }
  const byte = pool.readUInt8(next);
  pool[next] = 0;
  next += 1;
  return byte;
}

export function randomAlphanumerics(length = LENGTH): string {
  let text = '';
  while (text.length < length) {
    const byte = randomByte();
    if (byte < UNBIASED) text += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return text;
}

export function newId(prefix: 'pi' | 're' | 'evt' | 'du' | 'issfr' | 'txn' | 'po'): string {
  return `${prefix}_${randomAlphanumerics()}`;
}

export function clientSecretOf(payment: { id: string; secret: string }): string {
  return `${payment.id}_secret_${payment.secret}`;
}

/** Splits a client secret into payment id and secret; null when its format is invalid. */
export function readClientSecret(clientSecret: string): { id: string; secret: string } | null {
  const match = /^(pi_[A-Za-z0-9]{24})_secret_([A-Za-z0-9]{24})$/.exec(clientSecret);
  const [, id, secret] = match ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}
