// The table of backup checks, with one row for the copy to the second location and one row for the restore
// test.

import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const backupChecks = pgTable('backup_checks', {
  /** Kind of a backup check: `copy` to the second location, or `trial` for the restore test. */
  kind: text('kind').primaryKey(),
  /**
   * When a running backup check began; null when none is running. After a crash the value stays until the job
   * runs again.
   */
  begunAt: timestamp('begun_at', { withTimezone: true }),
  /** When the latest backup check of this kind ended; null before the first check. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
  ok: boolean('ok').notNull().default(false),
  /** Result of the latest backup check of this kind, in Dutch; empty before the first check. */
  detail: text('detail').notNull().default(''),
  /**
   * For the copy: when the newest copied backup was made. For the restore test: when a restore test last
   * succeeded. Null when there is none yet.
   */
  provenAt: timestamp('proven_at', { withTimezone: true }),
  report: jsonb('report'),
});
