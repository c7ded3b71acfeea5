// Seeds a test shop with example reviews.

import { sampleReviews } from '#content/reviews/sample-reviews.ts';
import type { Orm } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { hasReviewFrom, insertReviews } from '../reviews.repository.ts';

/**
 * Inserts twelve example reviews unless the shop has examples already. Must never be called for a live shop.
 */
export async function seedSampleReviews(tx: Orm, clock: Clock): Promise<void> {
  if (await hasReviewFrom(tx, 'sample')) return;
  const now = clock.now().getTime();
  await insertReviews(
    tx,
    sampleReviews.map(({ daysAgo, ...review }) => ({
      ...review,
      source: 'sample',
      status: 'published',
      verified: false,
      createdAt: new Date(now - days(daysAgo)),
    })),
  );
}
