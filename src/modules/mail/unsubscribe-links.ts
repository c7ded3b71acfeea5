// The signed link under every reminder and question of the shop. It names an address and nothing more, works for ever,
// and stops that kind of mail at once; looking at it changes nothing, because mail programs look too.

import type { Database } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import type { Clock } from '#shared/clock.ts';
import { findSuppression, putSuppression } from './suppressions.repository.ts';

const PURPOSE = 'mail_unsubscribe';

export type UnsubscribeLinks = {
  urlOf(email: string): string;
  /** Null for a token that is not ours. */
  find(token: string): Promise<{ email: string; hasStopped: boolean } | null>;
  /** Safe to repeat; nothing happens for a token that is not ours. */
  stop(token: string, by: 'page' | 'one_click'): Promise<void>;
};

type Ports = {
  database: Pick<Database, 'orm' | 'transaction'>;
  tokens: SignedTokens;
  clock: Clock;
  /** Without a slash at the end. */
  publicUrl: string;
};

const HOW = { page: 'Op de afmeldpagina', one_click: 'Met de knop van het mailprogramma' } as const;

export function createUnsubscribeLinks({ database, tokens, clock, publicUrl }: Ports): UnsubscribeLinks {
  return {
    urlOf: (email) => `${publicUrl}/afmelden?token=${tokens.sign(PURPOSE, email.toLowerCase())}`,
    async find(token) {
      const email = tokens.read(PURPOSE, token);
      return email === null
        ? null
        : { email, hasStopped: (await findSuppression(database.orm, email)) !== null };
    },
    async stop(token, by) {
      const email = tokens.read(PURPOSE, token);
      if (email === null) return;
      await database.transaction((tx) =>
        putSuppression(tx, {
          ...{ email, scope: 'commercial', reason: 'unsubscribed', detail: HOW[by] },
          createdAt: clock.now(),
        }),
      );
    },
  };
}
