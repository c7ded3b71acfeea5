// The tables of the books: the journal, payouts, costs with their start dates, and closed quarters. The
// database itself adds papers to the journal in the statement that writes them
// (database/migrations/…_bookkeeping.sql); entries of a closed quarter cannot change.

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
 * Selects papers of sales to other countries. Queries must use this exact expression, or the index below is
 * not used.
 */
export const isAbroad = sql`vat_regime is not null and country <> 'NL'`;

export const journalEntries = pgTable(
  'journal_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** The number of a paper, or the provider's id of another entry. */
    reference: text('reference').notNull().unique(),
    /**
     * The time under which the entry is booked: its own time, or the end of the last closed quarter if the
     * entry is dated in a closed one.
     */
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    orderId: integer('order_id'),
    paymentId: text('payment_id'),
    /** The payment method, by the provider's name. */
    method: text('method'),
    /**
     * The amount added to revenue (of a paper, VAT included) or to the balance at the provider, before the
     * fee; in cents.
     */
    amount: integer('amount').$type<Cents>().notNull(),
    fee: integer('fee').$type<Cents>().notNull().default(ZERO),
    /** The VAT of a paper, in cents; 0 for other entries. */
    vatAmount: integer('vat_amount').$type<Cents>().notNull().default(ZERO),
    vatRate: numeric('vat_rate', { precision: 4, scale: 1, mode: 'number' }),
    vatRegime: text('vat_regime').$type<VatRegime>(),
    country: text('country'),
    /**
     * The issue date of the invoice: this invoice, or the invoice a credit note reverses. Null for other
     * entries.
     */
    suppliedAt: timestamp('supplied_at', { withTimezone: true }),
    /** The payout that contains this entry; of a payout entry its own id. Null when not known. */
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
    /** Whether the contents of the payout are known. */
    isRead: boolean('is_read').notNull().default(false),
  },
  (table) => [
    index('payouts_created').on(table.createdAt),
    check('payouts_status', sql`${table.status} in ('pending', 'paid', 'failed')`),
  ],
);

/** The state of fetching the balance, in one row that also prevents simultaneous fetches. */
export const balanceFetches = pgTable(
  'balance_fetches',
  {
    id: integer('id').primaryKey(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** The end of the last fetch; null while it is running. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The time of the last complete fetch. */
    fetchedAt: timestamp('fetched_at', { withTimezone: true }),
  },
  (table) => [check('balance_fetches_one', sql`${table.id} = 1`)],
);

/**
 * Append-only costs: a row applies from its day until a newer row of the same kind and scope; of rows for one
 * day, the newest applies.
 */
export const costs = pgTable(
  'costs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<CostKind>().notNull(),
    /** A pack, a country or a payment method; empty for all without a row of their own. */
    scope: text('scope').notNull().default(''),
    amount: integer('amount').$type<Cents>().notNull(),
    /** The percentage of the paid amount, in addition to `amount`; for payments only. */
    percentage: numeric('percentage', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    holdsFrom: date('holds_from').notNull(),
    note: text('note').notNull().default(''),
    /** The key of the submitted form; a form submitted twice is stored once. */
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
    /** The first moment after the quarter. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** The figures of the quarter at its closing, as the page shows them. */
    figures: jsonb('figures').notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
    closedBy: text('closed_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.year, table.quarter] }),
    check('closed_quarters_quarter', sql`${table.quarter} between 1 and 4`),
  ],
);
