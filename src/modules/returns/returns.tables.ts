// The tables of returns, their articles and their withdrawals. A return stores the articles announced and
// received, their condition, and the refund; the steps of a return are in the history of the order.

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '#modules/orders/orders.tables.ts';
import { refunds } from '#modules/refunds/refunds.tables.ts';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';
import { withdrawals } from './withdrawals/withdrawals.tables.ts';

export const returns = pgTable(
  'returns',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascadingForeignKey('order_id', () => orders.id),
    status: text('status').notNull(),
    /** What opened the return: `withdrawal` for a customer's withdrawal, `operator` for an operator. */
    origin: text('origin').notNull(),
    reason: text('reason'),
    /**
     * The idempotency key of the operator's request to open the return: a repeated request opens only one
     * return. Null for a return opened by a withdrawal.
     */
    key: text('key').unique(),
    /**
     * True when the order's parcel had not been sent when the return was opened; the parcel is then held
     * back.
     */
    notSent: boolean('not_sent').notNull(),
    /**
     * The amount in cents that the shop keeps back from the refund for wear of the returned goods;
     * `deductionReason` explains it to the customer.
     */
    deduction: integer('deduction').$type<Cents>().notNull().default(sql`0`),
    deductionReason: text('deduction_reason'),
    refundId: integer('refund_id').references(() => refunds.id),
    /** Why the return was refused or closed without payment; null for any other return. */
    endReason: text('end_reason'),
    /** Who opened the return: `customer` or an operator's user name. */
    actor: text('actor').notNull(),
    /**
     * The version of the return's row, which increases with every change; an edit based on an older version
     * is refused.
     */
    version: integer('version').notNull().default(1),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('returns_order').on(table.orderId),
    index('returns_of_status').on(table.status, table.id),
    check(
      'returns_status',
      sql`${table.status} in ('announced', 'underway', 'received', 'checked', 'paid', 'refused', 'closed')`,
    ),
    check('returns_deduction_not_negative', sql`${table.deduction} >= 0`),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: cascadingForeignKey('return_id', () => returns.id),
    articleCode: text('article_code').notNull(),
    announced: integer('announced').notNull(),
    received: integer('received').notNull().default(0),
    /**
     * The received pieces of this article that went back to stock; `broken` counts the pieces that cannot be
     * sold again.
     */
    sellable: integer('sellable').notNull().default(0),
    broken: integer('broken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.articleCode] }),
    check(
      'return_lines_not_negative',
      sql`${table.announced} >= 0 and ${table.received} >= 0 and ${table.sellable} >= 0 and ${table.broken} >= 0`,
    ),
  ],
);

/** Links each withdrawal to one return. A return may have several withdrawals of the same customer. */
export const returnWithdrawals = pgTable(
  'return_withdrawals',
  {
    withdrawalId: integer('withdrawal_id')
      .primaryKey()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    returnId: cascadingForeignKey('return_id', () => returns.id),
  },
  (table) => [index('return_withdrawals_return').on(table.returnId)],
);
