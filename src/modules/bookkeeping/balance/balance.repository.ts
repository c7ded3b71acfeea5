// The SQL that stores the payment provider's data: balance changes as journal entries, each stored once, and
// payouts with their contents.

import { and, count, eq, ilike, inArray, isNull, max, min, notInArray, sql } from 'drizzle-orm';
import type { BalanceEntry, ProviderPayout } from '#modules/payments/index.ts';
import { orderOfPayment } from '#modules/refunds/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { countMatches, newestFirst } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { containsPattern } from '#platform/database/lists/search-patterns.ts';
import { type Cents, cents } from '#shared/money.ts';
import { journalEntries, payouts } from '../bookkeeping.tables.ts';
import { balanceKinds, documentKinds } from '../contract.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/** Returns the time of the newest balance change in the journal; null when there is none. */
export async function findLastBalance(db: Orm): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(journalEntries.happenedAt) })
    .from(journalEntries)
    .where(inArray(journalEntries.kind, [...balanceKinds]));
  return row?.at ?? null;
}

/**
 * Returns the time of the first invoice in the journal; null without invoices. No payments were made before
 * this time.
 */
export async function findFirstDocument(db: Orm): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(journalEntries.bookedAt) })
    .from(journalEntries)
    .where(inArray(journalEntries.kind, [...documentKinds]));
  return row?.at ?? null;
}

/**
 * Inserts into the journal the balance changes that are new and returns their number. A change that happened
 * in a closed quarter is booked at `closedUntil`, the first moment after the last closed quarter; null when
 * no quarter is closed.
 */
export async function insertBalance(
  tx: Orm,
  entries: readonly BalanceEntry[],
  closedUntil: Date | null,
): Promise<number> {
  if (entries.length === 0) return 0;
  const rows = entries.map(({ id, at, ...entry }) => ({
    ...entry,
    reference: id,
    happenedAt: at,
    bookedAt: closedUntil && at < closedUntil ? closedUntil : at,
  }));
  const written = await tx
    .insert(journalEntries)
    .values(rows)
    .onConflictDoNothing({ target: journalEntries.reference })
    .returning({ id: journalEntries.id });
  return written.length;
}

/** Fills in the order id of journal entries that have none, for payments whose order is now known. */
export async function matchEntries(tx: Orm): Promise<void> {
  const { orderId, paymentId, kind } = journalEntries;
  const order = orderOfPayment(sql`${paymentId}`);
  await tx
    .update(journalEntries)
    .set({ orderId: order })
    .where(
      and(
        isNull(orderId),
        inArray(kind, ['payment', 'refund', 'refund_returned', 'dispute', 'other']),
        sql`${paymentId} is not null and ${order} is not null`,
      ),
    );
}

export async function savePayouts(tx: Orm, providerPayouts: readonly ProviderPayout[]): Promise<void> {
  for (const { id, ...payout } of providerPayouts)
    await tx
      .insert(payouts)
      .values({ ...payout, providerId: id })
      .onConflictDoUpdate({
        target: payouts.providerId,
        set: { status: payout.status, arrivesOn: payout.arrivesOn },
      });
}

export async function listUnreadPayouts(db: Orm, limit: number): Promise<PayoutRow[]> {
  return db.select().from(payouts).where(eq(payouts.isRead, false)).orderBy(payouts.id).limit(limit);
}

const BATCH_SIZE = 1000;

export async function recordPaidOut(
  tx: Orm,
  payout: PayoutRow,
  references: readonly string[],
): Promise<void> {
  for (let done = 0; done < references.length; done += BATCH_SIZE)
    await tx
      .update(journalEntries)
      .set({ payoutId: payout.providerId })
      .where(inArray(journalEntries.reference, references.slice(done, done + BATCH_SIZE)));
  await tx.update(payouts).set({ isRead: true }).where(eq(payouts.id, payout.id));
}

/**
 * Returns the time from which payouts must be fetched again because they may still change: the creation of
 * the oldest pending payout, or of the newest payout when none is pending. Null without payouts.
 */
export async function findUnsettledPayout(db: Orm): Promise<Date | null> {
  const [pending] = await db
    .select({ at: min(payouts.createdAt) })
    .from(payouts)
    .where(eq(payouts.status, 'pending'));
  if (pending?.at) return pending.at;
  const [last] = await db.select({ at: max(payouts.createdAt) }).from(payouts);
  return last?.at ?? null;
}

export async function selectPayouts(db: Orm, q: string | undefined, place: PageRange): Promise<PayoutRow[]> {
  return newestFirst(db.select().from(payouts).$dynamic(), payouts.id, place, named(q));
}

export const countPayouts = (db: Orm, q: string | undefined): Promise<number> =>
  countMatches(db, payouts, named(q));

const named = (q: string | undefined) => (q ? ilike(payouts.providerId, containsPattern(q)) : undefined);

/** Returns for each payout the number of its journal entries and their sum after fees, by payout id. */
export async function sumPaidOut(
  db: Orm,
  ids: readonly string[],
): Promise<Map<string, { entries: number; sum: Cents }>> {
  if (ids.length === 0) return new Map();
  const { payoutId, amount, fee, kind } = journalEntries;
  const rows = await db
    .select({
      payout: payoutId,
      entries: count(),
      sum: sql`sum(${amount} - ${fee})`.mapWith((text) => cents(Number(text))),
    })
    .from(journalEntries)
    .where(and(inArray(payoutId, [...ids]), notInArray(kind, ['payout', 'payout_returned'])))
    .groupBy(payoutId);
  return new Map(rows.map(({ payout, ...sums }) => [payout ?? '', sums]));
}
