// Signs tokens for links, which contain purpose, value and signature. A token signed for one purpose is
// invalid for any other, and only its exact text is valid.

import { createHmac } from 'node:crypto';
import { TOKEN_PATTERN } from '#shared/writing/token-pattern.ts';
import type { Keyring } from './keyring.ts';
import { isTimingSafeEqual } from './timing-safe-equal.ts';

export type SignedTokens = {
  /**
   * Returns a URL-safe signed token with the value, valid for this purpose only. Anyone with the token can
   * read the value, so the value must not be secret.
   */
  sign(purpose: string, value: string): string;
  /**
   * Returns the value in a signed token; null when the token is invalid or was signed for another purpose.
   */
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
