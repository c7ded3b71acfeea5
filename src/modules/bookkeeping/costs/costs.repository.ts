// The SQL of entered costs, and of payments whose fee the payment provider has not reported yet.

import { asc, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Orm } from '#platform/database/database.ts';
import { hasRow } from '#platform/database/find-row.ts';
import { cents } from '#shared/money.ts';
import { costs, journalEntries } from '../bookkeeping.tables.ts';
import { receiptKinds } from '../contract.ts';
import type { Span } from '../quarters/quarter.ts';

export type CostRecord = typeof costs.$inferSelect;

/**
 * Lists all costs that owners entered, grouped by kind and scope (pack, country or payment method), newest
 * start day first.
 */
export async function selectCosts(db: Orm): Promise<CostRecord[]> {
  return db
    .select()
    .from(costs)
    .orderBy(asc(costs.kind), asc(costs.scope), desc(costs.holdsFrom), desc(costs.id));
}

/**
 * Inserts a cost that an owner entered and returns true; returns false when a form with the same key was
 * stored before.
 */
export function insertCost(tx: Orm, row: Omit<typeof costs.$inferInsert, 'id'>): Promise<boolean> {
  return hasRow(
    tx.insert(costs).values(row).onConflictDoNothing({ target: costs.key }).returning({ id: costs.id }),
  );
}

const paidSchema = z.array(
  z.object({
    day: z.string(),
    method: z.string(),
    payments: z.coerce.number().int(),
    paid: z.coerce.number().int().transform(cents),
  }),
);
export type PaidWithoutFee = z.infer<typeof paidSchema>[number];

/**
 * Returns the payments of a span whose fee is not known yet, because the journal has no entry of the payment
 * itself: their number and sum in cents by day and payment method. They are found by their invoices; only the
 * first invoice of an order counts. For speed, the query first looks for the payment in the same span, and in
 * the whole journal only for the rest.
 */
export async function sumPaidWithoutFee(db: Orm, { from, until }: Span): Promise<PaidWithoutFee[]> {
  const within = sql`booked_at >= ${from.toISOString()} and booked_at < ${until.toISOString()}`;
  const isReceipt = sql`kind in ${receiptKinds}`;
  const { rows } = await db.execute(sql`
    with unsettled as materialized (
      select order_id, id, method, amount, (booked_at at time zone 'Europe/Amsterdam')::date as day from ${journalEntries} invoice
      where ${within} and kind = 'invoice' and amount > 0 and not exists (
        select from ${journalEntries} where ${within} and ${isReceipt} and order_id = invoice.order_id))
    select day::text as day, coalesce(method, '') as method, count(*) as payments, sum(amount) as paid from unsettled
    where not exists (select from ${journalEntries} where order_id = unsettled.order_id and ${isReceipt})
      and not exists (select from ${journalEntries} where order_id = unsettled.order_id and kind = 'invoice' and id < unsettled.id)
    group by 1, 2`);
  return paidSchema.parse(rows);
}

/** Lists all journal entries of an order (invoices, payments, refunds), oldest first. */
export async function listEntriesOfOrder(db: Orm, orderId: number) {
  return db
    .select()
    .from(journalEntries)
    .where(eq(journalEntries.orderId, orderId))
    .orderBy(asc(journalEntries.id));
}
