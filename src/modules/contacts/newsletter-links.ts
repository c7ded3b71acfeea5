// The signed links of the newsletter: one in the confirmation mail, one under every newsletter.
// Looking at a link changes nothing, because mail programs and virus scanners look too; only sending its form does.

import type { Database } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import type { Clock } from '#shared/clock.ts';
import type { SubscriptionView } from './contract.ts';
import { confirmPending, findSubscription, markUnsubscribed } from './newsletter.repository.ts';

const CONFIRM = 'newsletter_confirm';
const UNSUBSCRIBE = 'newsletter_unsubscribe';

export type NewsletterLinks = {
  confirmUrl(subscriptionId: number): string;
  /** For the mails themselves and their List-Unsubscribe header; a POST to it unsubscribes at once. */
  unsubscribeUrl(subscriptionId: number): string;
  /** Null for a token that is not ours, or a request that was forgotten because nobody confirmed it. */
  findByConfirmToken(token: string): Promise<SubscriptionView | null>;
  findByUnsubscribeToken(token: string): Promise<SubscriptionView | null>;
  /** Only a pending request becomes a subscription. Safe to repeat. */
  confirm(token: string): Promise<void>;
  /** From any state; safe to repeat, and nothing happens for a token that is not ours. */
  unsubscribe(token: string, by: 'page' | 'one_click'): Promise<void>;
  /** The token of the other link, for whoever holds the confirmation and thinks better of it. */
  unsubscribeTokenFor(confirmToken: string): string | null;
};

type Ports = {
  database: Pick<Database, 'orm' | 'transaction'>;
  tokens: SignedTokens;
  clock: Clock;
  /** Without a slash at the end. */
  publicUrl: string;
};

export function createNewsletterLinks({ database, tokens, clock, publicUrl }: Ports): NewsletterLinks {
  const find = async (purpose: string, token: string): Promise<SubscriptionView | null> => {
    const id = tokens.read(purpose, token);
    const row = id === null ? null : await findSubscription(database.orm, Number(id));
    return row && { email: row.email, status: row.status };
  };
  return {
    confirmUrl: (id) => `${publicUrl}/nieuwsbrief/bevestigen?token=${tokens.sign(CONFIRM, String(id))}`,
    unsubscribeUrl: (id) => `${publicUrl}/nieuwsbrief/afmelden?token=${tokens.sign(UNSUBSCRIBE, String(id))}`,
    findByConfirmToken: (token) => find(CONFIRM, token),
    findByUnsubscribeToken: (token) => find(UNSUBSCRIBE, token),
    async confirm(token) {
      const id = tokens.read(CONFIRM, token);
      if (id !== null) await database.transaction((tx) => confirmPending(tx, Number(id), clock.now()));
    },
    async unsubscribe(token, by) {
      const id = tokens.read(UNSUBSCRIBE, token);
      if (id !== null) await database.transaction((tx) => markUnsubscribed(tx, Number(id), by, clock.now()));
    },
    unsubscribeTokenFor(confirmToken) {
      const id = tokens.read(CONFIRM, confirmToken);
      return id === null ? null : tokens.sign(UNSUBSCRIBE, id);
    },
  };
}
