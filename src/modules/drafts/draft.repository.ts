// The SQL of draft orders. Rows of one session are locked while they change, so two tabs never make two baskets.

import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow, getRow, hasRow } from '#platform/database/find-row.ts';
import { oneRow, rowOrNull } from '#platform/database/statement.ts';
import { blankRecipient } from '#shared/recipient/recipient.ts';
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

/** The open draft of a session, made when there is none and changed when there is, locked until the transaction ends. */
export const putOpenDraft = oneRow((db, draft: OpenDraft) => openedDraft(db, draft).returning());

/** The same for the statement of another module: answers its id and what is asked along with it. */
export function openedDraftId(db: Orm, draft: OpenDraft, along: Record<string, SQL>) {
  return openedDraft(db, draft).returning({ id: draftOrders.id, ...along });
}

export const lockDraft = rowOrNull((db, id: number) =>
  db.select().from(draftOrders).where(eq(draftOrders.id, id)).for('update'),
);

export function findDraft(db: Orm, id: number): Promise<DraftRow | null> {
  return findRow(db.select().from(draftOrders).where(eq(draftOrders.id, id)));
}

export async function findDrafts(db: Orm, ids: readonly number[]): Promise<DraftRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(draftOrders)
    .where(inArray(draftOrders.id, [...ids]));
}

export function changeDraft(tx: Orm, id: number, change: DraftChange): Promise<DraftRow> {
  return getRow(
    tx.update(draftOrders).set(change).where(eq(draftOrders.id, id)).returning(),
    `Draft order ${id} is gone`,
  );
}

/** A draft that became an order, for the statement of another module. */
export function completedDraft(db: Orm, id: number, { orderId, at }: { orderId: number; at: Date }) {
  return db
    .update(draftOrders)
    .set({ isCompleted: true, completedAt: at, orderId, updatedAt: at })
    .where(eq(draftOrders.id, id))
    .returning({ id: draftOrders.id });
}

export function deleteDraft(tx: Orm, id: number): Promise<boolean> {
  return hasRow(tx.delete(draftOrders).where(eq(draftOrders.id, id)).returning({ id: draftOrders.id }));
}

/** A forgotten basket belongs to no session any more; its pack, country and amounts stay for the figures. */
export const FORGOTTEN = {
  sessionHash: sql`'forgotten ' || ${draftOrders.id}`,
  ...blankRecipient(),
  reminderAskedAt: null,
  reminderText: null,
};

export async function blankDraftsBefore(tx: Orm, moment: Date): Promise<void> {
  await tx
    .update(draftOrders)
    .set(FORGOTTEN)
    .where(and(lt(draftOrders.updatedAt, moment), sql`${draftOrders.sessionHash} not like 'forgotten %'`));
}
