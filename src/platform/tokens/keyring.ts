// One secret of the shop, a key of its own for every use: whoever learns one key opens nothing else. A new
// secret takes over at once, while what the one before it signed or sealed is still believed.

import { hkdfSync } from 'node:crypto';

export type Secrets = {
  sessionSecret: string;
  /** SESSION_SECRET_PREVIOUS: believed, and never used for anything new. */
  previousSecret: string | null;
};

export type Keyring = {
  /** As hexadecimal text: the key of now, then those that are still believed. */
  keysOf(purpose: string): [string, ...string[]];
  /** The bare secrets, with which everything was signed before each use had a key of its own. */
  rawSecrets: readonly string[];
};

export function createKeyring({ sessionSecret, previousSecret }: Secrets): Keyring {
  const before = previousSecret === null ? [] : [previousSecret];
  return {
    keysOf: (purpose) => [keyOf(sessionSecret, purpose), ...before.map((secret) => keyOf(secret, purpose))],
    rawSecrets: [sessionSecret, ...before],
  };
}

function keyOf(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex');
}
