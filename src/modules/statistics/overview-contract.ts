// The contract of the first page of the back-office: today compared with the same weekday of last week,
// totals, and this month compared with last month.

import * as z from 'zod';

const count = z.number().int();

const addedSchema = z.object({
  total: count,
  /**
   * How many of the counted rows (such as orders or reviews) were added this month so far; `previous` is the
   * number added last month up to the same moment.
   */
  current: count,
  previous: count,
});
export type Added = z.infer<typeof addedSchema>;

/**
 * The response of GET /api/admin/overview: totals of the shop, and this month compared with last month.
 * Amounts in cents.
 */
export const overviewSchema = z.object({
  products: addedSchema,
  /**
   * Number of paid orders, including archived ones: in total, this month, and last month up to the same
   * moment.
   */
  orders: addedSchema,
  reviews: addedSchema,
  blogPosts: addedSchema,
  /**
   * Sum of order totals in cents, before refunds: of all time, this month, and last month up to the same
   * moment.
   */
  revenue: addedSchema,
  /**
   * Average order total in cents: over all orders, this month, and last month up to the same moment; 0
   * without orders.
   */
  averageOrder: addedSchema,
  activeCoupons: count,
});
export type Overview = z.infer<typeof overviewSchema>;

/**
 * A figure of today so far (`current`), and of the same weekday last week up to the same time of day
 * (`previous`).
 */
const comparedSchema = z.object({ current: count, previous: count });

/** The response of GET /api/admin/today: today compared with the same weekday last week. Amounts in cents. */
export const todaySchema = z.object({
  revenue: comparedSchema,
  orders: comparedSchema,
  /**
   * Margin of today and of the same weekday last week: revenue without VAT minus the purchase cost of the
   * goods, in cents; null when the cost of an article is unknown.
   */
  margin: z.object({ current: count.nullable(), previous: count.nullable() }),
  /**
   * Names of the articles with an unknown purchase cost that were sold today or on the same weekday last
   * week.
   */
  costMissing: z.array(z.string()),
  /**
   * Number of visits today, and on the same weekday last week. Visits are counted per hour, so for last week
   * the whole last hour is included.
   */
  visits: comparedSchema,
});
export type Today = z.infer<typeof todaySchema>;
