// What the browser and other modules may know of the catalog: packs as shown, products and variants as
// edited. Amounts of the back-office travel as text ("24.95"); the storefront's packs carry numbers and
// cents.

import * as z from 'zod';
import { imageUrlSchema } from '#shared/api/image-url.ts';
import { LARGEST_INTEGER, rowIdSchema, rowVersionSchema } from '#shared/api/row-numbers.ts';
import { readEuros } from '#shared/money.ts';
import { requiredText } from '#shared/required-text.ts';

export { discountLabel as saveLabel, discountPercentage as savePercentage } from './discount-label.ts';

/**
 * One pack as `GET /api/variants` answers it. `price`, `originalPrice` and `pricePerJar` are euros, the
 * others cents.
 */
export const packVariantSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  originalPrice: z.number().nullable(),
  save: z.string().nullable(),
  popular: z.boolean(),
  quantity: z.number().int(),
  soldOut: z.boolean(),
  imageUrl: z.string().nullable(),
  gift: z.string(),
  priceCents: z.number().int(),
  originalPriceCents: z.number().int().nullable(),
  pricePerJar: z.number(),
  pricePerJarCents: z.number().int(),
});
export type PackVariant = z.infer<typeof packVariantSchema>;

/**
 * The picture of a pack: its own, else that of its product; null leaves it to the drawn one of as many jars.
 */
export const pictureOfPack = (pack: { imageUrl: string | null; productImageUrl: string | null }) =>
  pack.imageUrl || pack.productImageUrl;

/** What comes with every one of the packs; empty where one of them comes without. */
export const giftOfAll = ([first, ...others]: readonly { gift: string }[]): string =>
  first && others.every(({ gift }) => gift === first.gift) ? first.gift : '';

const isoTime = z.string();
const version = rowVersionSchema.optional();
const isAmount = (value: string | number) => {
  const amount = readEuros(value);
  return amount !== null && amount > 0;
};

/** Euros as text or number, more than 0, at most 2 decimals. */
const price = z
  .union([z.string(), z.number()], { error: 'Price is required' })
  .refine((value) => String(value).trim() !== '', { error: 'Price is required', abort: true })
  .refine(isAmount, 'Vul een bedrag boven €0 in, met hoogstens 2 decimalen');
const originalPrice = z
  .union([z.string(), z.number()])
  .refine((value) => value === '' || isAmount(value), 'Vul een bedrag boven €0 in, of laat het leeg')
  .nullish();

/** A product as the back-office writes it; a change may leave out any field. */
export const productInputSchema = z.object({
  name: requiredText('Name is required', 200),
  description: requiredText('Description is required', 10_000),
  price,
  originalPrice,
  imageUrl: imageUrlSchema,
  ingredients: requiredText('Ingredients are required', 5000),
  benefits: z
    .array(z.string().trim().max(300), { error: 'Benefits are required' })
    .max(30)
    .refine((list) => list.some((benefit) => benefit !== ''), 'Benefits are required'),
  warnings: z.string().trim().max(5000).optional(),
  netWeightGrams: z.number().int().positive().max(100_000).nullish(),
  peroxidePercent: z.number().min(0).max(100).optional(),
  inStock: z.boolean().optional(),
  published: z.boolean().optional(),
  archived: z.boolean().optional(),
});
/** `version` is the state the change was made from; see `refuseStaleEdit`. */
export const productUpdateSchema = productInputSchema.partial().extend({ version });
export type ProductInput = z.infer<typeof productInputSchema>;
export type ProductUpdate = z.infer<typeof productUpdateSchema>;

export const productSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  price: z.string(),
  originalPrice: z.string().nullable(),
  imageUrl: z.string().nullable(),
  ingredients: z.string(),
  benefits: z.array(z.string()),
  warnings: z.string(),
  netWeightGrams: z.number().int().nullable(),
  peroxidePercent: z.number(),
  inStock: z.boolean(),
  published: z.boolean(),
  archived: z.boolean(),
  version: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type Product = z.infer<typeof productSchema>;

/** The one product a shop sells is the oldest that is published; undefined while none is. */
export const soldProductOf = (products: readonly Product[]): Product | undefined =>
  products.filter(({ published, archived }) => published && !archived).sort((a, b) => a.id - b.id)[0];

/** A variant as the back-office writes it; a change may leave out any field. */
export const variantInputSchema = z.object({
  productId: rowIdSchema,
  name: requiredText('Name is required', 100),
  price,
  originalPrice,
  imageUrl: imageUrlSchema,
  sku: z.string().trim().max(100).nullish(),
  stock: z
    .number({ error: 'Stock must be 0 or greater' })
    .int('Stock must be a whole number')
    .min(0, 'Stock must be 0 or greater')
    .max(1_000_000)
    .optional(),
  quantity: z.number().int().min(1).max(100).optional(),
  popular: z.boolean().optional(),
  gift: z.string().trim().max(60).optional(),
  isActive: z.boolean().optional(),
});
/**
 * With `stockWas`, the stock that was on screen, `stock` is taken as a difference: packs sold meanwhile stay
 * sold.
 */
export const variantUpdateSchema = variantInputSchema
  .partial()
  .extend({ version, stockWas: z.number().int().min(0).max(LARGEST_INTEGER).optional() });
export type VariantInput = z.infer<typeof variantInputSchema>;
export type VariantUpdate = z.infer<typeof variantUpdateSchema>;

/** A variant as the back-office lists it. `code` is what orders, drafts and addresses call it. */
export const variantSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  productId: z.number().int(),
  productName: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  price: z.string(),
  originalPrice: z.string().nullable(),
  discountPercent: z.number().int().nullable(),
  imageUrl: z.string().nullable(),
  productImageUrl: z.string().nullable(),
  gift: z.string(),
  stock: z.number().int(),
  sku: z.string().nullable(),
  popular: z.boolean(),
  isActive: z.boolean(),
  version: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type Variant = z.infer<typeof variantSchema>;

/** A struck price that cannot be backed up by what was really charged before, as the operator reads it. */
export const priceIssueSchema = z.object({ variantCode: z.string(), detail: z.string() });
