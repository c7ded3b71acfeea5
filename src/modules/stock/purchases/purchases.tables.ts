// The tables of purchases, batches and the batch pieces assigned to each order. Costs are in cents per piece,
// without VAT.

import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { cascadingForeignKey, foreignKeyTo } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';
import { stockArticles } from '../stock.tables.ts';
import type { PurchaseStatus } from './purchase-contract.ts';

export const purchaseOrders = pgTable('purchase_orders', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Idempotency key of the form that creates a purchase: a repeated request creates only one. */
  key: text('key').notNull().unique(),
  supplier: text('supplier').notNull(),
  note: text('note').notNull().default(''),
  status: text('status').$type<PurchaseStatus>().notNull(),
  expectedOn: date('expected_on'),
  /**
   * Row version of a purchase, increased by every change; an edit that started from an older version is
   * refused (409 `edit_conflict`).
   */
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const purchaseLines = pgTable(
  'purchase_lines',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    purchaseOrderId: cascadingForeignKey('purchase_order_id', () => purchaseOrders.id),
    articleCode: text('article_code')
      .notNull()
      .references(() => stockArticles.code),
    quantity: integer('quantity').notNull(),
    received: integer('received').notNull().default(0),
    costCents: integer('cost_cents').$type<Cents>(),
  },
  (table) => [
    index('purchase_lines_order').on(table.purchaseOrderId),
    check('purchase_lines_quantity_positive', sql`${table.quantity} > 0`),
    check('purchase_lines_received_not_negative', sql`${table.received} >= 0`),
  ],
);

export const batches = pgTable(
  'batches',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    articleCode: text('article_code')
      .notNull()
      .references(() => stockArticles.code),
    code: text('code').notNull(),
    bestBefore: date('best_before'),
    costCents: integer('cost_cents').$type<Cents>(),
    received: integer('received').notNull(),
    /** Pieces of a batch that are neither assigned to an order nor broken. */
    remaining: integer('remaining').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('batches_code').on(table.articleCode, table.code),
    check('batches_remaining_within', sql`${table.remaining} between 0 and ${table.received}`),
  ],
);

/** The table of the batch pieces assigned to each order when its parcel is prepared. */
export const batchDraws = pgTable(
  'batch_draws',
  {
    orderId: integer('order_id').notNull(),
    batchId: foreignKeyTo('batch_id', () => batches.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.batchId] }),
    index('batch_draws_batch').on(table.batchId),
    check('batch_draws_quantity_positive', sql`${table.quantity} > 0`),
  ],
);
