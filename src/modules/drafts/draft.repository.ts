// The SQL of drafts, the baskets on the server. Changes lock the row of the session, so that two tabs never
// create two baskets.

import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { oneRow, rowOrNull } from '#platform/database/compiled-statement.ts';
import type { Orm } from '#platform/database/database.ts';
import { deleteById, findBy, listByValues, updateExistingById } from '#platform/database/find-row.ts';
import { countMatches, sortedPage } from '#platform/database/lists/keyset.ts';
import { PURCHASE_SORTINGS } from '#platform/database/lists/purchase-sortings.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { searchConditions } from '#platform/database/lists/search-patterns.ts';
import { startOfDaySql } from '#platform/database/shop-day.ts';
import { blankRecipient } from '#shared/recipient/recipient.ts';
import type { DraftSort, ListDraftsQuery } from './contract.ts';
import { draftOrders } from './drafts.tables.ts';

export type DraftRow = typeof draftOrders.$inferSelect;
export type DraftChange = Partial<typeof draftOrders.$inferInsert>;
export type OpenDraft = DraftChange & { sessionHash: string; updatedAt: Date };

export const findOpenDraft = rowOrNull((db, sessionHash: string) =>
  db
    .select()
    .from(draftOrders)
    .where(and(eq(draftOrders.sessionHash, sessionHash), eq(draftOrders.isCompleted, false))),
);

function openedDraft(db: Orm, draft: OpenDraft) {
  const { sessionHash: _, ...change } = draft;
  return db
    .insert(draftOrders)
    .values({ createdAt: draft.updatedAt, ...draft })
    .onConflictDoUpdate({
      target: draftOrders.sessionHash,
      targetWhere: sql`not ${draftOrders.isCompleted}`,
      set: change,
    });
}

/**
 * Creates or changes the open draft of a session and returns the whole row, which stays locked until the
 * transaction ends.
 */
export const putOpenDraft = oneRow((db, draft: OpenDraft) => openedDraft(db, draft).returning());

/**
 * Builds a SQL statement that creates or changes the open draft of a session. The statement returns the
 * draft's id and, under their names, the SQL expressions in `along`. Other modules make it a part of their
 * own statements.
 */
export function openedDraftId<Along extends Record<string, SQL>>(db: Orm, draft: OpenDraft, along: Along) {
  return openedDraft(db, draft).returning({ id: draftOrders.id, ...along });
}

export const lockDraft = rowOrNull((db, id: number) =>
  db.select().from(draftOrders).where(eq(draftOrders.id, id)).for('update'),
);

export const findDraft = findBy(draftOrders, draftOrders.id);

export const findDrafts = listByValues(draftOrders, draftOrders.id);

export const changeDraft = updateExistingById(draftOrders);

/**
 * Builds a SQL statement that marks a draft as completed by its order and returns the draft's id. Other
 * modules make it a part of their own statements.
 */
export function completedDraft(db: Orm, id: number, { orderId, at }: { orderId: number; at: Date }) {
  return db
    .update(draftOrders)
    .set({ isCompleted: true, completedAt: at, orderId, updatedAt: at })
    .where(eq(draftOrders.id, id))
    .returning({ id: draftOrders.id });
}

export const deleteDraft = deleteById(draftOrders);

/**
 * The column values of an anonymised basket, which no longer belongs to a session. Pack, country and amounts
 * are kept for the statistics.
 */
export const ANONYMISED = {
  sessionHash: sql`'forgotten ' || ${draftOrders.id}`,
  ...blankRecipient(),
  reminderAskedAt: null,
  reminderText: null,
};

export async function anonymiseDraftsBefore(tx: Orm, moment: Date): Promise<void> {
  await tx
    .update(draftOrders)
    .set(ANONYMISED)
    .where(and(lt(draftOrders.updatedAt, moment), sql`${draftOrders.sessionHash} not like 'forgotten %'`));
}

type DraftFilter = Pick<ListDraftsQuery, 'q' | 'country' | 'from' | 'until'>;

export function draftRowsQuery(db: Orm, page: PageRange & { filter: DraftFilter; sort: DraftSort }) {
  const sorting = PURCHASE_SORTINGS[page.sort];
  const all = db.select().from(draftOrders).$dynamic();
  return sortedPage(all, { sorting, table: draftOrders }, page, filterConditions(page.filter));
}

/**
 * Counts the carts that match a filter. Counting stops above 10,000 (`MAX_COUNTED`): the result is then
 * 10,001.
 */
export function countDrafts(db: Orm, filter: DraftFilter): Promise<number> {
  return countMatches(db, draftOrders, and(...filterConditions(filter)));
}

// The condition must equal that of the partial indexes, or the indexes are not used.
function filterConditions({ q, country, from, until }: DraftFilter): SQL[] {
  const conditions = [sql`not ${draftOrders.isCompleted}`, sql`${draftOrders.customerEmail} <> ''`];
  if (country) conditions.push(eq(draftOrders.country, country));
  if (from) conditions.push(sql`${draftOrders.createdAt} >= ${startOfDaySql(from)}`);
  if (until) conditions.push(sql`${draftOrders.createdAt} < ${startOfDaySql(until, 1)}`);
  if (q) conditions.push(...searchConditions(draftOrders.searchText, q));
  return conditions;
}
