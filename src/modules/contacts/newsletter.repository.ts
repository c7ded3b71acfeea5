// The SQL of the newsletter: signing up, confirming, unsubscribing, and the list of subscriptions. Each
// change is one statement that checks the state itself, so concurrent changes cannot contradict each other.

import { and, eq, lt, lte, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy } from '#platform/database/find-row.ts';
import { holdsText } from '#platform/database/lists/holds-text.ts';
import { byMoment, countMatches, sortedPage } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { newsletterSubscriptions as subscriptions } from './contacts.tables.ts';
import type { ListSubscriptionsQuery } from './contract.ts';

type SubscriptionRequest = {
  email: string;
  consentVersion: string;
  consentText: string;
  source: string;
  requestedAt: Date;
};

/**
 * Stores a newsletter sign-up. Returns the subscription's id when a confirmation mail must be sent. Changes
 * nothing and returns null when the address is already confirmed, or when its last sign-up was after
 * `requestedBefore`, so that nobody can flood another person's mailbox with confirmation mails.
 */
export async function requestSubscription(
  tx: Orm,
  { email, ...request }: SubscriptionRequest,
  requestedBefore: Date,
): Promise<number | null> {
  const [row] = await tx
    .insert(subscriptions)
    .values({ email, ...request, status: 'pending' })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: { ...request, status: 'pending' },
      setWhere: sql`${ne(subscriptions.status, 'confirmed')} and ${lte(subscriptions.requestedAt, requestedBefore)}`,
    })
    .returning({ id: subscriptions.id });
  return row?.id ?? null;
}

export type SubscriptionRow = typeof subscriptions.$inferSelect;

const SORTINGS = byMoment(({ requestedAt }: Record<'requestedAt' | 'id', SQLWrapper>) => requestedAt);

type Filter = Pick<ListSubscriptionsQuery, 'q' | 'status'>;
type Listed = PageRange & Filter & { sort: keyof typeof SORTINGS };

export function selectSubscriptions(
  db: Orm,
  { sort, after, limit, ...filter }: Listed,
): Promise<SubscriptionRow[]> {
  const list = { sorting: SORTINGS[sort], table: subscriptions };
  return sortedPage(db.select().from(subscriptions).$dynamic(), list, { after, limit }, matching(filter));
}

/**
 * Counts the subscriptions that match a filter. Counting stops above 10,000 (`MAX_COUNTED`): the result is
 * then 10,001.
 */
export const countSubscriptions = (db: Orm, filter: Filter): Promise<number> =>
  countMatches(db, subscriptions, and(...matching(filter)));

function matching({ q, status }: Filter): SQL[] {
  return [
    ...(status ? [eq(subscriptions.status, status)] : []),
    ...(q ? [holdsText(subscriptions.email, q)] : []),
  ];
}

export const findSubscription = findBy(subscriptions, subscriptions.id);

/**
 * Confirms a subscription that waits for confirmation. Does nothing when it was already confirmed or ended,
 * so an old link does not subscribe anyone again.
 */
export async function confirmPending(tx: Orm, id: number, now: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'confirmed', confirmedAt: now, unsubscribedAt: null, unsubscribedBy: null })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'pending')));
}

export async function markUnsubscribed(tx: Orm, id: number, by: string, now: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'unsubscribed', unsubscribedAt: now, unsubscribedBy: by })
    .where(and(eq(subscriptions.id, id), ne(subscriptions.status, 'unsubscribed')));
}

/**
 * Deletes unconfirmed sign-ups requested before `pendingBefore`, and subscriptions that ended before
 * `unsubscribedBefore`, whose proof of consent is no longer needed.
 */
export async function deleteStaleSubscriptions(
  tx: Orm,
  { pendingBefore, unsubscribedBefore }: { pendingBefore: Date; unsubscribedBefore: Date },
): Promise<void> {
  await tx
    .delete(subscriptions)
    .where(
      or(
        and(eq(subscriptions.status, 'pending'), lt(subscriptions.requestedAt, pendingBefore)),
        and(
          eq(subscriptions.status, 'unsubscribed'),
          lt(
            sql`coalesce(${subscriptions.unsubscribedAt}, ${subscriptions.requestedAt})`,
            unsubscribedBefore,
          ),
        ),
      ),
    );
}
