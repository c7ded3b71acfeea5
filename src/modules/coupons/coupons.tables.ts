// The tables of coupons and of uses held for open checkouts. `value` is in hundredths of a percent for a
// percentage, in cents for a fixed amount.

import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';

export const coupons = pgTable(
  'coupons',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The code of the coupon, trimmed and in upper case, so that codes are unique regardless of case. */
    code: text('code').notNull().unique(),
    type: text('type').$type<'percentage' | 'fixed_amount'>().notNull(),
    value: integer('value').notNull(),
    minOrderCents: integer('min_order_cents').$type<Cents>(),
    /** The maximum number of uses of the coupon; null means unlimited. */
    maxUses: integer('max_uses'),
    usedCount: integer('used_count').notNull().default(0),
    /**
     * The first day on which the coupon is valid, in Amsterdam time; `validUntil` is the last one. The coupon
     * is valid on both days.
     */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** The coupon's version number, raised by every operator's change. Edits of an older one are refused. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('coupons_type_known', sql`${table.type} in ('percentage', 'fixed_amount')`),
    check('coupons_value_positive', sql`${table.value} > 0`),
    check('coupons_percentage_at_most_100', sql`${table.type} <> 'percentage' or ${table.value} <= 10000`),
    check('coupons_max_uses_positive', sql`${table.maxUses} is null or ${table.maxUses} > 0`),
    check('coupons_days_in_order', sql`${table.validFrom} <= ${table.validUntil}`),
  ],
);

export const couponHolds = pgTable(
  'coupon_holds',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    couponId: cascadingForeignKey('coupon_id', () => coupons.id),
    owner: text('owner').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('coupon_holds_coupon').on(table.couponId)],
);
