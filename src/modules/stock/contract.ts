// What the browser and other modules may know of the stock: articles and what packs hold of them, movements,
// counts.

import * as z from 'zod';
import { isEachOnce } from '#shared/api/each-once.ts';
import { cursorSchema, limitSchema, pageSchemaOf, searchTextSchema } from '#shared/api/paging.ts';
import { LARGEST_INTEGER, rowVersionSchema } from '#shared/api/row-numbers.ts';
import { requiredText } from '#shared/required-text.ts';

export * from './purchases/purchase-contract.ts';

/**
 * Why something came or went: `counted` also for what was taken over, and for the number of packs an operator
 * set.
 */
export const movementKinds = ['sold', 'returned', 'counted', 'bought', 'broken'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Days of sales that tell how long the stock lasts. */
export const SALES_DAYS = 28;

const MAX_PIECES = 1_000_000;
/** A whole number of pieces, from 0. */
export const piecesSchema = z
  .int('Vul een heel aantal in')
  .min(0, 'Minder dan 0 kan niet')
  .max(MAX_PIECES, 'Meer dan een miljoen kan niet');
const isArticleOnce = isEachOnce(({ article }: { article: string }) => article);
export const ARTICLE_TWICE = 'Noem elk artikel één keer';

/** Of what a form sends: the same key books once. */
export const bookingKeySchema = z.string().min(8).max(100);

/** Of one piece as it goes into a box, in millimetres and grams; 0 while nobody measured it. */
const millimetres = piecesSchema.max(2000, 'Hoogstens 2000 mm');
const measureShape = {
  length: millimetres,
  width: millimetres,
  height: millimetres,
  weight: piecesSchema.max(30_000, 'Hoogstens 30 kg'),
};

/** An article as the back-office shows it; all figures but its measures are pieces. */
export const articleSchema = z.object({
  ...measureShape,
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** What may still be sold; what is sold and waits to be sent lies on the shelf beside it. */
  onHand: z.number().int(),
  toSend: z.number().int(),
  /** Set aside by open checkouts, and what is free of that. */
  held: z.number().int(),
  free: z.number().int(),
  /** Ordered of suppliers and not received, and the first day of it. */
  expected: z.number().int(),
  expectedOn: z.string().nullable(),
  soldLately: z.number().int(),
  /** At the pace of the last 28 days; null when nothing was sold. */
  daysLeft: z.number().int().nullable(),
  warnBelow: z.number().int(),
  isLow: z.boolean(),
  version: z.number().int(),
});
export type Article = z.infer<typeof articleSchema>;

/** What an operator writes of an article; its number comes from counts and movements alone. */
export const articleUpdateSchema = z.object({
  name: requiredText('Vul een naam in', 80),
  warnBelow: piecesSchema,
  ...z.object(measureShape).partial().shape,
  version: rowVersionSchema.optional(),
});
export type ArticleUpdate = z.infer<typeof articleUpdateSchema>;

const contentSchema = z.object({ article: z.string(), quantity: z.number().int() });

/** What a pack holds, and how many of it can be sold. */
export const packSchema = z.object({
  id: z.number().int(),
  variantCode: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  stock: z.number().int(),
  contents: z.array(contentSchema),
});
export type Pack = z.infer<typeof packSchema>;

export const packContentsSchema = z.object({
  contents: z
    .array(z.object({ article: z.string().max(80), quantity: piecesSchema.max(100, 'Hoogstens 100') }))
    .max(20)
    .refine(isArticleOnce, ARTICLE_TWICE)
    .refine((all) => all.some(({ quantity }) => quantity > 0), 'Een pack bevat minstens één artikel'),
});
export type PackContents = z.infer<typeof packContentsSchema>;

/**
 * A count: `was` is what was on screen, so that what is sold meanwhile stays sold; `version` is that of the
 * article then, so that what is counted meanwhile is not counted again.
 */
export const countSchema = z.object({
  key: bookingKeySchema,
  note: z.string().trim().max(300, 'Maximaal 300 tekens').optional(),
  lines: z
    .array(
      z.object({
        article: z.string().max(80),
        counted: piecesSchema,
        was: z.int().min(0).max(LARGEST_INTEGER),
        version: rowVersionSchema.optional(),
      }),
    )
    .min(1, 'Tel minstens één artikel')
    .max(100)
    .refine(isArticleOnce, ARTICLE_TWICE),
});
export type CountStock = z.infer<typeof countSchema>;

export const breakageSchema = z.object({
  key: bookingKeySchema,
  article: z.string().max(80),
  quantity: piecesSchema.min(1, 'Minstens 1'),
  reason: requiredText('Vul in wat er gebeurd is', 300),
  /** 0 and none: it is not known of which batch it was. */
  batchId: z.int().min(0).nullish(),
});
export type BreakStock = z.infer<typeof breakageSchema>;

export const movementSchema = z.object({
  id: z.number().int(),
  article: z.string(),
  articleName: z.string(),
  kind: z.enum(movementKinds),
  quantity: z.number().int(),
  balance: z.number().int(),
  missing: z.number().int(),
  orderId: z.number().int().nullable(),
  batch: z.string().nullable(),
  purchaseOrderId: z.number().int().nullable(),
  actor: z.string(),
  note: z.string().nullable(),
  at: z.string(),
});
export type Movement = z.infer<typeof movementSchema>;
export const movementPageSchema = pageSchemaOf(movementSchema).extend({ totalIsMore: z.boolean() });

export const movementFilterSchema = z.object({
  q: searchTextSchema.optional(),
  article: z.string().max(80).optional(),
  kind: z.enum(movementKinds).optional(),
});
export type MovementFilter = z.infer<typeof movementFilterSchema>;
export const movementQuerySchema = movementFilterSchema.extend({
  limit: limitSchema.optional(),
  cursor: cursorSchema.optional(),
});
export type MovementQuery = z.infer<typeof movementQuerySchema>;

export const movementNames: Readonly<Record<MovementKind, string>> = {
  sold: 'Verkocht',
  returned: 'Teruggekomen',
  counted: 'Geteld',
  bought: 'Ingekocht',
  broken: 'Kapot',
};
