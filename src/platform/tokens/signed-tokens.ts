// Links that carry their own proof: a purpose, a value and a signature. What was signed for one purpose opens
// no other. A token has one spelling: one sign more or less and it is not ours.

import { createHmac } from 'node:crypto';
import { TOKEN_PATTERN } from '#shared/writing/token-pattern.ts';
import type { Keyring } from './keyring.ts';
import { isTimingSafeEqual } from './timing-safe-equal.ts';

export type SignedTokens = {
  /** URL-safe; the value is readable by whoever holds the token, so it is never a secret. */
  sign(purpose: string, value: string): string;
  /** The signed value, or null when the token is not ours or was made for something else. */
  read(purpose: string, token: string): string | null;
};

const USE = 'signed links';

export function createSignedTokens(keyring: Keyring): SignedTokens {
  const [now, ...before] = keyring.keysOf(USE);
  // Links in the mailboxes of customers were once signed with the secret itself.
  const believed = [now, ...before, ...keyring.rawSecrets];
  return {
    sign: (purpose, value) => tokenOf(now, purpose, value),
    read(purpose, token) {
      if (!TOKEN_PATTERN.test(token)) return null;
      const [encoded = ''] = token.split('.');
      const value = Buffer.from(encoded, 'base64url').toString();
      return value !== '' && believed.some((key) => isTimingSafeEqual(tokenOf(key, purpose, value), token))
        ? value
        : null;
    },
  };
}

function tokenOf(key: string, purpose: string, value: string): string {
  const signature = createHmac('sha256', key).update(`${purpose}\0${value}`).digest().subarray(0, 18);
  return `${Buffer.from(value).toString('base64url')}.${signature.toString('base64url')}`;
}
