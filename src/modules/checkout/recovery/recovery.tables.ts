// What happened after a payment failed: the first failure, each granted attempt to pay again, and what the
// browser reported; and when none could even be prepared. Rows are only added; the two unique keys keep it to
// one first failure and one attempt of each number per basket.

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const recoveryEvents = pgTable(
  'recovery_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    draftId: integer('draft_id').notNull(),
    /**
     * `failed` (once), `attempt` (granted, at most three), `reported` (by the browser) or `not_prepared`
     * (provider away).
     */
    kind: text('kind').notNull(),
    /** 1 to 3. */
    attempt: integer('attempt'),
    paymentId: text('payment_id'),
    /** A code or a sentence, cut short; never anything of a payment method. */
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
