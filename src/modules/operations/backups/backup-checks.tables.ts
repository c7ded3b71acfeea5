// The table of backup checks, with one row for the copy to the second location and one row for the restore
// test.

import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const backupChecks = pgTable('backup_checks', {
  /** The check: `copy` to the second location, or `trial` for the restore test. */
  kind: text('kind').primaryKey(),
  /**
   * When the running check began; null when none is running. After a crash the value stays until the job runs
   * again.
   */
  begunAt: timestamp('begun_at', { withTimezone: true }),
  /** When the latest check ended; null before the first check. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
  ok: boolean('ok').notNull().default(false),
  /** The result of the latest check, in Dutch. */
  detail: text('detail').notNull().default(''),
  /**
   * For the copy: when the newest copied backup was made. For the restore test: when a test last succeeded.
   * Null when there is no such time yet.
   */
  provenAt: timestamp('proven_at', { withTimezone: true }),
  report: jsonb('report'),
});
