// The SQL of orders, their lines and their history: writing them, locking one, finding one. Lists have a file of their own.

import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import { orderEvents, orderLines, orders } from './orders.tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'id'>;
export type OrderEventRow = typeof orderEvents.$inferSelect;
export type NewOrderEvent = Omit<typeof orderEvents.$inferInsert, 'id'>;

/** Null when an order of this payment or draft exists already: the unique keys decide, whoever comes first wins. */
export function insertOrder(tx: Orm, order: NewOrder): Promise<OrderRow | null> {
  return findRow(tx.insert(orders).values(order).onConflictDoNothing().returning());
}

export async function insertLines(tx: Orm, orderId: number, lines: NewOrderLine[]): Promise<void> {
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId })));
}

/** The lines of a new order and the beginning of its history, in one statement. */
export async function insertBeginning(
  tx: Orm,
  orderId: number,
  lines: NewOrderLine[],
  events: NewOrderEvent[],
): Promise<void> {
  const written = tx.$with('written').as(
    tx
      .insert(orderLines)
      .values(lines.map((line) => ({ ...line, orderId })))
      .returning({ id: orderLines.id }),
  );
  await tx.with(written).insert(orderEvents).values(events);
}

export async function insertEvents(tx: Orm, events: NewOrderEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(orderEvents).values(events);
}

export function findOrder(db: Orm, id: number): Promise<OrderRow | null> {
  return findRow(db.select().from(orders).where(eq(orders.id, id)));
}

export function findOrderByLink(db: Orm, linkSecret: string): Promise<OrderRow | null> {
  return findRow(db.select().from(orders).where(eq(orders.linkSecret, linkSecret)));
}

export function lockOrder(tx: Orm, id: number): Promise<OrderRow | null> {
  return findRow(tx.select().from(orders).where(eq(orders.id, id)).for('update'));
}

export function findOrderByPayment(db: Orm, paymentId: string): Promise<OrderRow | null> {
  return findRow(db.select().from(orders).where(eq(orders.paymentId, paymentId)));
}

/** The order of this payment, else the one of this basket, which another payment paid. */
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

/** Whether this address ordered after a moment. Looks at the newest thousand orders only: it is asked about the last hour. */
export async function hasOrderedSince(db: Orm, email: string, since: Date): Promise<boolean> {
  const newest = sql`(select coalesce(max(${orders.id}), 0) - 1000 from ${orders})`;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        sql`${orders.id} > ${newest}`,
        sql`lower(${orders.customerEmail}) = ${email.toLowerCase()}`,
        gt(orders.createdAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function updateOrder(tx: Orm, id: number, change: Partial<NewOrder>): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id))
    .returning();
  if (!row) throw new Error(`Order ${id} is gone`);
  return row;
}

export async function replaceLines(tx: Orm, orderId: number, lines: NewOrderLine[]): Promise<void> {
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId));
  if (lines.length > 0) await insertLines(tx, orderId, lines);
}

export async function deleteOrder(tx: Orm, id: number): Promise<void> {
  await tx.delete(orders).where(eq(orders.id, id));
}

export async function listLines(db: Orm, orderIds: number[]): Promise<Map<number, OrderLineRow[]>> {
  const byOrder = new Map<number, OrderLineRow[]>();
  if (orderIds.length === 0) return byOrder;
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.id));
  for (const row of rows) byOrder.set(row.orderId, [...(byOrder.get(row.orderId) ?? []), row]);
  return byOrder;
}

export async function listEvents(db: Orm, orderId: number): Promise<OrderEventRow[]> {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}
