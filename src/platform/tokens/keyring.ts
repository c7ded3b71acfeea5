// Derives a separate key for every purpose from the shop's secret, so that one leaked key is useless for
// other purposes. After a change of the secret the new one is used at once, while signatures and encrypted
// values of the previous one remain readable.

import { hkdfSync } from 'node:crypto';

export type Secrets = {
  sessionSecret: string;
  /**
   * Previous secret (SESSION_SECRET_PREVIOUS). It still verifies signatures and decrypts values made before
   * the change of the secret, and makes no new ones; null when none is configured.
   */
  previousSecret: string | null;
};

export type Keyring = {
  /**
   * Returns the keys of a purpose as hexadecimal text: first the current key, then the key of the previous
   * secret when there is one.
   */
  keysOf(purpose: string): [string, ...string[]];
  /** The secrets without any derivation. They verify signatures made before each purpose had its own key. */
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
