// What lies on the shelf, what of it a pack holds, every movement of it, and what is set aside for open
// checkouts. Everything is counted in articles (a jar, a brush), never in packs. The database keeps
// `product_variants.stock` in step: how many of a pack can be sold (database/migrations/0004_jars.sql).

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
     * The product whose packs hold this, as many as their quantity; none holds another unless the operator
     * says so.
     */
    productId: integer('product_id').unique(),
    onHand: integer('on_hand').notNull().default(0),
    /** Fewer than this are too few. */
    warnBelow: integer('warn_below').notNull().default(0),
    /** Since when that is the threshold: what was less before is not reported. Null: since ever. */
    warnSince: timestamp('warn_since', { withTimezone: true }),
    /** Millimetres and grams of one piece as it goes into a box; 0 while nobody measured it. */
    length: integer('length_mm').notNull().default(0),
    width: integer('width_mm').notNull().default(0),
    height: integer('height_mm').notNull().default(0),
    weight: integer('weight_grams').notNull().default(0),
    /** Rises with every change an operator makes; an editor that saw an older one is refused. */
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

/** Append-only; those of an article add up to what is on hand. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleCode: text('article_code').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** What came, or went when it is negative. */
    quantity: integer('quantity').notNull(),
    /** What was on hand afterwards. */
    balance: integer('balance').notNull(),
    /** How many more were sold than there were. */
    missing: integer('missing').notNull().default(0),
    orderId: integer('order_id'),
    batchId: integer('batch_id'),
    purchaseOrderId: integer('purchase_order_id'),
    /** Of what a form sent: sent twice, it is booked once. */
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
    /** Goes with its variant: the database knows the reference, which this module does not see. */
    variantCode: text('variant_code').notNull(),
    quantity: integer('quantity').notNull().default(1),
    /**
     * The pack that is out already and is exchanged for this one: what that holds is not set aside once more.
     */
    insteadOf: text('instead_of'),
    owner: text('owner').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When this owner began to hold something. */
    heldSince: timestamp('held_since', { withTimezone: true }).notNull().defaultNow(),
    /**
     * Hashes of the networks it came from, the widest first, parted by blanks; null when that does not
     * matter.
     */
    network: text('network'),
    /** Of a basket that does not say who buys. */
    unnamed: boolean('unnamed').notNull().default(false),
  },
  (table) => [
    index('stock_holds_variant').on(table.variantCode),
    index('stock_holds_network').on(sql`split_part(${table.network}, ' ', 1)`),
    check('stock_holds_quantity_positive', sql`${table.quantity} > 0`),
  ],
);
