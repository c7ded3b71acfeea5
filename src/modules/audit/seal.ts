// Defines a seal, the link of the audit log's hash chain: a hash over the previous seal and the rows of this
// one, signed with a key that is not in the database. The code is pure, so sealing and verification compute
// the same hash.

import { createHash, createHmac } from 'node:crypto';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { isTimingSafeEqual } from '#platform/tokens/timing-safe-equal.ts';
import type { auditSeals } from './audit.tables.ts';

export type Seal = typeof auditSeals.$inferSelect;

/** The prefix that marks a redacted row in the content of a seal. Redacted rows are listed first. */
export const REDACTED_PREFIX = 'x';

/**
 * A row in the content of a seal: `e12` is an entry, `c34` a changed row, `x34` the same row after its
 * redaction.
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

/**
 * Returns the hash of a seal. The hash covers only the digest of the content, so the chain stays valid after
 * the content is deleted.
 */
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
