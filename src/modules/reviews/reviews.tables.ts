// Reviews with where they come from and whether they may be seen.
// The source never changes: it decides where a review is shown and whether it counts.

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReviewSource, ReviewStatus } from './contract.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerName: text('customer_name').notNull(),
    avatarUrl: text('avatar_url'),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull(),
    orderNumber: text('order_number'),
    /** The order whose signed link it came by: one review each. Null for what came without a link. */
    orderId: integer('order_id').unique('reviews_one_per_order'),
    source: text('source').$type<ReviewSource>().notNull(),
    status: text('status').$type<ReviewStatus>().notNull(),
    /** Proven to come from a buyer. */
    verified: boolean('verified').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('reviews_rating_1_to_5', sql`${table.rating} between 1 and 5`),
    index('reviews_by_status').on(table.status, table.createdAt.desc(), table.id.desc()),
  ],
);
