// The contract of backups for the back-office: those on the shop's own disk, and their checks.

import * as z from 'zod';

export const backupSchema = z.object({
  name: z.string(),
  createdAt: z.string(),
  bytes: z.number().int(),
  /** True when encrypted; reading such a backup needs the `BACKUP_KEY` it was made with. */
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
  /** True when the second location is on the shop's own disk. */
  sameDisk: z.boolean(),
});

export const trialReportSchema = z.object({
  backup: z.string(),
  /** The source of the tested backup: `copy` at the second location, or `own` disk of the shop. */
  from: z.enum(['copy', 'own']),
  seconds: z.number(),
  rows: z.number().int(),
  files: z.number().int(),
  /** Per book, the number of compared entries and their sum in cents. */
  books: z.array(z.object({ book: z.enum(bookKeys), count: z.number().int(), cents: z.number().int() })),
  /** The first differences as Dutch sentences; `differing` counts all of them. */
  differences: z.array(z.string()),
  differing: z.number().int(),
});
export type TrialReport = z.infer<typeof trialReportSchema>;

const checkOf = <Report extends z.ZodType>(report: Report) =>
  z
    .object({
      /** Start of a running check; null otherwise. */
      begunAt: z.string().nullable(),
      /** When the latest check ended; null before the first. */
      endedAt: z.string().nullable(),
      ok: z.boolean(),
      /** The result, in Dutch. */
      detail: z.string(),
      /**
       * For a copy: when the newest copied backup was made. For a restore test: when one last succeeded. Null
       * before that.
       */
      provenAt: z.string().nullable(),
      /** The report; null when the check failed before it was made. */
      report: report.nullable(),
    })
    .nullable();

export const backupChecksSchema = z.object({
  /** The second location; null when none is configured. */
  place: z.string().nullable(),
  /** Null before the first copy. */
  copy: checkOf(copyReportSchema),
  trial: checkOf(trialReportSchema),
});
export type BackupChecks = z.infer<typeof backupChecksSchema>;
