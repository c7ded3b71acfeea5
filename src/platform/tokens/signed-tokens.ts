// Links that carry their own proof: a purpose, a value and a signature. What was signed for one purpose opens no other.

import { createHmac, timingSafeEqual } from 'node:crypto';

export type SignedTokens = {
  /** URL-safe; the value is readable by whoever holds the token, so it is never a secret. */
  sign(purpose: string, value: string): string;
  /** The signed value, or null when the token is not ours or was made for something else. */
  read(purpose: string, token: string): string | null;
};

export function createSignedTokens(secret: string): SignedTokens {
  const signatureOf = (purpose: string, value: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${value}`).digest().subarray(0, 18);
  return {
    sign: (purpose, value) =>
      `${Buffer.from(value).toString('base64url')}.${signatureOf(purpose, value).toString('base64url')}`,
    read(purpose, token) {
      const [encoded = '', signature = '', ...rest] = token.split('.');
      if (rest.length > 0 || !encoded || !signature) return null;
      const value = Buffer.from(encoded, 'base64url').toString();
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(purpose, value);
      return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
    },
  };
}
