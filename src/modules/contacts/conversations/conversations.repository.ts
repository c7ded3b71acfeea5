// The SQL of conversations: the list in pages, one conversation with its entries, adding entries, and
// answering times.

import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Orm } from '#platform/database/database.ts';
import { findBy, findRow, getRow, listBy } from '#platform/database/find-row.ts';
import { afterRow, byMoment, countMatches, sortOrder } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { searchPatterns } from '#platform/database/lists/search-patterns.ts';
import { contactEntries, contacts, SEARCHED } from '../contacts.tables.ts';
import type { ListConversationsQuery } from '../contract.ts';

export type ContactRow = typeof contacts.$inferSelect;
export type EntryRow = typeof contactEntries.$inferSelect;

const SORTINGS = byMoment(({ touchedAt }: Record<'touchedAt' | 'id', SQLWrapper>) => touchedAt);

type Filter = Pick<ListConversationsQuery, 'q' | 'state'>;

export function selectConversations(
  db: Orm,
  { after, limit, sort, filter }: PageRange & { filter: Filter; sort: keyof typeof SORTINGS },
): Promise<ContactRow[]> {
  const sorting = SORTINGS[sort];
  return db
    .select()
    .from(contacts)
    .where(and(conditionOf(filter), ...afterRow(sorting, contacts, after)))
    .orderBy(...sortOrder(sorting, contacts))
    .limit(limit);
}

/**
 * Counts the conversations that match a filter. Counting stops above 10,000 (`MAX_COUNTED`): the result is
 * then 10,001.
 */
export function countConversations(db: Orm, filter: Filter): Promise<number> {
  return countMatches(db, contacts, conditionOf(filter));
}

function conditionOf({ q, state = 'open' }: Filter): SQL | undefined {
  return and(
    sql`not ${contacts.newsletter}`,
    state === 'all' ? undefined : eq(contacts.state, state),
    ...searchPatterns(q ?? '').map(
      (pattern) => sql`${contacts.id} in (
        select id from contacts where ${SEARCHED} like ${pattern}
        union select contact_id from contact_entries where fold_text(text) like ${pattern})`,
    ),
  );
}

/** Returns the message or newsletter sign-up with this id; null when there is none. */
export const findContact = findBy(contacts, contacts.id);

const isConversation = (condition: SQL) => and(condition, eq(contacts.newsletter, false));

export function findConversation(db: Orm, id: number): Promise<ContactRow | null> {
  return findRow(
    db
      .select()
      .from(contacts)
      .where(isConversation(eq(contacts.id, id))),
  );
}

/**
 * Locks a conversation until the transaction ends; returns null when it does not exist. When two operators
 * answer at once, the second operator's answer waits and then finds the conversation changed.
 */
export function lockConversation(tx: Orm, id: number): Promise<ContactRow | null> {
  return findRow(
    tx
      .select()
      .from(contacts)
      .where(isConversation(eq(contacts.id, id)))
      .for('update'),
  );
}

export const listEntries = listBy(contactEntries, contactEntries.contactId, asc(contactEntries.id));

export const findEntryByKey = findBy(contactEntries, contactEntries.entryKey);

type NewEntry = Omit<typeof contactEntries.$inferInsert, 'id'>;
type Change = Partial<Pick<ContactRow, 'state' | 'waitingSince' | 'touchedAt' | 'firstAnsweredAt'>>;

/**
 * Adds an entry to a conversation and returns the entry's id. `change` is the new state of the conversation,
 * whose version then increases; it is null for a note or an automatic reply, which leave state and version
 * the same.
 */
export async function addEntry(tx: Orm, entry: NewEntry, change: Change | null): Promise<number> {
  if (change)
    await tx
      .update(contacts)
      .set({ ...change, version: sql`${contacts.version} + 1` })
      .where(eq(contacts.id, entry.contactId));
  const added = tx.insert(contactEntries).values(entry).returning({ id: contactEntries.id });
  return (await getRow(added, 'Inserting an entry of a conversation returned no row')).id;
}

const figuresSchema = z.object({
  waiting: z.coerce.number(),
  oldest: z.coerce.date().nullable(),
  answered: z.coerce.number(),
  median: z.coerce.number().nullable(),
});

/**
 * Returns the current number of open conversations and the time since which the oldest one waits (null when
 * none does). Also returns, for the conversations first answered since `since`, their number and the median
 * time to the first answer in seconds (null without answers).
 */
export async function readFigures(db: Orm, since: Date): Promise<z.infer<typeof figuresSchema>> {
  const { rows } = await db.execute(sql`
    select
      (select count(*) from contacts where not newsletter and state = 'open') as waiting,
      (select min(waiting_since) from contacts where not newsletter and state = 'open') as oldest,
      count(*) as answered,
      percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at)) as median
    from contacts where first_answered_at >= ${since.toISOString()}`);
  return figuresSchema.parse(rows[0]);
}
