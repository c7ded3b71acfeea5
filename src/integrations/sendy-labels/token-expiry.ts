// Sendy's personal access tokens are valid for a year. A token in the form of a JWT says itself until when.

import * as z from 'zod';

const claimsSchema = z.object({ exp: z.number().positive() });

/** Null when the token does not tell. Nothing is verified: it is the shop's own token. */
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
