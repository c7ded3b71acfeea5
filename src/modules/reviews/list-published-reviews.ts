// The reviews a shopper sees, and the two figures structured data may carry.
// Examples fill a test shop only: passing them off as real is forbidden by law (BW 6:193g).

import { fileAtLeast, uploadedPicture } from '#modules/media/contract.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { AddedSpans } from '#platform/database/lists/count-added.ts';
import { dayOf } from '#shared/shop-days.ts';
import type { PublicReview, PublishedReviews, ReviewSource, ReviewSummary } from './contract.ts';
import {
  countPublished,
  countPublishedByStars,
  countPublishedFrom,
  type PublishedRow,
  selectPublishedReviews,
  summarisePublished,
} from './reviews.repository.ts';

const MAX_SHOWN = 200;

const realSources: readonly ReviewSource[] = ['customer', 'import'];
const inventedSources: readonly ReviewSource[] = ['sample', 'ai'];
const allSources: readonly ReviewSource[] = [...realSources, ...inventedSources];

type Needs = { database: Pick<Database, 'orm'>; testMode: boolean };

/** Published reviews, newest first, at most 200; examples only in test mode and marked as such. */
export async function listPublishedReviews({ database, testMode }: Needs): Promise<PublicReview[]> {
  const selection = { sources: sourcesFor(testMode), limit: MAX_SHOWN };
  return (await selectPublishedReviews(database.orm, selection)).map(toPublic);
}

const toPublic = ({ source, createdAt, avatarUrl, ...review }: PublishedRow): PublicReview => ({
  ...review,
  avatarUrl: shownAvatar(avatarUrl),
  sample: !realSources.includes(source),
  writtenOn: source === 'customer' ? dayOf(createdAt) : null,
});

/** Twice the size it is shown in, for dense screens. */
const AVATAR_PIXELS = 80;

/** Pages show pictures of the shop's own origin only; of an uploaded one the smallest file will do. */
function shownAvatar(address: string | null): string | null {
  const uploaded = uploadedPicture(address);
  if (uploaded) return fileAtLeast(uploaded, AVATAR_PIXELS);
  return address?.startsWith('/') ? address : null;
}

const PAGE_SIZE = 24;

/**
 * One page of all published reviews, newest first, or of those with so many stars: those of
 * `listPublishedReviews`, without its end. A page beyond the last one is empty.
 */
export async function readReviewPage(
  { database, testMode }: Needs,
  { stars, page }: { stars: number | null; page: number },
): Promise<PublishedReviews> {
  const sources = sourcesFor(testMode);
  const [rows, counts] = await Promise.all([
    selectPublishedReviews(database.orm, {
      sources,
      stars,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    }),
    countPublishedByStars(database.orm, sources),
  ]);
  const total = counts.reduce(
    (sum, { rating, count }) => sum + (stars ? 0 : count) + (rating === stars ? count : 0),
    0,
  );
  return { reviews: rows.map(toPublic), counts, pages: Math.ceil(total / PAGE_SIZE) };
}

/**
 * How many of them there are, and how many two spans of time added: examples are shown in test mode, but no
 * month brought them.
 */
export async function countAddedReviews(db: Orm, spans: AddedSpans, { testMode }: { testMode: boolean }) {
  const written = await countPublished(db, spans, realSources);
  const invented = testMode ? await countInventedReviews(db) : 0;
  return { ...written, total: written.total + invented };
}

/** Published reviews that no customer wrote: there must be none before live mode. */
export const countInventedReviews = (db: Orm): Promise<number> => countPublishedFrom(db, inventedSources);

const sourcesFor = (testMode: boolean) => (testMode ? allSources : realSources);

/** Number and average (one decimal) of the published reviews of customers; null when there are none. */
export async function summariseReviews(db: Orm): Promise<ReviewSummary> {
  const { count, average } = await summarisePublished(db, 'customer');
  return { count, average: average === null ? null : Math.round(average * 10) / 10 };
}
