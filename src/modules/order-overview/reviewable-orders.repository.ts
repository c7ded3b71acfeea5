// Finds the orders whose customers may get a review request: delivered, fully paid and not refunded, with an
// e-mail address. A refund, a withdrawal or archiving excludes an order.

import { and, eq, gte, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { orders } from '#modules/orders/orders.tables.ts';
import { withdrawals } from '#modules/returns/withdrawals/withdrawals.tables.ts';
import type { Orm } from '#platform/database/database.ts';
import { days } from '#shared/clock.ts';

/**
 * The maximum age of an order that is considered for a review request, in milliseconds; no delivery takes
 * longer.
 */
const LONGEST_DELIVERY = days(120);

/**
 * Returns the ids of orders that may get a review request and were last marked as delivered from `from` to
 * `until`, oldest order first.
 */
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
    // Replacements are left out: the customer is asked about the order they bought.
    isNull(orders.replacementReason),
    ne(customerEmail, ''),
    notExists(db.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.orderId, orders.id))),
  ];
}
