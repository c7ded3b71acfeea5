// What a comparison of the books found, from the first time it was seen until it was put right, and when the
// books were compared.

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Resolution } from './difference-contract.ts';

export const differences = pgTable(
  'differences',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** What it is about, once per kind: "order:12", "payment:pi_…". */
    subject: text('subject').notNull(),
    orderId: integer('order_id'),
    /** In Dutch, as it was last found. */
    text: text('text').notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    /** `system` when it was gone by itself, or an operator's user name. */
    resolvedBy: text('resolved_by'),
    resolution: text('resolution').$type<Resolution>(),
    /** Why the books stay as they are, in the operator's words. */
    reason: text('reason'),
  },
  (table) => [
    // Seen again after it was resolved, it is another one.
    uniqueIndex('differences_open').on(table.kind, table.subject).where(sql`${table.resolvedAt} is null`),
    index('differences_newest').on(table.firstSeenAt),
  ],
);

export const comparisons = pgTable('comparisons', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** `system` at night, or an operator's user name. */
  actor: text('actor').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  milliseconds: integer('milliseconds').notNull(),
  /** How many orders were looked at. */
  orders: integer('orders').notNull(),
  /**
   * How many differences there were, how many of them for the first time, and how many were gone by
   * themselves.
   */
  found: integer('found').notNull(),
  fresh: integer('fresh').notNull(),
  gone: integer('gone').notNull(),
});
