// Backups as the back-office sees them: those on the shop's own disk, and how they were proved.

import * as z from 'zod';

export const backupSchema = z.object({
  name: z.string(),
  createdAt: z.string(),
  bytes: z.number().int(),
  /** Readable only with the `BACKUP_KEY` it was made with. */
  sealed: z.boolean(),
});
export type BackupView = z.infer<typeof backupSchema>;

/** A backup that was made just now, with what it holds. */
export const madeBackupSchema = backupSchema.extend({
  tables: z.number().int(),
  rows: z.number().int(),
  files: z.number().int(),
});
export type MadeBackup = z.infer<typeof madeBackupSchema>;

export const bookKeys = ['orders', 'invoices', 'payments', 'refunds'] as const;
export type BookKey = (typeof bookKeys)[number];

export const copyReportSchema = z.object({
  /** The names of the backups that are there. */
  names: z.array(z.string()),
  /** On the disk of the shop itself. */
  sameDisk: z.boolean(),
});

export const trialReportSchema = z.object({
  backup: z.string(),
  /** Where it was fetched from: the second place, or the shop's own disk. */
  from: z.enum(['copy', 'own']),
  seconds: z.number(),
  rows: z.number().int(),
  files: z.number().int(),
  /** What was compared with the shop. Cents. */
  books: z.array(z.object({ book: z.enum(bookKeys), count: z.number().int(), cents: z.number().int() })),
  /** In Dutch; the first of them. */
  differences: z.array(z.string()),
  differing: z.number().int(),
});
export type TrialReport = z.infer<typeof trialReportSchema>;

const checkOf = <Report extends z.ZodType>(report: Report) =>
  z
    .object({
      /** Under way since. */
      begunAt: z.string().nullable(),
      /** When it last ended. */
      endedAt: z.string().nullable(),
      ok: z.boolean(),
      /** In Dutch. */
      detail: z.string(),
      /**
       * Of a copy: when the newest backup that is there was made; of a trial: when one last came back whole.
       */
      provenAt: z.string().nullable(),
      /** Null when it did not come that far. */
      report: report.nullable(),
    })
    .nullable();

export const backupChecksSchema = z.object({
  /** Where copies go; null when they go nowhere. */
  place: z.string().nullable(),
  /** Null before the first. */
  copy: checkOf(copyReportSchema),
  trial: checkOf(trialReportSchema),
});
export type BackupChecks = z.infer<typeof backupChecksSchema>;
