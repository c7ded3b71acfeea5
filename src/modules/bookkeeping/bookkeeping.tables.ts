// The books: a journal of everything with an amount, payouts of the payment provider, what things cost from
// which day on, and the quarters that are closed. Papers enter the journal by the database itself, in the
// statement that writes them (database/migrations/…_bookkeeping.sql); nothing booked in a closed quarter
// changes.

import { isNotNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { type Cents, ZERO } from '#shared/money.ts';
import type { CostKind, EntryKind, VatRegime } from './contract.ts';

/**
 * Papers of sales to other countries. Said in the same words by whoever reads by it, or the index below is
 * not used.
 */
export const isAbroad = sql`vat_regime is not null and country <> 'NL'`;

export const journalEntries = pgTable(
  'journal_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** The number of a paper, or the provider's id. */
    reference: text('reference').notNull().unique(),
    /**
     * Under which moment the books have it: its own, or the end of the last closed quarter when it came too
     * late for that.
     */
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    orderId: integer('order_id'),
    paymentId: text('payment_id'),
    /** The kind of payment, as the provider calls it. */
    method: text('method'),
    /**
     * What it adds to the revenue (of a paper, VAT included) or to the balance at the provider, before its
     * fee.
     */
    amount: integer('amount').$type<Cents>().notNull(),
    fee: integer('fee').$type<Cents>().notNull().default(ZERO),
    /** Of papers. */
    vatAmount: integer('vat_amount').$type<Cents>().notNull().default(ZERO),
    vatRate: numeric('vat_rate', { precision: 4, scale: 1, mode: 'number' }),
    vatRegime: text('vat_regime').$type<VatRegime>(),
    country: text('country'),
    /** When the invoice was issued that it is, or takes back. */
    suppliedAt: timestamp('supplied_at', { withTimezone: true }),
    /** The payout it reached the bank with; of a payout its own id. */
    payoutId: text('payout_id'),
  },
  (table) => [
    index('journal_entries_booked').on(table.bookedAt, table.id),
    index('journal_entries_order').on(table.orderId).where(isNotNull(table.orderId)),
    index('journal_entries_payment').on(table.paymentId).where(isNotNull(table.paymentId)),
    index('journal_entries_payout').on(table.payoutId).where(isNotNull(table.payoutId)),
    // Part of any of the three finds it. A sale brings one short number, so its words may wait to be put in
    // their place.
    index('journal_entries_search').using(
      'gin',
      table.reference.op('gin_trgm_ops'),
      table.paymentId.op('gin_trgm_ops'),
      table.payoutId.op('gin_trgm_ops'),
    ),
    // With what is added up, so that two years of sales abroad are summed without their rows.
    index('journal_entries_abroad')
      .on(table.bookedAt, table.country, table.amount, table.vatAmount)
      .where(isAbroad),
    index('journal_entries_unmatched')
      .on(table.bookedAt, table.id)
      .where(sql`order_id is null and kind in ('payment', 'refund', 'refund_returned', 'dispute')`),
  ],
);

export const payouts = pgTable(
  'payouts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The provider's id (`po_…`). */
    providerId: text('provider_id').notNull().unique(),
    amount: integer('amount').$type<Cents>().notNull(),
    status: text('status').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    arrivesOn: date('arrives_on').notNull(),
    /** What it consists of is known. */
    isRead: boolean('is_read').notNull().default(false),
  },
  (table) => [
    index('payouts_created').on(table.createdAt),
    check('payouts_status', sql`${table.status} in ('pending', 'paid', 'failed')`),
  ],
);

/** How asking the provider for all that goes: one row, by which one of those who ask at once does it. */
export const balanceFetches = pgTable(
  'balance_fetches',
  {
    id: integer('id').primaryKey(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Null while it runs. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** When it last brought everything. */
    fetchedAt: timestamp('fetched_at', { withTimezone: true }),
  },
  (table) => [check('balance_fetches_one', sql`${table.id} = 1`)],
);

/**
 * Append-only: another row of the same kind and scope holds from its day on; of one day the newest counts.
 */
export const costs = pgTable(
  'costs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<CostKind>().notNull(),
    /** A pack, a country or a kind of payment; empty for all that have no row of their own. */
    scope: text('scope').notNull().default(''),
    amount: integer('amount').$type<Cents>().notNull(),
    /** Of the amount that is paid, on top; for payments alone. */
    percentage: numeric('percentage', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    holdsFrom: date('holds_from').notNull(),
    note: text('note').notNull().default(''),
    /** Of the form it came by: sent twice, it is one. */
    key: text('key').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [check('costs_not_negative', sql`${table.amount} >= 0 and ${table.percentage} >= 0`)],
);

export const closedQuarters = pgTable(
  'closed_quarters',
  {
    year: integer('year').notNull(),
    quarter: integer('quarter').notNull(),
    /** The first moment after it. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** What it came to, as the page shows it. */
    figures: jsonb('figures').notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
    closedBy: text('closed_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.year, table.quarter] }),
    check('closed_quarters_quarter', sql`${table.quarter} between 1 and 4`),
  ],
);
