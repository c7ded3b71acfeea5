// The cards of the back-office's first page: how much there is, and what this month added against last month.

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
  /** The average total of all orders, of this month and of last month up to the same moment; 0 without orders. */
  averageOrder: addedSchema,
  activeCoupons: count,
});
export type Overview = z.infer<typeof overviewSchema>;
