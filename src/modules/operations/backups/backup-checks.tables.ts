// The table of backup checks, one row each: the copy to the second location and the restore test.

import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const backupChecks = pgTable('backup_checks', {
  /** `copy` for the copy, `trial` for the restore test. */
  kind: text('kind').primaryKey(),
  /** Start of a running check, null otherwise; after a crash the value stays until the job runs again. */
  begunAt: timestamp('begun_at', { withTimezone: true }),
  /** When the latest check ended; null before the first. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
  ok: boolean('ok').notNull().default(false),
  /** The result, in Dutch. */
  detail: text('detail').notNull().default(''),
  /**
   * For a copy: when the newest copied backup was made. For a restore test: when one last succeeded. Null
   * before that.
   */
  provenAt: timestamp('proven_at', { withTimezone: true }),
  report: jsonb('report'),
});
