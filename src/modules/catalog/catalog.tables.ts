// The tables of the catalog: products, their packs, and the history of prices. Amounts are whole cents.

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import { FIRST_GIFT } from '#shared/goods-text.ts';
import type { Cents } from '#shared/money.ts';

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    priceCents: integer('price_cents').$type<Cents>().notNull(),
    originalPriceCents: integer('original_price_cents').$type<Cents>(),
    imageUrl: text('image_url'),
    ingredients: text('ingredients').notNull(),
    benefits: jsonb('benefits').$type<string[]>().notNull(),
    warnings: text('warnings').notNull().default(''),
    netWeightGrams: integer('net_weight_grams'),
    peroxidePercent: numeric('peroxide_percent', { precision: 5, scale: 2, mode: 'number' })
      .notNull()
      .default(0),
    inStock: boolean('in_stock').notNull().default(true),
    published: boolean('published').notNull().default(true),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /** The row's version number, raised by every change of an operator. Edits of an older one are refused. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('products_price_positive', sql`${table.priceCents} > 0`),
    // More than 0.1 % hydrogen peroxide may not be sold to consumers (Reg. (EC) 1223/2009, annex III, 12).
    check('products_peroxide_allowed', sql`not ${table.published} or ${table.peroxidePercent} <= 0.1`),
  ],
);

export const productVariants = pgTable(
  'product_variants',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    code: text('code').notNull().unique(),
    productId: cascadingForeignKey('product_id', () => products.id),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    priceCents: integer('price_cents').$type<Cents>().notNull(),
    originalPriceCents: integer('original_price_cents').$type<Cents>(),
    imageUrl: text('image_url'),
    sku: text('sku'),
    /**
     * The GTIN (article number under the barcode, issued by GS1), 8 to 14 digits; null when the pack has
     * none.
     */
    gtin: text('gtin'),
    /** The manufacturer part number (MPN) of the pack; null when it has none. */
    mpn: text('mpn'),
    /**
     * The number of packs that can be sold. The database computes it from the stock of articles, and converts
     * a write of this column to a change of those articles (database/migrations/0004_jars.sql).
     */
    stock: integer('stock').notNull().default(0),
    popular: boolean('popular').notNull().default(false),
    /** The free gift with this pack, as the text customers read; empty when there is none. */
    gift: text('gift').notNull().default(FIRST_GIFT),
    isActive: boolean('is_active').notNull().default(true),
    /** The row's version number, raised by every change of an operator. Edits of an older one are refused. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('product_variants_product').on(table.productId),
    check('product_variants_stock_not_negative', sql`${table.stock} >= 0`),
    check('product_variants_price_positive', sql`${table.priceCents} > 0`),
    check('product_variants_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/**
 * The price history, append-only. It has no foreign key, because it is the evidence for a struck price and is
 * kept longer than the variant.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    variantCode: text('variant_code').notNull(),
    priceCents: integer('price_cents').$type<Cents>().notNull(),
    originalPriceCents: integer('original_price_cents').$type<Cents>(),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
  },
  (table) => [index('price_history_variant').on(table.variantCode, table.validFrom)],
);
