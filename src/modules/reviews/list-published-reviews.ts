// The reviews a shopper sees, and the two figures structured data may carry.
// Examples fill a test shop only: passing them off as real is forbidden by law (BW 6:193g).

import type { Orm } from '#platform/database/database.ts';
import type { PublicReview, ReviewSource, ReviewSummary } from './contract.ts';
import { selectPublishedReviews, summarisePublished } from './reviews.repository.ts';

const SHOWN_AT_MOST = 200;

const realSources: readonly ReviewSource[] = ['customer', 'import'];
const allSources: readonly ReviewSource[] = [...realSources, 'sample', 'ai'];

/** Published reviews, newest first, at most 200; examples only in test mode and marked as such. */
export async function listPublishedReviews(
  db: Orm,
  { testMode }: { testMode: boolean },
): Promise<PublicReview[]> {
  const rows = await selectPublishedReviews(db, testMode ? allSources : realSources, SHOWN_AT_MOST);
  return rows.map(({ source, ...review }) => ({ ...review, sample: !realSources.includes(source) }));
}

/** Number and average (one decimal) of the published reviews of customers; null when there are none. */
export async function summariseReviews(db: Orm): Promise<ReviewSummary> {
  const { count, average } = await summarisePublished(db, 'customer');
  return { count, average: average === null ? null : Math.round(average * 10) / 10 };
}
