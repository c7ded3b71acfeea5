// The contract of the stock for the browser and other modules: articles, pack contents, movements and counts.

import * as z from 'zod';
import { cursorSchema, limitSchema, pageSchemaOf, searchTextSchema } from '#shared/api/paging.ts';
import { LARGEST_INTEGER, rowVersionSchema } from '#shared/api/row-numbers.ts';
import { requiredText } from '#shared/required-text.ts';
import { ARTICLE_TWICE, isArticleOnce } from './articles/article-once.ts';

export { ARTICLE_TWICE, isArticleOnce } from './articles/article-once.ts';
export * from './purchases/purchase-contract.ts';

/**
 * The reasons of a movement. `counted` is also used for stock converted from packs, and when an operator set
 * the number of a pack.
 */
export const movementKinds = ['sold', 'returned', 'counted', 'bought', 'broken'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** The number of recent days whose sales determine how long the stock lasts. */
export const SALES_DAYS = 28;

const MAX_PIECES = 1_000_000;
/** A whole number of pieces of an article, 0 or more. */
export const piecesSchema = z
  .int('Vul een heel aantal in')
  .min(0, 'Minder dan 0 kan niet')
  .max(MAX_PIECES, 'Meer dan een miljoen kan niet');

/** Idempotency key of a form that books stock: repeated requests with the same key are booked once. */
export const bookingKeySchema = z.string().min(8).max(100);

/** A size of one piece of an article in millimetres; 0 means not measured. */
const millimetres = piecesSchema.max(2000, 'Hoogstens 2000 mm');
const measureShape = {
  length: millimetres,
  width: millimetres,
  height: millimetres,
  weight: piecesSchema.max(30_000, 'Hoogstens 30 kg'),
};

/** An article as shown in the back-office; quantities are in pieces. */
export const articleSchema = z.object({
  ...measureShape,
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  /**
   * Pieces of an article that are on the shelf and not sold. Sold pieces that are not sent yet are in
   * `toSend`.
   */
  onHand: z.number().int(),
  toSend: z.number().int(),
  /** Pieces of an article reserved by holds. `free` is `onHand` minus `held`, at least 0. */
  held: z.number().int(),
  free: z.number().int(),
  /**
   * Pieces of an article ordered from suppliers and not yet received. `expectedOn` is the earliest expected
   * day; null when unknown.
   */
  expected: z.number().int(),
  expectedOn: z.string().nullable(),
  soldLately: z.number().int(),
  /** Days the stock of an article lasts if sales go on as in the last 28 days; null when nothing was sold. */
  daysLeft: z.number().int().nullable(),
  warnBelow: z.number().int(),
  isLow: z.boolean(),
  version: z.number().int(),
});
export type Article = z.infer<typeof articleSchema>;

/**
 * The body of a change to an article. The quantity is not part of the body: only counts and movements change
 * the quantity.
 */
export const articleUpdateSchema = z.object({
  name: requiredText('Vul een naam in', 80),
  warnBelow: piecesSchema,
  ...z.object(measureShape).partial().shape,
  version: rowVersionSchema.optional(),
});
export type ArticleUpdate = z.infer<typeof articleUpdateSchema>;

const contentSchema = z.object({ article: z.string(), quantity: z.number().int() });

/** A pack with its contents and the number of packs that can be sold. */
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
 * The body of a stock count. `was` is the quantity that the operator saw on screen: only the difference
 * between `was` and `counted` is booked, so sales in the meantime stay booked. `version` is the row version
 * of the article on screen; after a count by somebody else the request is refused (409 `edit_conflict`).
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
  /** Id of the batch from which broken pieces came; 0 or null when unknown. */
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
