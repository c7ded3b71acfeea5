// The SQL of draft orders. Rows of one session are locked while they change, so two tabs never make two baskets.

import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import { blankRecipient } from '#shared/recipient/recipient.ts';
import { draftOrders } from './drafts.tables.ts';

export type DraftRow = typeof draftOrders.$inferSelect;
export type DraftChange = Partial<typeof draftOrders.$inferInsert>;

export async function findOpenDraft(db: Orm, sessionHash: string): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(draftOrders)
    .where(and(eq(draftOrders.sessionHash, sessionHash), eq(draftOrders.isCompleted, false)));
  return row ?? null;
}

/** The open draft of a session, made when there is none and changed when there is, locked until the transaction ends. */
export async function putOpenDraft(
  tx: Orm,
  sessionHash: string,
  change: DraftChange & { updatedAt: Date },
): Promise<DraftRow> {
  const [row] = await tx
    .insert(draftOrders)
    .values({ sessionHash, createdAt: change.updatedAt, ...change })
    .onConflictDoUpdate({
      target: draftOrders.sessionHash,
      targetWhere: sql`not ${draftOrders.isCompleted}`,
      set: change,
    })
    .returning();
  if (!row) throw new Error('A draft order was neither found nor made');
  return row;
}

export function lockDraft(tx: Orm, id: number): Promise<DraftRow | null> {
  return findRow(tx.select().from(draftOrders).where(eq(draftOrders.id, id)).for('update'));
}

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

export async function changeDraft(tx: Orm, id: number, change: DraftChange): Promise<DraftRow> {
  const [row] = await tx.update(draftOrders).set(change).where(eq(draftOrders.id, id)).returning();
  if (!row) throw new Error(`Draft order ${id} is gone`);
  return row;
}

export async function deleteDraft(tx: Orm, id: number): Promise<boolean> {
  const rows = await tx.delete(draftOrders).where(eq(draftOrders.id, id)).returning({ id: draftOrders.id });
  return rows.length > 0;
}

/** A forgotten basket belongs to no session any more; its pack, country and amounts stay for the figures. */
export async function blankDraftsBefore(tx: Orm, moment: Date): Promise<void> {
  await tx
    .update(draftOrders)
    .set({
      sessionHash: sql`'forgotten ' || ${draftOrders.id}`,
      ...blankRecipient(),
      reminderAskedAt: null,
      reminderText: null,
    })
    .where(and(lt(draftOrders.updatedAt, moment), sql`${draftOrders.sessionHash} not like 'forgotten %'`));
}
