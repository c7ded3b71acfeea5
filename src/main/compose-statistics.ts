// Counting and its figures: what browsers report, what the charts and cards of the back-office read, and the jobs that
// count sales and carts ahead.

import { countAddedPosts } from '#modules/blog/index.ts';
import { countAddedProducts } from '#modules/catalog/index.ts';
import { countUsableCoupons } from '#modules/coupons/index.ts';
import { createCloseCartDays } from '#modules/drafts/index.ts';
import { createCountChangedSales, createRecountSales } from '#modules/orders/index.ts';
import { countAddedReviews } from '#modules/reviews/index.ts';
import { createCountReport, createReadAnalytics, createReadOverview } from '#modules/statistics/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';

/** Examples of reviews count in test mode only, where they are shown. */
export function composeStatistics(ports: { database: Database; clock: Clock; testMode: boolean }) {
  const { orm } = ports.database;
  return {
    countReport: createCountReport(ports),
    readAnalytics: createReadAnalytics(ports),
    readOverview: createReadOverview({
      ...ports,
      countProducts: (spans) => countAddedProducts(orm, spans),
      countReviews: (spans) => countAddedReviews(orm, spans, ports),
      countPosts: (spans) => countAddedPosts(orm, spans),
      countActiveCoupons: (today) => countUsableCoupons(orm, today),
    }),
    counting: {
      countChangedSales: createCountChangedSales(ports),
      recountSales: createRecountSales(ports),
      closeCartDays: createCloseCartDays(ports),
    },
  };
}
