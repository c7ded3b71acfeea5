// The table of recovery events: the first failure, each granted attempt, failures the browser reported, and
// payments that could not be prepared. Rows are only added; two unique keys allow one first failure and one
// attempt of each number per basket.

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const recoveryEvents = pgTable(
  'recovery_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    draftId: integer('draft_id').notNull(),
    /**
     * `failed` (once per basket), `attempt` (granted, at most three), `reported` (by the browser) or
     * `not_prepared` (provider unavailable).
     */
    kind: text('kind').notNull(),
    /** The number of the attempt, 1 to 3; null when the event belongs to no attempt. */
    attempt: integer('attempt'),
    paymentId: text('payment_id'),
    /** A code or a shortened sentence, never payment method data; null without one. */
    error: text('error'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('recovery_events_draft').on(table.draftId, table.id),
    uniqueIndex('recovery_events_failed').on(table.draftId).where(sql`${table.kind} = 'failed'`),
    uniqueIndex('recovery_events_attempt')
      .on(table.draftId, table.attempt)
      .where(sql`${table.kind} = 'attempt'`),
  ],
);
