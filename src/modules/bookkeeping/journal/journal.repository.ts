// The SQL of the journal, the list of all bookkeeping entries: reading pages of it, and streaming all entries
// of a period.

import { and, eq, gte, ilike, inArray, lt, lte, max, or, type SQL } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy } from '#platform/database/find-row.ts';
import { afterRow, countMatches, type Sorting, sortOrder } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { containsPattern } from '#platform/database/lists/search-patterns.ts';
import { journalEntries } from '../bookkeeping.tables.ts';
import type { EntryKind } from '../contract.ts';
import type { Span } from '../quarters/quarter.ts';
import { UNMATCHED } from '../quarters/quarters.repository.ts';

export type EntryRow = typeof journalEntries.$inferSelect;

/**
 * The filters of the journal. `q` is the text the operator searched for; `orderId` is the order number if `q`
 * is one, null otherwise.
 */
export type JournalSearch = {
  q?: string | undefined;
  orderId: number | null;
  span: Span | null;
  kind?: EntryKind | undefined;
  isUnmatched: boolean;
};

type Walk = { span: Span; kinds: readonly EntryKind[]; upTo: number };

const newest: Sorting<typeof journalEntries> = { key: ({ bookedAt }) => bookedAt, descending: true };
const oldest: Sorting<typeof journalEntries> = { ...newest, descending: false };

export async function selectEntries(db: Orm, search: JournalSearch, place: PageRange): Promise<EntryRow[]> {
  return entriesQuery(db, search, place);
}

export function entriesQuery(db: Orm, search: JournalSearch, { after, limit }: PageRange) {
  return db
    .select()
    .from(journalEntries)
    .where(and(matching(search), ...afterRow(newest, journalEntries, after)))
    .orderBy(...sortOrder(newest, journalEntries))
    .limit(limit);
}

export const countEntries = (db: Orm, search: JournalSearch): Promise<number> =>
  countMatches(db, journalEntries, matching(search));

/** Returns the id of the newest journal entry; 0 when the journal is empty. */
export async function findLastEntry(db: Orm): Promise<number> {
  const [row] = await db.select({ last: max(journalEntries.id) }).from(journalEntries);
  return row?.last ?? 0;
}

/**
 * Returns the journal entry of an invoice or credit note, found by the document's number; null when there is
 * none.
 */
export const findDocumentEntry = findBy(journalEntries, journalEntries.reference);

const BATCH_SIZE = 500;

/**
 * Streams the journal entries of the given kinds in a span, oldest first, in groups. Entries added after the
 * one with id `upTo` are left out.
 */
export async function* streamEntries(db: Orm, { span, kinds, upTo }: Walk): AsyncGenerator<EntryRow[]> {
  const { kind, id } = journalEntries;
  let after: number | null = null;
  do {
    const rows: EntryRow[] = await db
      .select()
      .from(journalEntries)
      .where(
        and(
          within(span),
          inArray(kind, [...kinds]),
          lte(id, upTo),
          ...afterRow(oldest, journalEntries, after),
        ),
      )
      .orderBy(...sortOrder(oldest, journalEntries))
      .limit(BATCH_SIZE);
    if (rows.length > 0) yield rows;
    after = rows.length < BATCH_SIZE ? null : (rows.at(-1)?.id ?? null);
  } while (after !== null);
}

const within = ({ from, until }: Span): SQL | undefined =>
  and(gte(journalEntries.bookedAt, from), lt(journalEntries.bookedAt, until));

function matching({ q, orderId, span, kind, isUnmatched }: JournalSearch): SQL | undefined {
  const { reference, paymentId, payoutId } = journalEntries;
  const words = q ? containsPattern(q) : null;
  return and(
    span ? within(span) : undefined,
    kind ? eq(journalEntries.kind, kind) : undefined,
    isUnmatched ? UNMATCHED : undefined,
    orderId !== null
      ? eq(journalEntries.orderId, orderId)
      : words === null
        ? undefined
        : or(ilike(reference, words), ilike(paymentId, words), ilike(payoutId, words)),
  );
}
