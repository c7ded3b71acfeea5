// The signed links of the newsletter: one in the confirmation mail, one under every newsletter. Looking at a
// link changes nothing, because mail programs and virus scanners look too; only sending its form does.

import type { Database } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import type { Clock } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import type { SubscriptionView } from './contract.ts';
import { confirmPending, findSubscription, markUnsubscribed } from './newsletter.repository.ts';

const CONFIRM = 'newsletter_confirm';
const UNSUBSCRIBE = 'newsletter_unsubscribe';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; tokens: SignedTokens; clock: Clock };
type ReadNeeds = Pick<Needs, 'database' | 'tokens'>;

/** Of the mail that asks for confirmation. */
export function newsletterConfirmUrl(
  { tokens, publicUrl }: { tokens: Pick<SignedTokens, 'sign'>; publicUrl: string },
  subscriptionId: number,
): string {
  return publicUrl + href('/nieuwsbrief/bevestigen', { token: tokens.sign(CONFIRM, String(subscriptionId)) });
}

/** Null for a token that is not ours, or a request that was forgotten because nobody confirmed it. */
export function findByConfirmToken(shop: ReadNeeds, token: string): Promise<SubscriptionView | null> {
  return find(shop, CONFIRM, token);
}

export function findByUnsubscribeToken(shop: ReadNeeds, token: string): Promise<SubscriptionView | null> {
  return find(shop, UNSUBSCRIBE, token);
}

/** Only a pending request becomes a subscription. Safe to repeat. */
export async function confirmNewsletter(shop: Needs, token: string): Promise<void> {
  const { database, tokens, clock } = shop;
  const id = tokens.read(CONFIRM, token);
  if (id !== null) await database.transaction((tx) => confirmPending(tx, Number(id), clock.now()));
}

/** From any state; safe to repeat, and nothing happens for a token that is not ours. */
export async function unsubscribeNewsletter(
  shop: Needs,
  token: string,
  by: 'page' | 'one_click',
): Promise<void> {
  const { database, tokens, clock } = shop;
  const id = tokens.read(UNSUBSCRIBE, token);
  if (id !== null) await database.transaction((tx) => markUnsubscribed(tx, Number(id), by, clock.now()));
}

/** The token of the other link, for whoever holds the confirmation and thinks better of it. */
export function unsubscribeTokenFor({ tokens }: Pick<Needs, 'tokens'>, confirmToken: string): string | null {
  const id = tokens.read(CONFIRM, confirmToken);
  return id === null ? null : tokens.sign(UNSUBSCRIBE, id);
}

async function find(
  { database, tokens }: ReadNeeds,
  purpose: string,
  token: string,
): Promise<SubscriptionView | null> {
  const id = tokens.read(purpose, token);
  const row = id === null ? null : await findSubscription(database.orm, Number(id));
  return row && { email: row.email, status: row.status };
}
