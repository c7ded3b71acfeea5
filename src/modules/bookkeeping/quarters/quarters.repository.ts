// The SQL of quarters: sums of the journal entries in a quarter, and the list of closed quarters.

import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  lt,
  max,
  min,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import { type Cents, cents, ZERO } from '#shared/money.ts';
import { closedQuarters, isAbroad, journalEntries } from '../bookkeeping.tables.ts';
import { documentKinds, type EntryKind, type VatRegime } from '../contract.ts';
import type { SuppliedRow } from '../returns/oss-return.ts';
import { partsOf, type Quarter, type Span } from './quarter.ts';

export type ClosedQuarter = typeof closedQuarters.$inferSelect;

const { bookedAt, suppliedAt, kind, amount, vatAmount, country, vatRate, vatRegime, fee } = journalEntries;

const sumOf = (column: SQLWrapper) => sql`coalesce(sum(${column}), 0)`.mapWith((text) => cents(Number(text)));
const within = ({ from, until }: Span): SQL | undefined => and(gte(bookedAt, from), lt(bookedAt, until));

/**
 * A SQL expression for the country where a sale is declared, with the same result as the function
 * `declaredCountry`: sales with VAT to Great Britain count as Northern Ireland, sales to Monaco as France.
 */
const declaredIn = sql<
  string | null
>`case when ${vatRegime} = 'export' then ${country} when ${country} = 'GB' then 'XI' when ${country} = 'MC' then 'FR' else ${country} end`;

/**
 * Sums the invoices and credit notes of a span by country, rate and quarter of the invoice, sorted by country
 * and rate. A credit note belongs to the quarter of the invoice it reverses.
 */
export async function sumDocuments(db: Orm, span: Span): Promise<SuppliedRow[]> {
  // The quarter is formatted once per group, not once per invoice.
  const quarter = sql`date_trunc('quarter', ${suppliedAt} at time zone 'Europe/Amsterdam')`;
  const supplied = sql<string>`to_char(${quarter}, 'YYYY-Q')`;
  const rows = await db
    .select({
      country: declaredIn,
      rate: vatRate,
      regime: vatRegime,
      supplied,
      total: sumOf(amount),
      vat: sumOf(vatAmount),
      papers: sql<number>`count(*)::int`,
    })
    .from(journalEntries)
    .where(and(within(span), inArray(kind, [...documentKinds])))
    .groupBy(declaredIn, vatRate, vatRegime, quarter)
    .orderBy(asc(vatRegime), asc(declaredIn), asc(vatRate), asc(quarter));
  return rows.map(({ total, vat, ...row }) => ({
    ...row,
    country: row.country ?? '',
    rate: row.rate ?? 0,
    regime: row.regime ?? regimeUnknown(),
    total,
    vat,
    net: cents(total - vat),
  }));
}

function regimeUnknown(): VatRegime {
  throw new Error('A paper in the journal has no VAT');
}

/**
 * Sums sales with VAT to other countries by country and year (Amsterdam time), for the distance sales
 * threshold.
 */
export function sumSalesAbroad(db: Orm, span: Span) {
  const year = sql<number>`extract(year from ${bookedAt} at time zone 'Europe/Amsterdam')::int`;
  const land = sql<string>`coalesce(${country}, '')`;
  return db
    .select({ year, country: land, total: sumOf(amount), vat: sumOf(vatAmount) })
    .from(journalEntries)
    .where(and(within(span), isAbroad, ne(vatAmount, ZERO)))
    .groupBy(year, country);
}

export type SumByKind = ReadonlyMap<EntryKind, { amount: Cents; fee: Cents; entries: number }>;

export async function sumByKind(db: Orm, span: Span): Promise<SumByKind> {
  const rows = await db
    .select({ kind, amount: sumOf(amount), fee: sumOf(fee), entries: sql<number>`count(*)::int` })
    .from(journalEntries)
    .where(within(span))
    .groupBy(kind);
  return new Map(rows.map(({ kind: of, ...sums }) => [of, sums]));
}

/** A SQL condition for payments, refunds and disputes in the balance that belong to no known order. */
export const UNMATCHED = sql`${journalEntries.orderId} is null and ${kind} in ('payment', 'refund', 'refund_returned', 'dispute')`;

export function countUnmatched(db: Orm, span: Span): Promise<number> {
  return db.$count(journalEntries, and(within(span), UNMATCHED));
}

/** Returns the times of the first and last journal entry; null when the journal is empty. */
export async function findJournalSpan(db: Orm): Promise<{ first: Date; last: Date } | null> {
  const [row] = await db.select({ first: min(bookedAt), last: max(bookedAt) }).from(journalEntries);
  return row?.first && row.last ? { first: row.first, last: row.last } : null;
}

/** Lists the closed quarters, newest first. */
export async function listClosedQuarters(db: Orm): Promise<ClosedQuarter[]> {
  return db.select().from(closedQuarters).orderBy(desc(closedQuarters.endsAt));
}

export function findClosedQuarter(db: Orm, quarter: Quarter): Promise<ClosedQuarter | null> {
  const { year, number } = partsOf(quarter);
  const { year: ofYear, quarter: place } = closedQuarters;
  return findRow(
    db
      .select()
      .from(closedQuarters)
      .where(and(eq(ofYear, year), eq(place, number))),
  );
}

/** Returns the first moment after the last closed quarter; null when no quarter is closed. */
export async function findClosedUntil(db: Orm): Promise<Date | null> {
  const [row] = await db.select({ until: max(closedQuarters.endsAt) }).from(closedQuarters);
  return row?.until ?? null;
}

/**
 * Locks invoices, journal and costs against writes until the transaction ends. Waits for writes in progress.
 */
export async function lockJournal(tx: Orm): Promise<void> {
  await tx.execute(sql`lock table invoices, journal_entries, costs in share row exclusive mode`);
}

export async function insertClosedQuarter(tx: Orm, row: ClosedQuarter): Promise<void> {
  await tx.insert(closedQuarters).values(row);
}

/**
 * Adds invoices and credit notes without a journal entry to the journal; these come from an old backup or an
 * import. Safe to call at any time.
 */
export async function bookMissingDocuments(db: Orm): Promise<void> {
  await db.execute(sql`select book_missing_papers()`);
}
