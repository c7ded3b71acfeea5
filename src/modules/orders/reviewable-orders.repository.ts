// Which orders may be asked for a review: delivered, paid in full and kept, by a customer who gave an address
// for mail. Money that goes back, a declared withdrawal or a deleted order ends it.

import { and, eq, gte, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { days } from '#shared/clock.ts';
import { orders } from './orders.tables.ts';
import { withdrawals } from './withdrawals/withdrawals.tables.ts';

/** Older orders are not looked at: none is delivered so late. */
const LONGEST_DELIVERY = days(120);

/** Ids of reviewable orders that were last marked as delivered in that period, the oldest order first. */
export async function listDeliveredOrders(
  db: Orm,
  { from, until }: { from: Date; until: Date },
): Promise<number[]> {
  const deliveredAt = sql`(select max(event.at) from order_events as event
    where event.order_id = ${orders.id} and event.kind = 'status' and event.to_value = 'delivered')`;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ...reviewable(db),
        gte(orders.createdAt, new Date(from.getTime() - LONGEST_DELIVERY)),
        sql`${deliveredAt} between ${from.toISOString()} and ${until.toISOString()}`,
      ),
    )
    .orderBy(orders.createdAt, orders.id);
  return rows.map(({ id }) => id);
}

export async function isOrderReviewable(db: Orm, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), ...reviewable(db)));
  return rows.length > 0;
}

function reviewable(db: Orm): SQL[] {
  const { customerEmail, status, paymentState, archivedAt } = orders;
  return [
    eq(status, 'delivered'),
    eq(paymentState, 'paid'),
    isNull(archivedAt),
    // Its customer is asked about what they bought.
    isNull(orders.replacementReason),
    ne(customerEmail, ''),
    notExists(db.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.orderId, orders.id))),
  ];
}
