// Hashes and verifies passwords with Argon2id, in the standard text format with the OWASP parameters (19 MiB,
// 2 passes). Hashing runs outside the main thread. Verification takes equally long whether the account exists
// or not.

import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const FORM = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes a password with a new random salt, so equal passwords have different hashes. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Returns true when the password matches the stored hash. For an unknown account pass null: the answer is
 * false after the same amount of work, so response times do not reveal which accounts exist.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = stored?.match(FORM);
  if (!parsed) {
    await derive(password, randomBytes(16), COST);
    return false;
  }
  const [, memory, passes, parallelism, salt = '', hash = ''] = parsed;
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

/**
 * Generates a password of 20 characters (about 115 bits). It has no characters that look alike, so it can be
 * typed from a screen.
 */
export function randomPassword(): string {
  const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 20 }, () => signs[randomInt(signs.length)]).join('');
}

type Cost = { memory: number; passes: number; parallelism: number; tagLength: number };

function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Keyboards encode a letter such as "é" in different ways; normalisation makes the passwords equal.
    const message = Buffer.from(password.normalize('NFKC'));
    argon2('argon2id', { message, nonce, ...cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
