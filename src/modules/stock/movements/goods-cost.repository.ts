// Computes the purchase cost of sold pieces: from the batches assigned to the parcel or, when no batch is
// known, from the latest batch received before the sale. Returned stock reduces the cost on the day of its
// return.

import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Orm } from '#platform/database/database.ts';
import { type Cents, cents } from '#shared/money.ts';
import { batchDraws, batches } from '../purchases/purchases.tables.ts';
import { stockMovements } from '../stock.tables.ts';

/**
 * The purchase cost of sold pieces. `cost`: the sum in cents without VAT, of the pieces whose cost is known.
 * `unknown`: the number of pieces whose cost is not known.
 */
type GoodsCost = { cost: Cents; unknown: number };

const { at, kind, orderId, articleCode, quantity } = stockMovements;
const isSale = and(inArray(kind, ['sold', 'returned']), isNotNull(orderId));

export const sumGoodsCost = (db: Orm, { from, until }: { from: Date; until: Date }): Promise<GoodsCost> =>
  costWhere(db, and(isSale, gte(at, from), lt(at, until)));

export const findGoodsCost = (db: Orm, order: number): Promise<GoodsCost> =>
  costWhere(db, and(isSale, eq(orderId, order)));

const answerSchema = z.tuple([z.object({ cost: z.coerce.number().int(), unknown: z.coerce.number().int() })]);

/**
 * Sums the cost of the movements that match a condition. Only rows of `batch_draws` within the range of order
 * ids are read, because the orders of one period have adjacent ids.
 */
async function costWhere(db: Orm, condition: SQL | undefined): Promise<GoodsCost> {
  const { rows } = await db.execute(sql`
    with moved as (
      select ${orderId} as of_order, ${articleCode} as article, -sum(${quantity}) as pieces, min(${at}) as moment
      from ${stockMovements} where ${condition} group by 1, 2),
    received as (
      select ${batches.articleCode} as article, ${batches.costCents} as each,
        case row_number() over by_moment when 1 then '-infinity' else ${batches.receivedAt} end as begins,
        coalesce(lead(${batches.receivedAt}) over by_moment, 'infinity') as ends
      from ${batches} where ${batches.costCents} is not null
      window by_moment as (partition by ${batches.articleCode} order by ${batches.receivedAt}, ${batches.id})),
    valued as (
      select pieces, coalesce(
        sum(${batchDraws.quantity} * ${batches.costCents})::numeric / sum(${batchDraws.quantity}),
        (select each from received where received.article = moved.article and moment >= begins and moment < ends)) as each
      from moved left join (${batchDraws} join ${batches} on ${batches.id} = ${batchDraws.batchId} and ${batches.costCents} is not null)
        on ${batchDraws.orderId} = of_order and ${batches.articleCode} = moved.article
        and ${batchDraws.orderId} between (select min(of_order) from moved) and (select max(of_order) from moved)
      group by of_order, moved.article, pieces, moment)
    select coalesce(sum(round(pieces * each)), 0) as cost, coalesce(sum(pieces) filter (where each is null), 0) as unknown from valued`);
  const [{ cost, unknown }] = answerSchema.parse(rows);
  return { cost: cents(cost), unknown };
}
