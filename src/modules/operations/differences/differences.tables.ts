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
     * The subject of the difference, such as "order:12" or "payment:pi_…"; unique per kind among open
     * differences.
     */
    subject: text('subject').notNull(),
    orderId: integer('order_id'),
    /** The Dutch description of the difference, as last found. */
    text: text('text').notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    /** `system` for a difference that disappeared, or an operator's user name; null while open. */
    resolvedBy: text('resolved_by'),
    resolution: text('resolution').$type<Resolution>(),
    /** The operator's reason why the books stay as they are; null for a difference that was not explained. */
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
  /** `system` for the nightly comparison, or an operator's user name. */
  actor: text('actor').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  milliseconds: integer('milliseconds').notNull(),
  /** Number of orders compared. */
  orders: integer('orders').notNull(),
  /**
   * The number of open differences after the comparison; `fresh` counts the new ones, `gone` those that
   * disappeared.
   */
  found: integer('found').notNull(),
  fresh: integer('fresh').notNull(),
  gone: integer('gone').notNull(),
});
