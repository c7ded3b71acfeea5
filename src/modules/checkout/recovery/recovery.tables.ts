// The table of recovery events: the first failed payment, each granted attempt, failures reported by the
// browser, and payments that could not be prepared. Rows are only added. Unique keys allow one first failure
// and one row per attempt number for each basket.

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const recoveryEvents = pgTable(
  'recovery_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    draftId: integer('draft_id').notNull(),
    /**
     * The kind of the recovery event: `failed` (first failure, once per basket), `attempt` (granted retry, at
     * most three), `reported` (failure reported by the browser) or `not_prepared` (no payment could be
     * prepared, because the provider was unavailable).
     */
    kind: text('kind').notNull(),
    /**
     * The number of the recovery attempt this event belongs to, 1 to 3; null for events that belong to no
     * attempt.
     */
    attempt: integer('attempt'),
    paymentId: text('payment_id'),
    /**
     * The reason of the recovery event: a failure code or a shortened sentence, never payment method data;
     * null when there is none.
     */
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
