// The SQL of batches: pieces received and remaining, and the pieces assigned to each order (`batch_draws`).

import { and, asc, desc, eq, gt, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { hasRow, updateExistingById } from '#platform/database/find-row.ts';
import { stockArticles } from '../stock.tables.ts';
import type { Draw } from './allocate.ts';
import { batchDraws, batches } from './purchases.tables.ts';

export type BatchRow = typeof batches.$inferSelect;

/**
 * Locks the batches of an article that have pieces left, earliest best-before date first; batches without a
 * date come last.
 */
export async function lockBatches(tx: Orm, article: string): Promise<BatchRow[]> {
  return tx
    .select()
    .from(batches)
    .where(and(eq(batches.articleCode, article), gt(batches.remaining, 0)))
    .orderBy(sql`${batches.bestBefore} asc nulls last`, asc(batches.id))
    .for('update');
}

export function hasDraws(db: Orm, orderId: number): Promise<boolean> {
  return hasRow(
    db.select({ id: batchDraws.batchId }).from(batchDraws).where(eq(batchDraws.orderId, orderId)),
  );
}

/**
 * Assigns pieces of batches to an order, and reduces the remaining pieces of these batches, which must be
 * locked.
 */
export async function insertDraws(tx: Orm, orderId: number, draws: readonly Draw[]): Promise<void> {
  for (const { batchId, quantity } of draws) {
    await tx.insert(batchDraws).values({ orderId, batchId, quantity });
    await tx
      .update(batches)
      .set({ remaining: sql`${batches.remaining} - ${quantity}` })
      .where(eq(batches.id, batchId));
  }
}

/**
 * Undoes the assignment of batches to an unsent order, and adds the pieces to the remaining pieces of their
 * batches again.
 */
export async function releaseDraws(tx: Orm, orderId: number): Promise<void> {
  const drawn = await tx.delete(batchDraws).where(eq(batchDraws.orderId, orderId)).returning();
  for (const draw of drawn) await addToBatch(tx, draw);
}

/**
 * Adds pieces that a customer returned to the remaining pieces of the batches they came from. The batches
 * stay recorded with the order.
 */
export async function refillBatches(
  tx: Orm,
  { orderId, article, quantity }: { orderId: number; article: string; quantity: number },
): Promise<void> {
  const drawn = await tx
    .select({ batchId: batchDraws.batchId, quantity: batchDraws.quantity })
    .from(batchDraws)
    .innerJoin(batches, eq(batches.id, batchDraws.batchId))
    .where(and(eq(batchDraws.orderId, orderId), eq(batches.articleCode, article)))
    .orderBy(asc(batchDraws.batchId));
  let left = quantity;
  for (const draw of drawn) {
    const back = Math.min(left, draw.quantity);
    if (back > 0) await addToBatch(tx, { batchId: draw.batchId, quantity: back });
    left -= back;
  }
}

async function addToBatch(tx: Orm, { batchId, quantity }: Draw): Promise<void> {
  await tx
    .update(batches)
    .set({ remaining: sql`least(${batches.remaining} + ${quantity}, ${batches.received})` })
    .where(eq(batches.id, batchId));
}

/**
 * Takes pieces out of a batch, for example broken ones. Returns false when the batch does not exist or has
 * too few pieces left; nothing is then taken.
 */
export function drawBatch(
  tx: Orm,
  { id, article, quantity }: { id: number; article: string; quantity: number },
): Promise<boolean> {
  return hasRow(
    tx
      .update(batches)
      .set({ remaining: sql`${batches.remaining} - ${quantity}` })
      .where(and(eq(batches.id, id), eq(batches.articleCode, article), gte(batches.remaining, quantity)))
      .returning({ id: batches.id }),
  );
}

/** Locks and returns the batch of an article with this code; null when the batch does not exist yet. */
export async function lockBatch(tx: Orm, article: string, code: string): Promise<BatchRow | null> {
  const [row] = await tx
    .select()
    .from(batches)
    .where(and(eq(batches.articleCode, article), eq(batches.code, code)))
    .for('update');
  return row ?? null;
}

export async function insertBatch(tx: Orm, row: Omit<typeof batches.$inferInsert, 'id'>): Promise<number> {
  const [made] = await tx.insert(batches).values(row).returning({ id: batches.id });
  if (!made) throw new Error('Inserting a batch returned no row');
  return made.id;
}

export const updateBatch = updateExistingById(batches);

/**
 * Lists all batches: those with pieces left first, by best-before date, earliest first; then empty batches.
 */
export async function selectBatches(db: Orm) {
  return db
    .select({ batch: batches, articleName: stockArticles.name })
    .from(batches)
    .innerJoin(stockArticles, eq(stockArticles.code, batches.articleCode))
    .orderBy(sql`${batches.remaining} = 0`, sql`${batches.bestBefore} asc nulls last`, asc(batches.id));
}

/** Returns how many pieces of a batch each order got, by order id. */
export async function listDraws(db: Orm, batchId: number): Promise<Map<number, number>> {
  const rows = await db.select().from(batchDraws).where(eq(batchDraws.batchId, batchId));
  return new Map(rows.map(({ orderId, quantity }) => [orderId, quantity]));
}

/** Lists the batches whose pieces were assigned to an order. */
export async function listBatchesOfOrder(db: Orm, orderId: number) {
  return db
    .select({
      article: stockArticles.name,
      code: batches.code,
      bestBefore: batches.bestBefore,
      quantity: batchDraws.quantity,
    })
    .from(batchDraws)
    .innerJoin(batches, eq(batches.id, batchDraws.batchId))
    .innerJoin(stockArticles, eq(stockArticles.code, batches.articleCode))
    .where(eq(batchDraws.orderId, orderId))
    .orderBy(asc(batches.id));
}

export type DrawnItem = { orderId: number; article: string; quantity: number; cost: number | null };

/**
 * Lists the batch pieces assigned to these orders, each with its cost per piece in cents; the cost is null
 * when unknown.
 */
export async function listDrawnCosts(db: Orm, orderIds: number[]): Promise<DrawnItem[]> {
  return db
    .select({
      orderId: batchDraws.orderId,
      article: batches.articleCode,
      quantity: batchDraws.quantity,
      cost: batches.costCents,
    })
    .from(batchDraws)
    .innerJoin(batches, eq(batches.id, batchDraws.batchId))
    .where(inArray(batchDraws.orderId, orderIds));
}

/**
 * Returns the cost per piece in cents, by article: the cost of the batch that is used next, else of the batch
 * received last. Batches with an unknown cost are skipped; an article with no known cost has no entry.
 */
export async function listBatchCosts(db: Orm): Promise<Map<string, number>> {
  const rows = await db
    .selectDistinctOn([batches.articleCode], { article: batches.articleCode, cost: batches.costCents })
    .from(batches)
    .where(isNotNull(batches.costCents))
    .orderBy(
      asc(batches.articleCode),
      sql`${batches.remaining} = 0`,
      sql`case when ${batches.remaining} > 0 then ${batches.bestBefore} end asc nulls last`,
      sql`case when ${batches.remaining} > 0 then ${batches.id} end`,
      desc(batches.id),
    );
  return new Map(rows.flatMap(({ article, cost }) => (cost === null ? [] : [[article, cost]])));
}
