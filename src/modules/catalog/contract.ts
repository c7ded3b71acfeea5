// Entry point of the catalog for browser code and other modules: the schemas of packs, products and variants.
// Amounts for the back-office are texts ("24.95"); packs of the storefront have numbers in euros and in
// cents.

import * as z from 'zod';
import { imageUrlSchema } from '#shared/api/image-url.ts';
import { LARGEST_INTEGER, rowIdSchema, rowVersionSchema } from '#shared/api/row-numbers.ts';
import { readEuros } from '#shared/money.ts';
import { requiredText } from '#shared/required-text.ts';
import { gtinSchema } from './gtin.ts';

/**
 * The maximum length of a manufacturer part number (MPN) that Google Merchant Center accepts, in characters.
 */
const MPN_MAX = 70;

export { discountLabel, discountPercentage } from './discount-label.ts';

/**
 * A pack as `GET /api/variants` returns it. `price`, `originalPrice` and `pricePerJar` are in euros, all
 * other amounts in cents.
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
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  priceCents: z.number().int(),
  originalPriceCents: z.number().int().nullable(),
  pricePerJar: z.number(),
  pricePerJarCents: z.number().int(),
});
export type PackVariant = z.infer<typeof packVariantSchema>;

/**
 * Returns the image URL of a pack: the pack's own image, or else its product's image. Null when there is
 * neither; the page then shows a drawing of the number of jars.
 */
export const pictureOfPack = (pack: { imageUrl: string | null; productImageUrl: string | null }) =>
  pack.imageUrl || pack.productImageUrl;

/** Returns the gift that comes with every one of these packs; empty when the packs have different gifts. */
export const giftOfAll = ([first, ...others]: readonly { gift: string }[]): string =>
  first && others.every(({ gift }) => gift === first.gift) ? first.gift : '';

const isoTime = z.string();
const version = rowVersionSchema.optional();
const isAmount = (value: string | number) => {
  const amount = readEuros(value);
  return amount !== null && amount > 0;
};

/** The schema of a price in euros, as text or number: more than 0, with at most 2 decimals. */
const price = z
  .union([z.string(), z.number()], { error: 'Price is required' })
  .refine((value) => String(value).trim() !== '', { error: 'Price is required', abort: true })
  .refine(isAmount, 'Vul een bedrag boven €0 in, met hoogstens 2 decimalen');
const originalPrice = z
  .union([z.string(), z.number()])
  .refine((value) => value === '' || isAmount(value), 'Vul een bedrag boven €0 in, of laat het leeg')
  .nullish();

/**
 * The body of a request that creates a product. Requests that change one (`productUpdateSchema`) may leave
 * out every field.
 */
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
/**
 * The body of a request that changes a product; missing fields keep their value. `version` is the version the
 * operator edited: the request is refused when the product has a newer version (`refuseStaleEdit`).
 */
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

/**
 * Returns the one product the shop sells: the oldest published product that is not archived. Undefined when
 * there is none.
 */
export const soldProductOf = (products: readonly Product[]): Product | undefined =>
  products.filter(({ published, archived }) => published && !archived).sort((a, b) => a.id - b.id)[0];

/**
 * The body of a request that creates a variant (a pack of a product). Requests that change one
 * (`variantUpdateSchema`) may leave out every field.
 */
export const variantInputSchema = z.object({
  productId: rowIdSchema,
  name: requiredText('Name is required', 100),
  price,
  originalPrice,
  imageUrl: imageUrlSchema,
  sku: z.string().trim().max(100).nullish(),
  gtin: gtinSchema.nullish(),
  mpn: z.string().trim().max(MPN_MAX, `Maximaal ${MPN_MAX} tekens`).nullish(),
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
 * The body of a request that changes a variant; missing fields keep their value. `stockWas` is the stock the
 * operator saw: if it is given, the difference between `stock` and `stockWas` is added to the current stock,
 * so packs sold in the meantime stay deducted.
 */
export const variantUpdateSchema = variantInputSchema
  .partial()
  .extend({ version, stockWas: z.number().int().min(0).max(LARGEST_INTEGER).optional() });
export type VariantInput = z.infer<typeof variantInputSchema>;
export type VariantUpdate = z.infer<typeof variantUpdateSchema>;

/**
 * A variant (a pack of a product) as the back-office lists it. `code` identifies the variant in orders,
 * drafts and URLs.
 */
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
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  popular: z.boolean(),
  isActive: z.boolean(),
  version: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type Variant = z.infer<typeof variantSchema>;

/**
 * A struck-through former price that the price history does not support, with an explanation in Dutch for the
 * operator.
 */
export const priceIssueSchema = z.object({ variantCode: z.string(), detail: z.string() });
