// The SQL of orders to ship: paid, and not sent, cancelled, archived or held back; oldest first. The cost
// depends on the number of orders to ship, not on all orders.

import { and, asc, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { DIFFERENCE_OPEN, ON_HOLD } from '#modules/orders/contract.ts';
import type { OrderRow } from '#modules/orders/index.ts';
import { IS_TO_SHIP, orders } from '#modules/orders/orders.tables.ts';
import type { Orm } from '#platform/database/database.ts';
import { packingParcels } from './packing.tables.ts';
import type { StopReason } from './packing-contract.ts';

/**
 * A SQL condition: the parcel of the order is held back until the operator decides. Packing runs leave such
 * an order out and show it separately.
 */
const isHeld = sql`${ON_HOLD} = any(${orders.flags})`;
/**
 * A SQL condition: the customer of the order must still pay a price difference. The operator may choose to
 * send the order anyway.
 */
const waitsForMoney = sql`${DIFFERENCE_OPEN} = any(${orders.flags})`;
const IS_DISPUTED = sql.raw(
  "archived_at is null and status in ('pending', 'confirmed', 'processing') and payment_state = 'disputed'",
);
const isInStack = sql`exists (select 1 from ${packingParcels} where ${packingParcels.orderId} = ${orders.id}
  and ${packingParcels.endedAt} is null)`;

/**
 * A SQL expression of the reason why an order's parcel must not leave (`StopReason`): archived, cancelled,
 * shipped, refunded, disputed, unpaid or held back. Null when it may leave.
 */
const stopReason = sql<StopReason | null>`case
  when ${orders.archivedAt} is not null then 'archived'
  when ${orders.status} = 'cancelled' then 'cancelled'
  when ${orders.status} in ('shipped', 'delivered') then 'shipped'
  when ${orders.paymentState} = 'refunded' then 'refunded'
  when ${orders.paymentState} = 'disputed' then 'disputed'
  when ${orders.paymentState} = 'unpaid' then 'unpaid'
  when ${isHeld} then 'held' end`;

export type StoppableOrder = { order: OrderRow; stop: StopReason | null };

const waiting = (): SQL | undefined => and(IS_TO_SHIP, not(isInStack), not(isHeld));

/** Builds the query of the orders to ship that are in no packing run, oldest first. */
export function toShipQuery(db: Orm, limit: number) {
  return db
    .select()
    .from(orders)
    .where(waiting())
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit);
}

/**
 * Lists orders that can be added to a packing run, oldest first. `which` selects them by id, or is `all`, or
 * `not waiting` to leave out orders whose customer must still pay a difference.
 */
export async function listToShip(
  db: Orm,
  limit: number,
  which: readonly number[] | 'all' | 'not waiting' = 'all',
): Promise<OrderRow[]> {
  if (which === 'all') return toShipQuery(db, limit);
  const meant = which === 'not waiting' ? not(waitsForMoney) : inArray(orders.id, [...which]);
  return db
    .select()
    .from(orders)
    .where(and(waiting(), meant))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit);
}

/** Builds the query that counts the orders to ship, in a packing run or not, up to `most`. */
export function toShipCountQuery(db: Orm, most: number) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(and(IS_TO_SHIP, not(isHeld)))
    .limit(most)
    .as('some');
  return db.select({ count: sql`count(*)`.mapWith(Number) }).from(some);
}

/**
 * Returns orders in no packing run that must not be sent: paid orders that are held back, and unsent orders
 * whose payment is disputed; oldest first.
 */
export async function listHeldBack(db: Orm, limit: number): Promise<StoppableOrder[]> {
  return db
    .select({ order: orders, stop: stopReason })
    .from(orders)
    .where(and(or(and(IS_TO_SHIP, isHeld), IS_DISPUTED), not(isInStack)))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit);
}

export async function readStops(db: Orm, orderIds: readonly number[]): Promise<Map<number, StoppableOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ order: orders, stop: stopReason })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map((row) => [row.order.id, row]));
}
