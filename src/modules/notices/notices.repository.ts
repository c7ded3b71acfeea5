// The SQL of notices: one for each fact, those that wait for the morning, and until when facts were looked
// for.

import { and, gt, inArray, lt, not } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, findRow, insertIfAbsent } from '#platform/database/find-row.ts';
import { notices, noticeWatch } from './notices.tables.ts';

export type NoticeRow = typeof notices.$inferSelect;

/** Null when this fact was noticed before, also when another transaction is just writing it. */
export const insertNotice = insertIfAbsent(notices, notices.key);
export const findNotice = findBy(notices, notices.id);

/** Of these keys, those that were noticed. */
export async function findNoticed(db: Orm, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.select({ key: notices.key }).from(notices).where(inArray(notices.key, keys));
  return new Set(rows.map(({ key }) => key));
}

/** Those nobody was told of since a moment, oldest first; from now on they count as told. */
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

/** Null in a shop that was put back from a backup of before there were notices. */
export async function readLastCheck(db: Orm): Promise<Date | null> {
  return (await findRow(db.select().from(noticeWatch)))?.lookedAt ?? null;
}

/** Never earlier than it is. */
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
