// Differences between the books as the back-office sees them.

import * as z from 'zod';
import { requiredText } from '#shared/required-text.ts';

/** `gone`: by itself; `explained`: the books stay as they are, and a person said why. */
export const resolutions = ['repaired', 'gone', 'explained'] as const;
export type Resolution = (typeof resolutions)[number];

export const listDifferencesQuerySchema = z.object({ state: z.enum(['open', 'resolved']).optional() });

export const differenceSchema = z.object({
  id: z.number().int(),
  kind: z.string(),
  /** Of its kind, in Dutch; of this one, in a sentence. */
  title: z.string(),
  text: z.string(),
  orderId: z.number().int().nullable(),
  /** Where in the back-office it is looked at. */
  path: z.string(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  resolvedAt: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  resolution: z.enum(resolutions).nullable(),
  reason: z.string().nullable(),
  /**
   * What puts it right, on a button; `explains`: by saying why. Null for a kind this version does not know.
   */
  repair: z.object({ label: z.string(), explains: z.boolean() }).nullable(),
});
export type Difference = z.infer<typeof differenceSchema>;

export const comparisonSchema = z.object({
  id: z.number().int(),
  /** `system` at night, or who asked for it. */
  actor: z.string(),
  startedAt: z.string(),
  seconds: z.number(),
  orders: z.number().int(),
  found: z.number().int(),
  fresh: z.number().int(),
  gone: z.number().int(),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** For the line above every page; null before the first comparison. */
export const booksStatusSchema = z.object({ open: z.number().int(), comparedAt: z.string().nullable() });
export type BooksStatus = z.infer<typeof booksStatusSchema>;

export const explainDifferenceSchema = z.object({ reason: requiredText('Schrijf op hoe het komt', 300) });
export const repairDifferenceSchema = z.object({
  /** Asked of those that are explained. */
  reason: z.string().trim().max(300).default(''),
});
