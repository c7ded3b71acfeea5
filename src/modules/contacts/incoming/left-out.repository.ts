// The SQL of left-out mails, the incoming mails that were not accepted as messages.

import { and, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { insertInto, lockBy, updateExistingById } from '#platform/database/find-row.ts';
import { countMatches, newestFirst } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { searchConditions } from '#platform/database/lists/search-patterns.ts';
import { contactFiles, leftOutMails } from '../contacts.tables.ts';
import type { ListLeftOutQuery } from '../contract.ts';

export type LeftOutRow = typeof leftOutMails.$inferSelect;

export const insertLeftOut = insertInto(leftOutMails);
export const lockLeftOut = lockBy(leftOutMails, leftOutMails.id);
export const changeLeftOut = updateExistingById(leftOutMails);

type Filter = Pick<ListLeftOutQuery, 'q' | 'state'>;

export async function selectLeftOut(
  db: Orm,
  { after, limit, ...filter }: PageRange & Filter,
): Promise<LeftOutRow[]> {
  const all = db.select().from(leftOutMails).$dynamic();
  return newestFirst(all, leftOutMails.id, { after, limit }, matching(filter));
}

/**
 * Counts the left-out mails that match a filter. Counting stops above 10,000 (`MAX_COUNTED`): the result is
 * then 10,001.
 */
export function countLeftOut(db: Orm, filter: Filter): Promise<number> {
  return countMatches(db, leftOutMails, matching(filter));
}

function matching({ q, state = 'waiting' }: Filter): SQL | undefined {
  const { sender, senderName, subject, text, decidedAt } = leftOutMails;
  const searched = sql`fold_text(${senderName} || ' ' || ${sender} || ' ' || ${subject} || ' ' || ${text})`;
  const states = { waiting: isNull(decidedAt), decided: isNotNull(decidedAt), all: undefined };
  return and(states[state], ...searchConditions(searched, q ?? ''));
}

export async function deleteLeftOutBefore(tx: Orm, moment: Date): Promise<void> {
  await tx.delete(leftOutMails).where(lt(leftOutMails.at, moment));
}

/** Returns the size of all stored attachments together, in bytes. */
export async function sumOfFiles(db: Orm): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${contactFiles.size}), 0)` })
    .from(contactFiles);
  return Number(row?.bytes ?? 0);
}
