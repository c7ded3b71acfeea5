// The review endpoints for visitors: reading and submitting reviews.

import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { listPublishedReviews, submitReview } from '#modules/reviews/index.ts';
import type { Serve } from '../serve.ts';
import type { Shop } from '../shop.ts';

type Needs = Pick<Shop, 'database' | 'clock' | 'tokens' | 'testMode'>;

export function serveReviews(serve: Serve, shop: Needs): void {
  serve(reviewEndpoints.listPublished, () => listPublishedReviews(shop), { tags: ['reviews'] });
  serve(reviewEndpoints.submit, ({ body }) => submitReview(shop, body));
}
