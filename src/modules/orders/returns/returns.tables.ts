// What customers send back: one row a return, one for each article of it, and the withdrawals it answers. A
// return holds what was announced, what came, what became of it and which refund paid it; how it got there is
// in the history of its order.

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';
import { orders } from '../orders.tables.ts';
import { refunds } from '../refunds/refunds.tables.ts';
import { withdrawals } from '../withdrawals/withdrawals.tables.ts';

export const returns = pgTable(
  'returns',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascadingForeignKey('order_id', () => orders.id),
    status: text('status').notNull(),
    /** `withdrawal` when a customer's declaration opened it, else `operator`. */
    origin: text('origin').notNull(),
    reason: text('reason'),
    /** Of what the operator pressed: sent twice, one return is opened. */
    key: text('key').unique(),
    /** The parcel had not left when it was announced, and is held back. */
    notSent: boolean('not_sent').notNull(),
    /** What is kept for wear, in cents, and why. */
    deduction: integer('deduction').$type<Cents>().notNull().default(sql`0`),
    deductionReason: text('deduction_reason'),
    refundId: integer('refund_id').references(() => refunds.id),
    /** Why nothing is paid for it, once it is refused or closed. */
    endReason: text('end_reason'),
    /** `customer` or an operator's user name. */
    actor: text('actor').notNull(),
    /** Rises with every change; an editor that saw an older one is refused. */
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
    /** Of what was received: back on the shelf, or thrown away. */
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

/** A declaration is answered by one return; a return may answer the same customer twice. */
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
