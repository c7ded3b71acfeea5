// The stored daily sales, so that figures over years need only some hundred rows. A trigger on orders records
// the changed days; until a changed day is recounted, its sales are computed from the orders.

import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const salesDays = pgTable(
  'sales_days',
  {
    /**
     * Which sales of the day the row adds up. `total`: all sales of the day, with an empty `key`. `hour`,
     * `country`, `method` or `coupon`: the sales of the hour, country, payment method or coupon code in
     * `key`.
     */
    kind: text('kind').notNull(),
    /** The day of these sales in Europe/Amsterdam: the day the orders were placed. */
    day: date('day', { mode: 'string' }).notNull(),
    key: text('key').notNull(),
    orders: integer('orders').notNull(),
    /** The sum of the order totals of this row in cents, VAT included, without deducting refunds. */
    revenue: bigint('revenue', { mode: 'number' }).notNull(),
    discount: bigint('discount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.key] })],
);

/**
 * The days whose orders changed since their sales were last counted. The trigger on orders only inserts rows
 * and the table has no unique key, so that buyers never wait for each other.
 */
export const salesDaysChanged = pgTable(
  'sales_days_changed',
  { day: date('day', { mode: 'string' }).notNull() },
  (table) => [index('sales_days_changed_day').on(table.day)],
);
