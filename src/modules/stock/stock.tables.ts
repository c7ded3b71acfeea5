// The tables of articles, pack contents, movements and holds. All quantities are numbers of an article (a
// jar, a brush), not of packs. The number of packs that can be sold, `product_variants.stock`, is derived in
// the database (database/migrations/0004_jars.sql).

import { isNotNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MovementKind } from './contract.ts';

export const stockArticles = pgTable(
  'stock_articles',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    /**
     * Product to which an article belongs; a pack of that product contains as many pieces as the quantity of
     * its variant says. Null for a gift.
     */
    productId: integer('product_id').unique(),
    onHand: integer('on_hand').notNull().default(0),
    /** Threshold of an article in pieces; operators get a notice when its stock falls below this number. */
    warnBelow: integer('warn_below').notNull().default(0),
    /**
     * When the threshold of an article was last changed; earlier movements cause no notice. Null when it was
     * never changed.
     */
    warnSince: timestamp('warn_since', { withTimezone: true }),
    /** Length of one piece of an article in millimetres; 0 means not measured. */
    length: integer('length_mm').notNull().default(0),
    width: integer('width_mm').notNull().default(0),
    height: integer('height_mm').notNull().default(0),
    weight: integer('weight_grams').notNull().default(0),
    /**
     * Row version of an article, increased by every change of an operator; an edit that started from an older
     * version is refused (409 `edit_conflict`).
     */
    version: integer('version').notNull().default(1),
  },
  (table) => [check('stock_articles_not_negative', sql`${table.onHand} >= 0`)],
);

export const packContents = pgTable(
  'pack_contents',
  {
    variantCode: text('variant_code').notNull(),
    articleCode: text('article_code')
      .notNull()
      .references(() => stockArticles.code),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantCode, table.articleCode] }),
    index('pack_contents_article').on(table.articleCode),
    check('pack_contents_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/**
 * The stock movements, to which rows are only ever added. The sum of an article's movements equals its
 * quantity on hand.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleCode: text('article_code').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    /**
     * Number of pieces by which a movement changes the quantity of an article; negative when pieces leave the
     * stock.
     */
    quantity: integer('quantity').notNull(),
    /** Quantity of the article on hand directly after a movement. */
    balance: integer('balance').notNull(),
    /** Number of pieces in a movement that were sold although they were not on hand. */
    missing: integer('missing').notNull().default(0),
    orderId: integer('order_id'),
    batchId: integer('batch_id'),
    purchaseOrderId: integer('purchase_order_id'),
    /**
     * Idempotency key of the form that booked a movement, so that a repeated request is booked once; null for
     * a movement without a form.
     */
    key: text('key'),
    /** Who caused a stock movement: `system`, `customer` or an operator's user name. */
    actor: text('actor').notNull(),
    note: text('note'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('stock_movements_at').on(table.at),
    index('stock_movements_order').on(table.orderId).where(isNotNull(table.orderId)),
    index('stock_movements_rare').on(table.kind, table.id).where(sql`${table.kind} <> 'sold'`),
    uniqueIndex('stock_movements_key').on(table.key).where(isNotNull(table.key)),
    check('stock_movements_balance_not_negative', sql`${table.balance} >= 0`),
  ],
);

export const stockHolds = pgTable(
  'stock_holds',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /**
     * Code of the variant that a hold reserves. The foreign key (with cascade) exists only in the database,
     * because this module does not import the table of variants.
     */
    variantCode: text('variant_code').notNull(),
    quantity: integer('quantity').notNull().default(1),
    /**
     * Variant code of the pack that an order gives up in exchange for the reserved one; its pieces are not
     * reserved again. Null without an exchange.
     */
    insteadOf: text('instead_of'),
    owner: text('owner').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the key of a hold first held a pack. When a hold is renewed, the caller passes this time on. */
    heldSince: timestamp('held_since', { withTimezone: true }).notNull().defaultNow(),
    /**
     * Hashes of the buyer's network (a range of IP addresses) and the wider networks around it, widest first,
     * separated by spaces; null when no limit per network applies.
     */
    network: text('network'),
    /** True when the basket for which a pack is held has no e-mail address of the buyer. */
    unnamed: boolean('unnamed').notNull().default(false),
  },
  (table) => [
    index('stock_holds_variant').on(table.variantCode),
    index('stock_holds_network').on(sql`split_part(${table.network}, ' ', 1)`),
    check('stock_holds_quantity_positive', sql`${table.quantity} > 0`),
  ],
);
