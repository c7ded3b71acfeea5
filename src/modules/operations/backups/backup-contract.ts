// The contract of backups for the back-office: the backups on the shop's own disk, and the backup checks.

import * as z from 'zod';

export const backupSchema = z.object({
  name: z.string(),
  createdAt: z.string(),
  bytes: z.number().int(),
  /** True when the backup is encrypted; reading it requires the `BACKUP_KEY` it was made with. */
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
  /** File names of the copied backups. */
  names: z.array(z.string()),
  /** True when the second location is on the same disk as the shop, so that one failure would lose both. */
  sameDisk: z.boolean(),
});

export const trialReportSchema = z.object({
  backup: z.string(),
  /** Where the tested backup came from: a `copy` at the second location, or the shop's `own` disk. */
  from: z.enum(['copy', 'own']),
  seconds: z.number(),
  rows: z.number().int(),
  files: z.number().int(),
  /**
   * Per kind of bookkeeping record (orders, payments and so on), the number of compared entries and their sum
   * in cents.
   */
  books: z.array(z.object({ book: z.enum(bookKeys), count: z.number().int(), cents: z.number().int() })),
  /** The first differences, as Dutch sentences; `differing` is the number of all differences. */
  differences: z.array(z.string()),
  differing: z.number().int(),
});
export type TrialReport = z.infer<typeof trialReportSchema>;

const checkOf = <Report extends z.ZodType>(report: Report) =>
  z
    .object({
      /** When the running check began; null when none is running. */
      begunAt: z.string().nullable(),
      /** When the latest check ended; null before the first check. */
      endedAt: z.string().nullable(),
      ok: z.boolean(),
      /** The result of the latest check, in Dutch. */
      detail: z.string(),
      /**
       * For the copy: when the newest copied backup was made. For the restore test: when a test last
       * succeeded. Null when there is no such time yet.
       */
      provenAt: z.string().nullable(),
      /** The report of the check; null when the check failed before there was a report. */
      report: report.nullable(),
    })
    .nullable();

export const backupChecksSchema = z.object({
  /** The second location; null when none is configured. */
  place: z.string().nullable(),
  /** The latest copy to the second location; null before the first copy. */
  copy: checkOf(copyReportSchema),
  trial: checkOf(trialReportSchema),
});
export type BackupChecks = z.infer<typeof backupChecksSchema>;
