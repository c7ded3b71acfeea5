// The SQL of the newsletter: asking, confirming, leaving. Each is one statement that decides by itself whether it applies,
// so two of them at the same moment cannot contradict each other.

import { and, eq, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy } from '#platform/database/find-row.ts';
import { newsletterSubscriptions as subscriptions } from './contacts.tables.ts';

type SubscriptionRequest = {
  email: string;
  consentVersion: string;
  consentText: string;
  source: string;
  requestedAt: Date;
};

/**
 * The id when a confirmation has to be asked for. Null when the address is subscribed already, or was asked after
 * `askedBefore`: nobody's mailbox can be filled by somebody else.
 */
export async function requestSubscription(
  tx: Orm,
  { email, ...request }: SubscriptionRequest,
  askedBefore: Date,
): Promise<number | null> {
  const [row] = await tx
    .insert(subscriptions)
    .values({ email, ...request, status: 'pending' })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: { ...request, status: 'pending' },
      setWhere: sql`${ne(subscriptions.status, 'confirmed')} and ${lte(subscriptions.requestedAt, askedBefore)}`,
    })
    .returning({ id: subscriptions.id });
  return row?.id ?? null;
}

export const findSubscription = findBy(subscriptions, subscriptions.id);

/** Leaves every other state as it is: an old link brings nobody back who has left. */
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

/** Requests nobody ever confirmed, and proof of a consent that ended long ago. */
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
