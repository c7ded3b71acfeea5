// The table of extra payments, which customers make for a change of an order. They are created one at a time,
// and at most one of them pays the change.

import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orderChanges } from '#modules/orders/changes/changes.tables.ts';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';

export const extraPayments = pgTable(
  'extra_payments',
  {
    /** The id of the extra payment, sent to the payment provider as reference and idempotency key. */
    id: uuid('id').primaryKey(),
    changeId: cascadingForeignKey('change_id', () => orderChanges.id),
    /** The provider's id of the extra payment; null until the provider has answered. */
    paymentId: text('payment_id').unique(),
    amount: integer('amount').$type<Cents>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('extra_payments_change').on(table.changeId, table.createdAt)],
);
