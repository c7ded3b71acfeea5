// How backups were proved last: that they arrived at the second place, and that one came back whole. One row
// for each.

import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const backupChecks = pgTable('backup_checks', {
  /** `copy` or `trial`. */
  kind: text('kind').primaryKey(),
  /** Set while it is under way; a process that died leaves it until the job is taken up again. */
  begunAt: timestamp('begun_at', { withTimezone: true }),
  /** When it last ended; null before the first time. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
  ok: boolean('ok').notNull().default(false),
  /** In Dutch. */
  detail: text('detail').notNull().default(''),
  /** Of a copy: when the newest backup that is there was made; of a trial: when one last came back whole. */
  provenAt: timestamp('proven_at', { withTimezone: true }),
  report: jsonb('report'),
});
