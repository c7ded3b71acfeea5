// Reads when Sendy's personal access token expires. Tokens are valid for a year, and a token in JWT format
// contains its expiry.

import * as z from 'zod';

const claimsSchema = z.object({ exp: z.number().positive() });

/**
 * The expiry of a token; null when it contains none. The signature is not verified: it is the shop's own
 * token.
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
