// Derives a separate key for every purpose from the shop's secret, so that one leaked key opens nothing else.
// After a change of the secret the new one is used at once, while signatures and seals of the previous one
// stay valid.

import { hkdfSync } from 'node:crypto';

export type Secrets = {
  sessionSecret: string;
  /** SESSION_SECRET_PREVIOUS: verifies old signatures, never used for new ones; null without one. */
  previousSecret: string | null;
};

export type Keyring = {
  /**
   * Returns the keys of a purpose as hexadecimal text: the current one first, then the previous one that is
   * still accepted.
   */
  keysOf(purpose: string): [string, ...string[]];
  /** The secrets themselves, which signed everything before each purpose had its own key. */
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
