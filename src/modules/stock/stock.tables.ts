// The tables of articles, pack contents, movements and holds. All quantities are in articles (a jar, a
// brush), not packs. The database derives `product_variants.stock`, the number of a pack that can be sold
// (database/migrations/0004_jars.sql).

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
    /** The product sold by this article; its packs contain as many as their quantity. Null for a gift. */
    productId: integer('product_id').unique(),
    onHand: integer('on_hand').notNull().default(0),
    /** The threshold: operators get a notice when stock falls below it. */
    warnBelow: integer('warn_below').notNull().default(0),
    /** When the threshold was set; earlier movements are not reported. Null when never changed. */
    warnSince: timestamp('warn_since', { withTimezone: true }),
    /** Measures of one piece in millimetres and grams; 0 means not measured. */
    length: integer('length_mm').notNull().default(0),
    width: integer('width_mm').notNull().default(0),
    height: integer('height_mm').notNull().default(0),
    weight: integer('weight_grams').notNull().default(0),
    /** Increases with every change by an operator; an edit of an older version is refused. */
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

/** Append-only movements; their sum per article equals the quantity on hand. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleCode: text('article_code').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** Change in pieces; negative for stock that leaves. */
    quantity: integer('quantity').notNull(),
    /** Quantity on hand after the movement. */
    balance: integer('balance').notNull(),
    /** Pieces sold that were not in stock. */
    missing: integer('missing').notNull().default(0),
    orderId: integer('order_id'),
    batchId: integer('batch_id'),
    purchaseOrderId: integer('purchase_order_id'),
    /** Idempotency key of a form: a repeated request is booked once. Null for other movements. */
    key: text('key'),
    /** `system`, `customer` or an operator's user name. */
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
     * The variant. The foreign key (with cascade) exists only in the database, because this module does not
     * import the table of variants.
     */
    variantCode: text('variant_code').notNull(),
    quantity: integer('quantity').notNull().default(1),
    /**
     * The pack of the order that is exchanged for this one; its pieces are not reserved again. Null without
     * an exchange.
     */
    insteadOf: text('instead_of'),
    owner: text('owner').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When this key first held a pack. */
    heldSince: timestamp('held_since', { withTimezone: true }).notNull().defaultNow(),
    /**
     * Hashes of the buyer's networks, widest first, separated by blanks; null without a limit per network.
     */
    network: text('network'),
    /** True for a basket without an e-mail address of the buyer. */
    unnamed: boolean('unnamed').notNull().default(false),
  },
  (table) => [
    index('stock_holds_variant').on(table.variantCode),
    index('stock_holds_network').on(sql`split_part(${table.network}, ' ', 1)`),
    check('stock_holds_quantity_positive', sql`${table.quantity} > 0`),
  ],
);
