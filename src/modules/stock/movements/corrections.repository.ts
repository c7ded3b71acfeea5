// The SQL of corrections, for stock records that do not agree: movements added later, and recomputed
// remaining pieces of batches.

import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { hasRow } from '#platform/database/find-row.ts';
import { batches } from '../purchases/purchases.tables.ts';
import { stockArticles, stockMovements } from '../stock.tables.ts';
import { movementsOfSale } from './stock.repository.ts';

/**
 * Adds a `counted` movement for the difference between the quantity on hand and the sum of movements; adds
 * nothing when both agree. The stock must be locked.
 */
export async function addCorrection(
  tx: Orm,
  article: string,
  { actor, note, at }: { actor: string; note: string; at: Date },
): Promise<void> {
  const sum = sql`(select coalesce(sum(quantity), 0) from ${stockMovements} where article_code = ${article})`;
  await tx.execute(sql`
    insert into ${stockMovements} (article_code, kind, quantity, balance, actor, note, at)
    select code, 'counted', on_hand - ${sum}, on_hand, ${actor}, ${note}, ${at.toISOString()}::timestamptz
    from ${stockArticles} where code = ${article} and on_hand <> ${sum}`);
}

/**
 * A SQL expression that recomputes the remaining pieces of a batch. The records give only a range: at least
 * the pieces received minus those sent and broken; at most also the pieces that orders of this batch
 * returned, because a return does not record its batch. A stored number within the range is kept; otherwise
 * the nearest end of the range is the result, from 0 to the pieces received.
 */
export function remainingOfBatch(
  batch: Readonly<Record<'id' | 'received' | 'remaining' | 'article', SQLWrapper>>,
): SQL {
  const { id, received, remaining, article } = batch;
  const least = sql`${received} - (select coalesce(sum(quantity), 0) from batch_draws where batch_id = ${id})
    + (select coalesce(sum(quantity), 0) from stock_movements where batch_id = ${id} and kind = 'broken')`;
  const back = sql`(select coalesce(sum(least(drawn.quantity, came.back)), 0) from batch_draws drawn
    join (select order_id, sum(quantity) as back from stock_movements where kind = 'returned' and article_code = ${article} group by order_id) came
      on came.order_id = drawn.order_id where drawn.batch_id = ${id})`;
  return sql`greatest(0, least(${received}, greatest(${least}, least(${remaining}, ${least} + ${back}))))`;
}

export async function recountBatch(tx: Orm, batchId: number): Promise<void> {
  await tx
    .update(batches)
    .set({ remaining: remainingOfBatch({ ...batches, article: batches.articleCode }) })
    .where(eq(batches.id, batchId));
}

export function hasSale(tx: Orm, orderId: number): Promise<boolean> {
  const ofOrder = and(eq(stockMovements.orderId, orderId), eq(stockMovements.kind, 'sold'));
  return hasRow(tx.select({ id: stockMovements.id }).from(stockMovements).where(ofOrder));
}

/**
 * Adds the sale movements of an order that exists already; `taken` is the JSON that `movementsOfSale`
 * expects.
 */
export async function bookLateSale(tx: Orm, orderId: number, taken: string): Promise<void> {
  await tx.execute(
    sql`with placed as (select id, created_at from orders where id = ${orderId}) ${movementsOfSale(taken)}`,
  );
}
