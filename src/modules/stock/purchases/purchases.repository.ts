// The SQL of purchases, the orders at suppliers.

import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Orm } from '#platform/database/database.ts';
import { findBy, findRow, lockBy } from '#platform/database/find-row.ts';
import { stockArticles } from '../stock.tables.ts';
import { purchaseLines, purchaseOrders } from './purchases.tables.ts';

export type PurchaseRow = typeof purchaseOrders.$inferSelect;
export type PurchaseLineRow = typeof purchaseLines.$inferSelect;

/** Lists the purchases at suppliers, newest first. */
export async function selectPurchases(db: Orm): Promise<PurchaseRow[]> {
  return db.select().from(purchaseOrders).orderBy(desc(purchaseOrders.id));
}

/** Counts the open purchases at suppliers whose expected day has passed. */
export function countLatePurchases(db: Orm, today: string): Promise<number> {
  return db.$count(
    purchaseOrders,
    and(eq(purchaseOrders.status, 'ordered'), lt(purchaseOrders.expectedOn, today)),
  );
}

export const lockPurchase = lockBy(purchaseOrders, purchaseOrders.id);
export const findPurchaseByKey = findBy(purchaseOrders, purchaseOrders.key);

export async function listPurchaseLines(db: Orm, purchaseIds: number[]) {
  if (purchaseIds.length === 0) return [];
  return db
    .select({ line: purchaseLines, articleName: stockArticles.name })
    .from(purchaseLines)
    .innerJoin(stockArticles, eq(stockArticles.code, purchaseLines.articleCode))
    .where(inArray(purchaseLines.purchaseOrderId, purchaseIds))
    .orderBy(asc(purchaseLines.id));
}

type NewLine = Omit<typeof purchaseLines.$inferInsert, 'id' | 'purchaseOrderId'>;

/** Inserts a purchase at a supplier; null when a purchase with the same idempotency key exists. */
export async function insertPurchase(
  tx: Orm,
  row: Omit<typeof purchaseOrders.$inferInsert, 'id'>,
  lines: readonly NewLine[],
): Promise<PurchaseRow | null> {
  const made = await findRow(tx.insert(purchaseOrders).values(row).onConflictDoNothing().returning());
  if (made)
    await tx.insert(purchaseLines).values(lines.map((line) => ({ ...line, purchaseOrderId: made.id })));
  return made;
}

export async function updatePurchaseRow(
  tx: Orm,
  id: number,
  change: PgUpdateSetSource<typeof purchaseOrders> & { updatedAt: Date },
): Promise<void> {
  await tx
    .update(purchaseOrders)
    .set({ ...change, version: sql`${purchaseOrders.version} + 1` })
    .where(eq(purchaseOrders.id, id));
}

export async function receiveLine(tx: Orm, id: number, quantity: number): Promise<void> {
  await tx
    .update(purchaseLines)
    .set({ received: sql`${purchaseLines.received} + ${quantity}` })
    .where(eq(purchaseLines.id, id));
}
