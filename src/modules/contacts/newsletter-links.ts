// The signed links of the newsletter: to confirm (in the confirmation mail) and to unsubscribe (in every
// newsletter). Opening a link changes nothing, because mail programs and virus scanners also open links. Only
// submitting the form on its page does.

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

/**
 * Returns the link for the confirmation mail, with which the owner of the address confirms the subscription.
 */
export function newsletterConfirmUrl(
  { tokens, publicUrl }: { tokens: Pick<SignedTokens, 'sign'>; publicUrl: string },
  subscriptionId: number,
): string {
  return publicUrl + href('/nieuwsbrief/bevestigen', { token: tokens.sign(CONFIRM, String(subscriptionId)) });
}

/**
 * Returns the newsletter subscription to which the token of a confirmation link belongs; null when the token
 * is invalid or the sign-up was deleted.
 */
export function findByConfirmToken(shop: ReadNeeds, token: string): Promise<SubscriptionView | null> {
  return find(shop, CONFIRM, token);
}

export function findByUnsubscribeToken(shop: ReadNeeds, token: string): Promise<SubscriptionView | null> {
  return find(shop, UNSUBSCRIBE, token);
}

/**
 * Confirms the newsletter subscription of a confirmation token. Does nothing when it was already confirmed or
 * ended, or for an invalid token. Safe to repeat.
 */
export async function confirmNewsletter(shop: Needs, token: string): Promise<void> {
  const { database, tokens, clock } = shop;
  const id = tokens.read(CONFIRM, token);
  if (id !== null) await database.transaction((tx) => confirmPending(tx, Number(id), clock.now()));
}

/**
 * Ends the newsletter subscription of an unsubscribe token, also one that was never confirmed. Does nothing
 * for an invalid token. Safe to repeat.
 */
export async function unsubscribeNewsletter(
  shop: Needs,
  token: string,
  by: 'page' | 'one_click',
): Promise<void> {
  const { database, tokens, clock } = shop;
  const id = tokens.read(UNSUBSCRIBE, token);
  if (id !== null) await database.transaction((tx) => markUnsubscribed(tx, Number(id), by, clock.now()));
}

/**
 * Returns an unsubscribe token for the subscription of a confirmation token, so that a visitor who did not
 * request the newsletter can end the subscription from the confirmation page; null when the confirmation
 * token is invalid.
 */
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
