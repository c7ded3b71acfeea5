// The SQL of costs, and of payments whose fee the provider has not told yet.

import { and, asc, desc, eq, gt, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '#platform/database/database.ts';
import { hasRow } from '#platform/database/find-row.ts';
import { type Cents, cents, ZERO } from '#shared/money.ts';
import { costs, journalEntries } from '../bookkeeping.tables.ts';
import { receiptKinds } from '../contract.ts';
import type { Span } from '../quarters/quarter.ts';

export type CostRecord = typeof costs.$inferSelect;

/** By kind and scope, the newest first. */
export async function selectCosts(db: Orm): Promise<CostRecord[]> {
  return db
    .select()
    .from(costs)
    .orderBy(asc(costs.kind), asc(costs.scope), desc(costs.holdsFrom), desc(costs.id));
}

/** False when this form was sent before. */
export function insertCost(tx: Orm, row: Omit<typeof costs.$inferInsert, 'id'>): Promise<boolean> {
  return hasRow(
    tx.insert(costs).values(row).onConflictDoNothing({ target: costs.key }).returning({ id: costs.id }),
  );
}

export type PaidWithoutFee = { day: string; method: string; payments: number; paid: Cents };

const settled = alias(journalEntries, 'settled');

/** Orders invoiced in a span whose payment is not in the balance yet, by day and method; of one order its first invoice counts. */
export async function sumPaidWithoutFee(db: Orm, { from, until }: Span): Promise<PaidWithoutFee[]> {
  const { bookedAt, kind, orderId, amount, method, id } = journalEntries;
  const day = sql<string>`to_char(${bookedAt} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;
  const before = alias(journalEntries, 'before');
  const rows = await db
    .select({
      ...{ day, method: sql<string>`coalesce(${method}, '')` },
      payments: sql<number>`count(*)::int`,
      paid: sql`sum(${amount})`.mapWith((text) => cents(Number(text))),
    })
    .from(journalEntries)
    .where(
      and(
        ...[gte(bookedAt, from), lt(bookedAt, until), eq(kind, 'invoice'), gt(amount, ZERO)],
        notExists(
          db
            .select({ id: settled.id })
            .from(settled)
            .where(and(eq(settled.orderId, orderId), inArray(settled.kind, receiptKinds))),
        ),
        notExists(
          db
            .select({ id: before.id })
            .from(before)
            .where(and(eq(before.orderId, orderId), eq(before.kind, 'invoice'), lt(before.id, id))),
        ),
      ),
    )
    .groupBy(day, sql`coalesce(${method}, '')`);
  return rows;
}

/** Everything in the journal about an order. */
export async function listEntriesOfOrder(db: Orm, orderId: number) {
  return db
    .select()
    .from(journalEntries)
    .where(eq(journalEntries.orderId, orderId))
    .orderBy(asc(journalEntries.id));
}
