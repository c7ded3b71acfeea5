// The SQL of notices: one notice per fact, the notices that wait for the digest, and the time of the last
// detection.

import { and, gt, inArray, lt, not } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, findRow, insertIfAbsent } from '#platform/database/find-row.ts';
import { notices, noticeWatch } from './notices.tables.ts';

export type NoticeRow = typeof notices.$inferSelect;

/**
 * Inserts a notice; null when a notice with its key exists, also in a transaction that is not committed yet.
 */
export const insertNotice = insertIfAbsent(notices, notices.key);
export const findNotice = findBy(notices, notices.id);

/** Returns which of the given keys of facts already have a notice. */
export async function findNoticed(db: Orm, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.select({ key: notices.key }).from(notices).where(inArray(notices.key, keys));
  return new Set(rows.map(({ key }) => key));
}

/**
 * Returns the notices created since a moment that wait for the digest, oldest first, and marks them as sent.
 */
export async function takeUndelivered(tx: Orm, since: Date): Promise<NoticeRow[]> {
  const rows = await tx
    .update(notices)
    .set({ isTold: true })
    .where(and(not(notices.isTold), gt(notices.createdAt, since)))
    .returning();
  return rows.toSorted((one, other) => one.id - other.id);
}

export async function deleteNoticesBefore(tx: Orm, before: Date): Promise<void> {
  await tx.delete(notices).where(lt(notices.createdAt, before));
}

const THE_ONE = 1;

/**
 * Returns the time of the last search for facts that need a notice; null in a shop restored from a backup
 * that is older than notices.
 */
export async function readLastCheck(db: Orm): Promise<Date | null> {
  return (await findRow(db.select().from(noticeWatch)))?.lookedAt ?? null;
}

/**
 * Stores the time of the last search for facts that need a notice; an earlier time than the stored one is
 * ignored.
 */
export async function saveLastCheck(db: Orm, lookedAt: Date): Promise<void> {
  await db
    .insert(noticeWatch)
    .values({ id: THE_ONE, lookedAt })
    .onConflictDoUpdate({
      target: noticeWatch.id,
      set: { lookedAt },
      setWhere: lt(noticeWatch.lookedAt, lookedAt),
    });
}
