// The signed link under every reminder and question of the shop. It names an address and nothing more, works
// for ever, and stops that kind of mail at once; looking at it changes nothing, because mail programs look
// too.

import type { Database } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import type { Clock } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import { findSuppression, putSuppression } from './suppressions.repository.ts';

const PURPOSE = 'mail_unsubscribe';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; tokens: SignedTokens; clock: Clock };

const HOW = { page: 'Op de afmeldpagina', one_click: 'Met de knop van het mailprogramma' } as const;

/** The way to stop reminders and questions, for an address. */
export function unsubscribeUrl(
  { tokens, publicUrl }: { tokens: Pick<SignedTokens, 'sign'>; publicUrl: string },
  email: string,
): string {
  return publicUrl + href('/afmelden', { token: tokens.sign(PURPOSE, emailKey(email)) });
}

/** Null for a token that is not ours. */
export async function findUnsubscribing(
  { database, tokens }: Pick<Needs, 'database' | 'tokens'>,
  token: string,
): Promise<{ email: string; hasStopped: boolean } | null> {
  const email = tokens.read(PURPOSE, token);
  return email === null ? null : { email, hasStopped: (await findSuppression(database.orm, email)) !== null };
}

/** Safe to repeat; nothing happens for a token that is not ours. */
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
