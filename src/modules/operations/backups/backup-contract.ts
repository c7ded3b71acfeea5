// The contract of backups for the back-office: the backups on the shop's own disk, and the backup checks.

import * as z from 'zod';

export const backupSchema = z.object({
  name: z.string(),
  createdAt: z.string(),
  bytes: z.number().int(),
  /** True when a backup is encrypted; reading it requires the `BACKUP_KEY` it was made with. */
  sealed: z.boolean(),
});
export type BackupView = z.infer<typeof backupSchema>;

/** A backup that was just made, with a summary of its contents. */
export const madeBackupSchema = backupSchema.extend({
  tables: z.number().int(),
  rows: z.number().int(),
  files: z.number().int(),
});
export type MadeBackup = z.infer<typeof madeBackupSchema>;

export const bookKeys = ['orders', 'invoices', 'payments', 'refunds'] as const;
export type BookKey = (typeof bookKeys)[number];

export const copyReportSchema = z.object({
  /** File names of the backups that a run copied to the second location. */
  names: z.array(z.string()),
  /**
   * True when the second location of the backups is on the same disk as the shop, so that one failure would
   * lose both.
   */
  sameDisk: z.boolean(),
});

export const trialReportSchema = z.object({
  backup: z.string(),
  /**
   * Where the backup of a restore test came from: a `copy` at the second location, or the shop's `own` disk.
   */
  from: z.enum(['copy', 'own']),
  seconds: z.number(),
  rows: z.number().int(),
  files: z.number().int(),
  /**
   * Per kind of bookkeeping record (orders, payments and so on), how many entries the restore test compared,
   * and their sum in cents.
   */
  books: z.array(z.object({ book: z.enum(bookKeys), count: z.number().int(), cents: z.number().int() })),
  /**
   * First differences that a restore test found, as Dutch sentences; `differing` is the number of all
   * differences.
   */
  differences: z.array(z.string()),
  differing: z.number().int(),
});
export type TrialReport = z.infer<typeof trialReportSchema>;

const checkOf = <Report extends z.ZodType>(report: Report) =>
  z
    .object({
      /** When a running backup check began; null when none is running. */
      begunAt: z.string().nullable(),
      /** When the latest backup check of this kind ended; null before the first check. */
      endedAt: z.string().nullable(),
      ok: z.boolean(),
      /** Result of the latest backup check of this kind, in Dutch. */
      detail: z.string(),
      /**
       * For the copy: when the newest copied backup was made. For the restore test: when a restore test last
       * succeeded. Null when there is none yet.
       */
      provenAt: z.string().nullable(),
      /** Report of a backup check; null when the check failed before there was a report. */
      report: report.nullable(),
    })
    .nullable();

export const backupChecksSchema = z.object({
  /** Name of the second location of the backups; null when none is configured. */
  place: z.string().nullable(),
  /** The latest run that copied backups to the second location; null before the first run. */
  copy: checkOf(copyReportSchema),
  trial: checkOf(trialReportSchema),
});
export type BackupChecks = z.infer<typeof backupChecksSchema>;
