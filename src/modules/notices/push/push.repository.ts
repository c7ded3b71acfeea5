// The SQL of pushes: subscribed devices and the shop's key pair.

import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, findRow, getRow, hasRow, listByValues } from '#platform/database/find-row.ts';
import { pushKeys, pushSubscriptions } from '../notices.tables.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type KeysRow = typeof pushKeys.$inferSelect;

const THE_ONE = 1;

export function findKeys(db: Orm): Promise<KeysRow | null> {
  return findRow(db.select().from(pushKeys).where(eq(pushKeys.id, THE_ONE)));
}

/** Inserts the shop's push key pair; returns false when another process inserted one before. */
export function insertKeys(tx: Orm, keys: Omit<KeysRow, 'id'>): Promise<boolean> {
  return hasRow(
    tx
      .insert(pushKeys)
      .values({ ...keys, id: THE_ONE })
      .onConflictDoNothing()
      .returning({ id: pushKeys.id }),
  );
}

/** Deletes the shop's push key pair with this public key, and all subscriptions made with it. */
export async function deleteKeys(tx: Orm, publicKey: string): Promise<void> {
  const gone = await tx.delete(pushKeys).where(eq(pushKeys.publicKey, publicKey)).returning();
  if (gone.length > 0) await tx.delete(pushSubscriptions);
}

export async function listAllSubscriptions(db: Orm) {
  return db
    .select({ id: pushSubscriptions.id, operatorId: pushSubscriptions.operatorId })
    .from(pushSubscriptions)
    .orderBy(asc(pushSubscriptions.id));
}

/** Lists the push subscriptions of the given operators, oldest first. */
export const listSubscriptionsOf = listByValues(
  pushSubscriptions,
  pushSubscriptions.operatorId,
  asc(pushSubscriptions.id),
);

export const findSubscription = findBy(pushSubscriptions, pushSubscriptions.id);

/**
 * Inserts or replaces a push subscription. A browser has one subscription, of the operator who subscribed
 * last, also on a shared computer.
 */
export function putSubscription(tx: Orm, row: Omit<SubscriptionRow, 'id'>): Promise<SubscriptionRow> {
  const { operatorId, p256dh, auth, device } = row;
  return getRow(
    tx
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { operatorId, p256dh, auth, device },
      })
      .returning(),
    'A subscription was not written',
  );
}

export async function deleteSubscription(db: Orm, id: number, operatorId?: number): Promise<void> {
  const whose = operatorId === undefined ? undefined : eq(pushSubscriptions.operatorId, operatorId);
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.id, id), whose));
}
