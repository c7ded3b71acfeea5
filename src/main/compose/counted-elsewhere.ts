// Figures of the overview page that come from modules other than statistics.

import type { Shop } from '#api/shop.ts';
import { countAddedPosts } from '#modules/blog/index.ts';
import { countAddedProducts } from '#modules/catalog/index.ts';
import { countUsableCoupons } from '#modules/coupons/index.ts';
import { countAddedReviews } from '#modules/reviews/index.ts';
import type { CountedElsewhere } from '#modules/statistics/index.ts';

/**
 * Returns the functions that count figures of the overview page in modules other than statistics. Example
 * reviews are counted in test mode only, because a live shop does not show them.
 */
export const countedElsewhere = (shop: Pick<Shop, 'testMode'>): CountedElsewhere => ({
  products: countAddedProducts,
  reviews: (db, months) => countAddedReviews(db, months, shop),
  posts: countAddedPosts,
  activeCoupons: countUsableCoupons,
});
