// The tables of differences, from first discovery to resolution, and of comparisons.

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Resolution } from './difference-contract.ts';

export const differences = pgTable(
  'differences',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /**
     * Subject of a difference between books, such as "order:12" or "payment:pi_…"; unique per kind among open
     * differences.
     */
    subject: text('subject').notNull(),
    orderId: integer('order_id'),
    /** Dutch description of a difference, as the latest comparison found it. */
    text: text('text').notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    /**
     * Who resolved a difference: an operator's user name, or `system` when it disappeared by itself; null
     * while it is open.
     */
    resolvedBy: text('resolved_by'),
    resolution: text('resolution').$type<Resolution>(),
    /**
     * Operator's reason why the books stay as they are despite a difference; null for a difference that was
     * not explained.
     */
    reason: text('reason'),
  },
  (table) => [
    // A difference found again after it was resolved gets a new row.
    uniqueIndex('differences_open').on(table.kind, table.subject).where(sql`${table.resolvedAt} is null`),
    index('differences_newest').on(table.firstSeenAt),
  ],
);

export const comparisons = pgTable('comparisons', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Who started a comparison of the books: `system` for the nightly one, or an operator's user name. */
  actor: text('actor').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  milliseconds: integer('milliseconds').notNull(),
  /** Number of orders that a comparison of the books covered. */
  orders: integer('orders').notNull(),
  /**
   * Number of open differences after a comparison of the books; `fresh` counts the new ones, `gone` those
   * that disappeared.
   */
  found: integer('found').notNull(),
  fresh: integer('fresh').notNull(),
  gone: integer('gone').notNull(),
});
