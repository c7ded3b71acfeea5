// The tables of the bookkeeping: the journal, payouts, costs with their start dates, and closed quarters. The
// database adds each invoice and credit note to the journal in the statement that writes it
// (database/migrations/…_bookkeeping.sql). Entries of a closed quarter cannot change.

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
 * A SQL condition for invoices and credit notes of sales to other countries. Queries must use this exact
 * expression, or the index on it is not used.
 */
export const isAbroad = sql`vat_regime is not null and country <> 'NL'`;

export const journalEntries = pgTable(
  'journal_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** The number of the invoice or credit note, or the provider's id of any other entry. */
    reference: text('reference').notNull().unique(),
    /**
     * The time under which the journal entry is booked: the time it happened or, if that quarter was already
     * closed, the first moment after the last closed quarter.
     */
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    orderId: integer('order_id'),
    paymentId: text('payment_id'),
    /**
     * The payment method of the journal entry, by the payment provider's name for it; null when the entry has
     * none or it is not known.
     */
    method: text('method'),
    /**
     * The amount of the journal entry in cents. On an invoice or credit note, the amount added to revenue,
     * VAT included; on other entries, the amount added to the balance or bank account, before the provider's
     * fee.
     */
    amount: integer('amount').$type<Cents>().notNull(),
    fee: integer('fee').$type<Cents>().notNull().default(ZERO),
    /** The VAT of an invoice or credit note, in cents; 0 for other entries. */
    vatAmount: integer('vat_amount').$type<Cents>().notNull().default(ZERO),
    vatRate: numeric('vat_rate', { precision: 4, scale: 1, mode: 'number' }),
    vatRegime: text('vat_regime').$type<VatRegime>(),
    country: text('country'),
    /**
     * The issue date of the invoice; for a credit note, of the invoice it reverses. Null for journal entries
     * that are neither.
     */
    suppliedAt: timestamp('supplied_at', { withTimezone: true }),
    /**
     * The id of the provider's payout that contains this journal entry; on the entry of a payout, its own id.
     * Null when the entry is in no payout, or not yet known to be in one.
     */
    payoutId: text('payout_id'),
  },
  (table) => [
    index('journal_entries_booked').on(table.bookedAt, table.id),
    index('journal_entries_order').on(table.orderId).where(isNotNull(table.orderId)),
    index('journal_entries_payment').on(table.paymentId).where(isNotNull(table.paymentId)),
    index('journal_entries_payout').on(table.payoutId).where(isNotNull(table.payoutId)),
    // The search finds a part of any of the three columns. A sale adds only one short number, so the default
    // fastupdate is fine for this index.
    index('journal_entries_search').using(
      'gin',
      table.reference.op('gin_trgm_ops'),
      table.paymentId.op('gin_trgm_ops'),
      table.payoutId.op('gin_trgm_ops'),
    ),
    // The index contains the amounts, so that two years of sales abroad are summed without reading the rows.
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
    /** The payment provider's id of the payout (`po_…`). */
    providerId: text('provider_id').notNull().unique(),
    amount: integer('amount').$type<Cents>().notNull(),
    status: text('status').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    arrivesOn: date('arrives_on').notNull(),
    /** True when the list of journal entries in this payout has been fetched from the provider. */
    isRead: boolean('is_read').notNull().default(false),
  },
  (table) => [
    index('payouts_created').on(table.createdAt),
    check('payouts_status', sql`${table.status} in ('pending', 'paid', 'failed')`),
  ],
);

/**
 * The state of fetching the balance from the payment provider. The table has one row, which also prevents
 * simultaneous fetches.
 */
export const balanceFetches = pgTable(
  'balance_fetches',
  {
    id: integer('id').primaryKey(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** The end of the last fetch of the balance, complete or failed; null while a fetch is running. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The time the balance was last fetched completely; null before the first time. */
    fetchedAt: timestamp('fetched_at', { withTimezone: true }),
  },
  (table) => [check('balance_fetches_one', sql`${table.id} = 1`)],
);

/**
 * The costs that owners enter, append-only. A cost applies from its start day until a newer cost of the same
 * kind (such as postage) and scope (such as one country). Of two costs for one day, the one added last
 * applies.
 */
export const costs = pgTable(
  'costs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<CostKind>().notNull(),
    /**
     * The pack, country or payment method to which the entered cost applies. An empty scope applies to every
     * pack, country or method without a cost of its own.
     */
    scope: text('scope').notNull().default(''),
    amount: integer('amount').$type<Cents>().notNull(),
    /**
     * The percentage of the customer's payment that is a cost, in addition to the fixed `amount`. Only used
     * for payment costs.
     */
    percentage: numeric('percentage', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    holdsFrom: date('holds_from').notNull(),
    note: text('note').notNull().default(''),
    /**
     * The unique key of the form with which an owner entered the cost, so that a form submitted twice is
     * stored once.
     */
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
    /** The first moment after the closed quarter, in Amsterdam time. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /**
     * The figures of the quarter at the time it was closed, as JSON of `quarterFiguresSchema` (contract.ts).
     * The page of a closed quarter shows these figures.
     */
    figures: jsonb('figures').notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
    closedBy: text('closed_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.year, table.quarter] }),
    check('closed_quarters_quarter', sql`${table.quarter} between 1 and 4`),
  ],
);
