// The contract of importing reviews from a CSV file: the request, and the result per row.

import * as z from 'zod';

/** Maximum length of an imported review file in characters; keeps the request below the limit of 256 KB. */
export const IMPORT_MAX_LENGTH = 200_000;
export const IMPORT_MAX_ROWS = 1000;

export const importReviewsSchema = z.object({
  content: z
    .string('Kies een CSV-bestand')
    .min(1, 'Kies een CSV-bestand met reviews')
    .max(IMPORT_MAX_LENGTH, 'Het bestand is te groot. Splits het in delen van hoogstens 200 KB.'),
  importedFrom: z
    .string('Vul in waar deze reviews staan')
    .trim()
    .min(1, 'Vul in waar deze reviews staan, bijvoorbeeld Kiyoh')
    .max(60, 'Maximaal 60 tekens'),
});
export type ImportReviews = z.output<typeof importReviewsSchema>;

const rowSchema = z.object({
  /** Line number of a row in the imported review file; the heading is line 1. */
  line: z.number().int(),
  outcome: z.enum(['ready', 'duplicate', 'invalid']),
  problem: z.string().nullable(),
  customerName: z.string(),
  rating: z.string(),
  comment: z.string(),
  /** Date of an imported review as in 2026-11-20; empty when the file gives no date. */
  day: z.string(),
});
export type ImportRow = z.infer<typeof rowSchema>;

/**
 * The result of a preview or an import. `ready` is the number of rows that will be added (preview) or were
 * added (import).
 */
export const importReportSchema = z.object({
  rows: z.array(rowSchema),
  ready: z.number().int(),
  duplicates: z.number().int(),
  invalid: z.number().int(),
});
export type ImportReport = z.infer<typeof importReportSchema>;
