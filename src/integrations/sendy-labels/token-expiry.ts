// Reads when Sendy's personal access token expires. A token is valid for a year; a token in JWT format
// contains the time of its expiry.

import * as z from 'zod';

const claimsSchema = z.object({ exp: z.number().positive() });

/**
 * Returns when Sendy's access token expires; null when the token does not contain that. The signature is not
 * verified, because the token is the shop's own.
 */
export function tokenExpiryOf(token: string): Date | null {
  const [, claims] = token.split('.');
  if (claims === undefined) return null;
  const parsed = claimsSchema.safeParse(parseJson(Buffer.from(claims, 'base64url').toString('utf8')));
  return parsed.success ? new Date(parsed.data.exp * 1000) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
