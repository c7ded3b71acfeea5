// The first page of the back-office: today against the same day of last week, how much there is, and what
// this month added against last month.

import * as z from 'zod';

const count = z.number().int();

const addedSchema = z.object({
  total: count,
  /** Added this month, and last month up to the same moment. */
  current: count,
  previous: count,
});
export type Added = z.infer<typeof addedSchema>;

/** Answer of GET /api/admin/overview. Amounts in cents. */
export const overviewSchema = z.object({
  products: addedSchema,
  /** Paid orders, archived ones too. */
  orders: addedSchema,
  reviews: addedSchema,
  blogPosts: addedSchema,
  /** The sum of their totals; what was refunded is not taken off. */
  revenue: addedSchema,
  /**
   * The average total of all orders, of this month and of last month up to the same moment; 0 without orders.
   */
  averageOrder: addedSchema,
  activeCoupons: count,
});
export type Overview = z.infer<typeof overviewSchema>;

/** Today so far, and the same weekday of last week up to the same time. */
const comparedSchema = z.object({ current: count, previous: count });

/** Answer of GET /api/admin/today. Amounts in cents. */
export const todaySchema = z.object({
  revenue: comparedSchema,
  orders: comparedSchema,
  /** Without VAT and what the goods cost to buy; null as long as a cost price is missing. */
  margin: z.object({ current: count.nullable(), previous: count.nullable() }),
  /** The articles that lack one, by name, of which something was sold on either day. */
  costMissing: z.array(z.string()),
  /** Counted by the hour: the last hour of last week counts as a whole. */
  visits: comparedSchema,
});
export type Today = z.infer<typeof todaySchema>;
