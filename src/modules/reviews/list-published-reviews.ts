// Reads the reviews shown to shoppers, and the number and average rating for structured data. Example reviews
// appear in test shops only, because presenting them as real is illegal (BW 6:193g).

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

/**
 * Lists at most 200 published reviews, newest first. Examples are included in test mode only, marked with
 * `sample`.
 */
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

/** Requested width of a reviewer's picture in pixels: twice the displayed size, for high-density screens. */
const AVATAR_PIXELS = 80;

/**
 * Returns the URL at which a reviewer's picture is shown: for an uploaded picture its smallest suitable file,
 * otherwise the address itself. Null without a picture, and for an address outside the shop.
 */
function shownAvatar(address: string | null): string | null {
  const uploaded = uploadedPicture(address);
  if (uploaded) return fileAtLeast(uploaded, AVATAR_PIXELS);
  return address?.startsWith('/') ? address : null;
}

const PAGE_SIZE = 24;

/**
 * Returns one page of all published reviews, newest first, optionally with one star rating. A page beyond the
 * last is empty. Unlike `listPublishedReviews`, older reviews are included without limit.
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
 * Counts the published reviews: in total, added this month so far, and added last month (`spans` has the
 * moments). The examples of a test shop count in the total only.
 */
export async function countAddedReviews(db: Orm, spans: AddedSpans, { testMode }: { testMode: boolean }) {
  const written = await countPublished(db, spans, realSources);
  const invented = testMode ? await countInventedReviews(db) : 0;
  return { ...written, total: written.total + invented };
}

/** Counts published reviews that no customer wrote; a shop may go live only when the result is 0. */
export const countInventedReviews = (db: Orm): Promise<number> => countPublishedFrom(db, inventedSources);

const sourcesFor = (testMode: boolean) => (testMode ? allSources : realSources);

/**
 * Returns the number of published customer reviews and their average rating, rounded to one decimal; the
 * average is null without reviews.
 */
export async function summariseReviews(db: Orm): Promise<ReviewSummary> {
  const { count, average } = await summarisePublished(db, 'customer');
  return { count, average: average === null ? null : Math.round(average * 10) / 10 };
}
