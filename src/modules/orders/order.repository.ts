// The SQL of orders, their lines and their history: insert, lock, find. Lists have their own file.

import { and, asc, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { movementsOfSale } from '#modules/stock/index.ts';
import { rowOrNull } from '#platform/database/compiled-statement.ts';
import type { Orm } from '#platform/database/database.ts';
import {
  deleteById,
  findBy,
  listBy,
  listByValues,
  lockBy,
  updateVersionedById,
} from '#platform/database/find-row.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import { unsentStatuses } from './order-states.ts';
import { orderEvents, orderLines, orders } from './orders.tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'id'>;
export type OrderEventRow = typeof orderEvents.$inferSelect;
export type NewOrderEvent = Omit<typeof orderEvents.$inferInsert, 'id'>;

type OrderParts = { lines: string; placedEvents: string; taken: string };

/**
 * Inserts an order with its lines, first history rows and stock movements, in one statement. Lines, history
 * and movements are passed as JSON, so that the text of the statement never varies. Returns null when the
 * payment or draft of the order already has an order: the unique keys let only the first caller insert one.
 */
export const insertOrder = rowOrNull((db, order: NewOrder, { lines, placedEvents, taken }: OrderParts) => {
  const placed = db.$with('placed').as(db.insert(orders).values(order).onConflictDoNothing().returning());
  const written = db.$with('written', {}).as(sql`
    insert into ${orderLines} (order_id, label, variant_code, quantity, unit_amount, amount)
    select placed.id, line.label, placed.variant_code, line.quantity, line."unitAmount", line.amount
    from placed, jsonb_to_recordset(${lines}::jsonb) as line(label text, quantity int, "unitAmount" int, amount int)`);
  const insertedEvents = db.$with('placed_events', {}).as(sql`
    insert into ${orderEvents} (order_id, at, actor, kind, to_value, note)
    select placed.id, placed.created_at, 'system', event.kind, event."to", event.note
    from placed, jsonb_to_recordset(${placedEvents}::jsonb) as event(kind text, "to" text, note text)`);
  const moved = db.$with('moved', {}).as(movementsOfSale(taken));
  return db.with(placed, written, insertedEvents, moved).select().from(placed);
});

export async function insertLines(tx: Orm, orderId: number, lines: NewOrderLine[]): Promise<void> {
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId })));
}

export async function insertEvents(tx: Orm, events: NewOrderEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(orderEvents).values(events);
}

export const findOrder = findBy(orders, orders.id);

/** Lists the orders with these ids, newest first. */
export const listOrdersById = listByValues(orders, orders.id, desc(orders.id));

/** Returns the number of packs per variant code that are sold and neither sent nor cancelled. */
export async function countUnsentPacks(db: Orm): Promise<Map<string, number>> {
  const rows = await db
    .select({ variantCode: orders.variantCode, packs: count() })
    .from(orders)
    .where(and(inArray(orders.status, [...unsentStatuses]), isNull(orders.archivedAt)))
    .groupBy(orders.variantCode);
  return new Map(rows.map(({ variantCode, packs }) => [variantCode, packs]));
}

export const findOrderByLink = findBy(orders, orders.linkSecret);
export const lockOrder = lockBy(orders, orders.id);

export const findOrderByPayment = rowOrNull((db, paymentId: string) =>
  db.select().from(orders).where(eq(orders.paymentId, paymentId)),
);

/**
 * Returns a SQL condition that is true when the payment has an order. Other modules use the condition in
 * their own statements.
 */
export function isOrdered(paymentId: string): SQL<boolean> {
  return sql<boolean>`exists (select from ${orders} where ${orders.paymentId} = ${paymentId})`;
}

/** Returns those of these payment ids that already have an order. */
export async function listOrderedPayments(
  db: Orm,
  paymentIds: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const { paymentId } = orders;
  const rows = await db
    .select({ paymentId })
    .from(orders)
    .where(inArray(paymentId, [...paymentIds]));
  return new Set(rows.map((row) => row.paymentId));
}

/**
 * Returns the order of this payment, or else the order that another payment made from the same basket; null
 * when neither exists.
 */
export async function findOrderOf(
  db: Orm,
  { paymentId, draftId }: { paymentId: string; draftId: number },
): Promise<OrderRow | null> {
  const rows = await db
    .select()
    .from(orders)
    .where(or(eq(orders.paymentId, paymentId), eq(orders.draftId, draftId)));
  return rows.find((row) => row.paymentId === paymentId) ?? rows[0] ?? null;
}

/**
 * Returns true when this e-mail address ordered after `since`. Only the newest thousand orders of the shop
 * are searched; an older order is not found.
 */
export async function hasOrderedSince(db: Orm, email: string, since: Date): Promise<boolean> {
  const newest = sql`(select coalesce(max(${orders.id}), 0) - 1000 from ${orders})`;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        sql`${orders.id} > ${newest}`,
        sql`email_key(${orders.customerEmail}) = ${emailKey(email)}`,
        gt(orders.createdAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Lists the ids of the replacement orders of an order, oldest first. */
export async function listReplacementIds(db: Orm, orderId: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.replacesOrderId, orderId))
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}

export const updateOrder = updateVersionedById(orders);

export async function replaceLines(tx: Orm, orderId: number, lines: NewOrderLine[]): Promise<void> {
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId));
  if (lines.length > 0) await insertLines(tx, orderId, lines);
}

export const deleteOrder = deleteById(orders);

/** Lists the lines of an order, in the order in which they were inserted. */
export const listLinesOf = listBy(orderLines, orderLines.orderId, asc(orderLines.id));

export async function listLines(db: Orm, orderIds: number[]): Promise<Map<number, OrderLineRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

export const listEvents = listBy(orderEvents, orderEvents.orderId, asc(orderEvents.id));

/** Returns true when an order, archived or not, has a line with one of these variant codes. */
export async function isVariantOrdered(tx: Orm, variantCodes: readonly string[]): Promise<boolean> {
  if (variantCodes.length === 0) return false;
  const rows = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(inArray(orderLines.variantCode, [...variantCodes]))
    .limit(1);
  return rows.length > 0;
}
