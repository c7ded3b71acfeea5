// The contract of the first page of the back-office: today compared with the same weekday of last week,
// totals, and this month compared with last month.

import * as z from 'zod';

const count = z.number().int();

const addedSchema = z.object({
  total: count,
  /** Number added this month; `previous` is that of last month up to the same moment. */
  current: count,
  previous: count,
});
export type Added = z.infer<typeof addedSchema>;

/** Response of GET /api/admin/overview. Amounts in cents. */
export const overviewSchema = z.object({
  products: addedSchema,
  /** Paid orders, including archived ones. */
  orders: addedSchema,
  reviews: addedSchema,
  blogPosts: addedSchema,
  /** Sum of order totals, without deducting refunds. */
  revenue: addedSchema,
  /**
   * Average order total, of all orders, this month, and last month up to the same moment; 0 without orders.
   */
  averageOrder: addedSchema,
  activeCoupons: count,
});
export type Overview = z.infer<typeof overviewSchema>;

/** Today so far (`current`), and the same weekday of last week up to the same time (`previous`). */
const comparedSchema = z.object({ current: count, previous: count });

/** Response of GET /api/admin/today. Amounts in cents. */
export const todaySchema = z.object({
  revenue: comparedSchema,
  orders: comparedSchema,
  /** Revenue without VAT minus the purchase cost of the goods; null when a cost is unknown. */
  margin: z.object({ current: count.nullable(), previous: count.nullable() }),
  /** Names of articles sold on either day whose cost is unknown. */
  costMissing: z.array(z.string()),
  /** Counted per hour, so the last hour of last week's day is complete. */
  visits: comparedSchema,
});
export type Today = z.infer<typeof todaySchema>;
