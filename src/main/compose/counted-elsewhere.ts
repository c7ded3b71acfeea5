// What the cards of the first page tell of modules that statistics do not know.

import type { Shop } from '#api/shop.ts';
import { countAddedPosts } from '#modules/blog/index.ts';
import { countAddedProducts } from '#modules/catalog/index.ts';
import { countUsableCoupons } from '#modules/coupons/index.ts';
import { countAddedReviews } from '#modules/reviews/index.ts';
import type { CountedElsewhere } from '#modules/statistics/index.ts';

/** Examples of reviews count in test mode only, where they are shown. */
export const countedElsewhere = (shop: Pick<Shop, 'testMode'>): CountedElsewhere => ({
  products: countAddedProducts,
  reviews: (db, months) => countAddedReviews(db, months, shop),
  posts: countAddedPosts,
  activeCoupons: countUsableCoupons,
});
