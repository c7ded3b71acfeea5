// The SQL that repairs reserved stock, reserved coupon uses and coupon use counts after a comparison found a
// difference.

import { sql } from 'drizzle-orm';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Orm } from '#platform/database/database.ts';

/**
 * Deletes the stock and coupon holds with key `owner`, if they belong to a basket that was ordered. An open
 * basket keeps its holds.
 */
export async function deleteHolds(tx: Orm, owner: string): Promise<void> {
  const isDone = sql`owner = ${owner} and exists (select from draft_orders d where ${owner} = 'draft:' || d.id and d.is_completed)`;
  await tx.execute(sql`delete from stock_holds where ${isDone}`);
  await announceChange(tx, 'catalog');
  await tx.execute(sql`delete from coupon_holds where ${isDone}`);
}

/**
 * A SQL query that counts the orders per coupon code, as columns `code` and `uses`. Cancelled orders that
 * gave their use back are not counted.
 */
export const usesOf = sql`select coupon_code as code, count(*)::int as uses from orders
  where coupon_code is not null and not exists (select from cancellations c where c.order_id = orders.id and c.coupon_returned and c.reopened_at is null)
  group by coupon_code`;

/**
 * Recounts the orders with a coupon code and stores the number as the use count of the coupon. Locks the
 * coupon's row, as every use of a coupon does.
 */
export async function recountUses(tx: Orm, code: string): Promise<void> {
  await tx.execute(sql`select from coupons where code = ${code} for update`);
  await tx.execute(
    sql`update coupons set used_count = coalesce((select uses from (${usesOf}) used where used.code = ${code}), 0) where code = ${code}`,
  );
}
