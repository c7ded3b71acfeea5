// The reviews a shopper sees, and the two figures structured data may carry.
// Examples fill a test shop only: passing them off as real is forbidden by law (BW 6:193g).

import type { Database, Orm } from '#platform/database/database.ts';
import type { AddedSpans } from '#platform/database/lists/count-added.ts';
import { dayOf } from '#shared/shop-days.ts';
import type { PublicReview, ReviewSource, ReviewSummary } from './contract.ts';
import {
  countPublished,
  countPublishedFrom,
  selectPublishedReviews,
  summarisePublished,
} from './reviews.repository.ts';

const SHOWN_AT_MOST = 200;

const realSources: readonly ReviewSource[] = ['customer', 'import'];
const inventedSources: readonly ReviewSource[] = ['sample', 'ai'];
const allSources: readonly ReviewSource[] = [...realSources, ...inventedSources];

type Needs = { database: Pick<Database, 'orm'>; testMode: boolean };

/** Published reviews, newest first, at most 200; examples only in test mode and marked as such. */
export async function listPublishedReviews({ database, testMode }: Needs): Promise<PublicReview[]> {
  const rows = await selectPublishedReviews(database.orm, sourcesFor(testMode), SHOWN_AT_MOST);
  return rows.map(({ source, createdAt, ...review }) => ({
    ...review,
    sample: !realSources.includes(source),
    writtenOn: source === 'customer' ? dayOf(createdAt) : null,
  }));
}

/** How many of them there are, and how many two spans of time added. */
export function countAddedReviews(db: Orm, spans: AddedSpans, { testMode }: { testMode: boolean }) {
  return countPublished(db, spans, sourcesFor(testMode));
}

/** Published reviews that no customer wrote: there must be none before live mode. */
export const countInventedReviews = (db: Orm): Promise<number> => countPublishedFrom(db, inventedSources);

const sourcesFor = (testMode: boolean) => (testMode ? allSources : realSources);

/** Number and average (one decimal) of the published reviews of customers; null when there are none. */
export async function summariseReviews(db: Orm): Promise<ReviewSummary> {
  const { count, average } = await summarisePublished(db, 'customer');
  return { count, average: average === null ? null : Math.round(average * 10) / 10 };
}
