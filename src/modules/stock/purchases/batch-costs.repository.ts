// What pieces cost, batch by batch.

import { asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { batchDraws, batches } from './purchases.tables.ts';

export type Drawn = { orderId: number; article: string; quantity: number; cost: number | null };

/** Every piece these orders got out of a batch. */
export async function listDrawnCosts(db: Orm, orderIds: number[]): Promise<Drawn[]> {
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

/** By article: of the batch that is next, else of the last one that came; those whose cost is known. */
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
