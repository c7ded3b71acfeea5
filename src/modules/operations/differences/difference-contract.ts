// The contract of differences between the books of the shop (orders, payments, documents and so on), for the
// back-office.

import * as z from 'zod';
import { requiredText } from '#shared/required-text.ts';

/**
 * How a difference was resolved. `repaired`: by its repair. `gone`: it disappeared without a repair.
 * `explained`: an operator gave the reason, and the books stay as they are.
 */
export const resolutions = ['repaired', 'gone', 'explained'] as const;
export type Resolution = (typeof resolutions)[number];

export const listDifferencesQuerySchema = z.object({ state: z.enum(['open', 'resolved']).optional() });

export const differenceSchema = z.object({
  id: z.number().int(),
  kind: z.string(),
  /** Dutch title of the kind of a difference; `text` describes the single difference in a Dutch sentence. */
  title: z.string(),
  text: z.string(),
  orderId: z.number().int().nullable(),
  /** Path of the back-office page where the operator can inspect a difference. */
  path: z.string(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  resolvedAt: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  resolution: z.enum(resolutions).nullable(),
  reason: z.string().nullable(),
  /**
   * Repair of a difference: `label` is the text of its button, and `explains` is true when the operator must
   * give a reason. Null for a kind of difference this version does not know.
   */
  repair: z.object({ label: z.string(), explains: z.boolean() }).nullable(),
});
export type Difference = z.infer<typeof differenceSchema>;

export const comparisonSchema = z.object({
  id: z.number().int(),
  /** Who started a comparison of the books: `system` for the nightly one, or an operator's user name. */
  actor: z.string(),
  startedAt: z.string(),
  seconds: z.number(),
  orders: z.number().int(),
  found: z.number().int(),
  fresh: z.number().int(),
  gone: z.number().int(),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/**
 * The result of the last comparison of the books, for the status line of the back-office. `open` is the
 * number of open differences; `comparedAt` is null before the first comparison.
 */
export const booksStatusSchema = z.object({ open: z.number().int(), comparedAt: z.string().nullable() });
export type BooksStatus = z.infer<typeof booksStatusSchema>;

export const explainDifferenceSchema = z.object({ reason: requiredText('Schrijf op hoe het komt', 300) });
export const repairDifferenceSchema = z.object({
  /** Reason that the operator gives for a difference; required when `explains` of its repair is true. */
  reason: z.string().trim().max(300).default(''),
});
