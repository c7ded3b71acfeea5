// The contract of purchases at suppliers, deliveries and batches. Amounts are text in euros ("3.15"), per
// piece and without VAT.

import * as z from 'zod';
import { isEachOnce } from '#shared/api/each-once.ts';
import { rowIdSchema, rowVersionSchema } from '#shared/api/row-numbers.ts';
import { readEuros } from '#shared/money.ts';
import { requiredText } from '#shared/required-text.ts';
import { ARTICLE_TWICE, isArticleOnce } from '../articles/article-once.ts';

/**
 * The states of a purchase at a supplier. `received`: everything was delivered, or the rest is no longer
 * expected.
 */
export const purchaseStatuses = ['ordered', 'received', 'cancelled'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

const key = z.string().min(8).max(100);
/** An optional day in the forms of purchases; a blank value becomes null. */
const day = z
  .string()
  .refine((text) => text === '' || z.iso.date().safeParse(text).success, 'Vul een datum in')
  .transform((text) => (text === '' ? null : text))
  .nullable();
const pieces = z
  .int('Vul een heel aantal in')
  .min(0, 'Minder dan 0 kan niet')
  .max(1_000_000, 'Meer dan een miljoen kan niet');
const cost = z
  .union([z.string(), z.number()])
  .nullable()
  .refine((value) => value === null || value === '' || (readEuros(value) ?? -1) >= 0, 'Vul een bedrag in');

export const purchaseLineSchema = z.object({
  id: z.number().int(),
  article: z.string(),
  articleName: z.string(),
  quantity: z.number().int(),
  received: z.number().int(),
  cost: z.string().nullable(),
});
export const purchaseSchema = z.object({
  id: z.number().int(),
  supplier: z.string(),
  note: z.string(),
  status: z.enum(purchaseStatuses),
  expectedOn: z.string().nullable(),
  lines: z.array(purchaseLineSchema),
  version: z.number().int(),
  createdAt: z.string(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const purchaseInputSchema = z.object({
  key,
  supplier: requiredText('Vul een leverancier in', 120),
  note: z.string().trim().max(1000, 'Maximaal 1000 tekens').optional(),
  expectedOn: day,
  lines: z
    .array(z.object({ article: z.string().max(80), quantity: pieces, cost }))
    .max(50)
    .refine(isArticleOnce, ARTICLE_TWICE)
    .refine((all) => all.some(({ quantity }) => quantity > 0), 'Bestel minstens één stuk'),
});
export type PurchaseInput = z.infer<typeof purchaseInputSchema>;

/**
 * The body of a change to a purchase. The status `received` means that no more is expected, `cancelled` that
 * nothing will come; neither status changes the stock.
 */
export const purchaseUpdateSchema = z.object({
  supplier: requiredText('Vul een leverancier in', 120).optional(),
  note: z.string().trim().max(1000, 'Maximaal 1000 tekens').optional(),
  expectedOn: day.optional(),
  status: z.enum(purchaseStatuses).optional(),
  version: rowVersionSchema.optional(),
});
export type PurchaseUpdate = z.infer<typeof purchaseUpdateSchema>;

export const receiptSchema = z.object({
  key,
  lines: z
    .array(
      z.object({
        lineId: rowIdSchema,
        quantity: pieces,
        batch: z.string().trim().max(60, 'Maximaal 60 tekens'),
        bestBefore: day,
        cost,
      }),
    )
    .max(50)
    .refine(
      isEachOnce(({ lineId }: { lineId: number }) => lineId),
      'Noem elke regel één keer; boek een tweede partij apart',
    )
    .refine((all) => all.some(({ quantity }) => quantity > 0), 'Ontvang minstens één stuk'),
});
export type ReceivePurchase = z.infer<typeof receiptSchema>;

export const batchSchema = z.object({
  id: z.number().int(),
  article: z.string(),
  articleName: z.string(),
  code: z.string(),
  bestBefore: z.string().nullable(),
  /**
   * Days until the best-before date of a batch, negative after that date; null for a batch without a date.
   */
  daysGood: z.number().int().nullable(),
  cost: z.string().nullable(),
  received: z.number().int(),
  remaining: z.number().int(),
  receivedAt: z.string(),
});
export type Batch = z.infer<typeof batchSchema>;

/** Number of days before its best-before date from which a batch needs attention. */
export const EXPIRING_SOON_DAYS = 90;
