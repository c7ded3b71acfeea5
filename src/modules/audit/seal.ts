// What a seal is: a hash over the seal before it and over what it seals, signed with a key that is not in the
// database. Pure: who seals and who verifies compute the same.

import { createHash, createHmac } from 'node:crypto';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { isTimingSafeEqual } from '#platform/tokens/timing-safe-equal.ts';
import type { auditSeals } from './audit.tables.ts';

export type Seal = typeof auditSeals.$inferSelect;

/**
 * Begins the name of a changed row as it is since what told of somebody was taken out of it; first in its
 * seal.
 */
export const REDACTED_PREFIX = 'x';

/**
 * A row as it stands in the content of a seal: `e12` is an entry, `c34` a row that was changed, `x34` that
 * row once it was blanked.
 */
export type SealedRow = { name: string; digest: string };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const contentOf = (rows: readonly SealedRow[]): string =>
  rows.map(({ name, digest }) => `${name} ${digest}`).join('\n');

export function rowsOf(content: string): SealedRow[] {
  if (content === '') return [];
  return content.split('\n').map((line) => {
    const [name = '', digest = ''] = line.split(' ');
    return { name, digest };
  });
}

export const digestOf = sha256;

/** The content counts by its digest, so that it can be forgotten and the chain still holds. */
export function hashOf(previous: string, seal: Omit<Seal, 'content' | 'hash' | 'signature'>): string {
  const { id, sealedAt, contentDigest, newest, isCaughtUp, forgottenTo, vouchesForPrevious } = seal;
  const moments = [sealedAt.toISOString(), newest.toISOString()];
  return sha256(
    JSON.stringify([previous, id, ...moments, contentDigest, isCaughtUp, forgottenTo, vouchesForPrevious]),
  );
}

export type Signer = { sign(hash: string): string; isOurs(seal: Pick<Seal, 'hash' | 'signature'>): boolean };

export function createSigner(keyring: Keyring): Signer {
  const keys = keyring.keysOf('seals of the log');
  const signWith = (key: string, hash: string) => createHmac('sha256', key).update(hash).digest('hex');
  return {
    sign: (hash) => signWith(keys[0], hash),
    isOurs: ({ hash, signature }) => keys.some((key) => isTimingSafeEqual(signWith(key, hash), signature)),
  };
}
