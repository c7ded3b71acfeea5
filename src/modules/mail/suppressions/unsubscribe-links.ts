// The signed unsubscribe link of commercial mail. The link contains only the address, never expires and
// unsubscribes with one request. Opening the link changes nothing, because mail programs open links too.

import type { Database } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import type { Clock } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import { findSuppression, putSuppression } from './suppressions.repository.ts';

const PURPOSE = 'mail_unsubscribe';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; tokens: SignedTokens; clock: Clock };

const HOW = { page: 'Op de afmeldpagina', one_click: 'Met de knop van het mailprogramma' } as const;

/** Returns the URL at which the recipient of a commercial mail unsubscribes this e-mail address. */
export function unsubscribeUrl(
  { tokens, publicUrl }: { tokens: Pick<SignedTokens, 'sign'>; publicUrl: string },
  email: string,
): string {
  return publicUrl + href('/afmelden', { token: tokens.sign(PURPOSE, emailKey(email)) });
}

/**
 * Returns the address of an unsubscribe token, and whether the address is suppressed already; null when the
 * token is not signed by this shop.
 */
export async function findUnsubscribing(
  { database, tokens }: Pick<Needs, 'database' | 'tokens'>,
  token: string,
): Promise<{ email: string; hasStopped: boolean } | null> {
  const email = tokens.read(PURPOSE, token);
  return email === null ? null : { email, hasStopped: (await findSuppression(database.orm, email)) !== null };
}

/**
 * Unsubscribes the address of a token from commercial mail. Repeated calls are safe; an invalid token does
 * nothing.
 */
export async function recordUnsubscribe(shop: Needs, token: string, by: 'page' | 'one_click'): Promise<void> {
  const { database, tokens, clock } = shop;
  const email = tokens.read(PURPOSE, token);
  if (email === null) return;
  await database.transaction((tx) =>
    putSuppression(tx, {
      email,
      scope: 'commercial',
      reason: 'unsubscribed',
      detail: HOW[by],
      createdAt: clock.now(),
    }),
  );
}
