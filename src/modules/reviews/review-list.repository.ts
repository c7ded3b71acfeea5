// The SQL of the operator's list of reviews: filters, search, sorting and count.

import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { countMatches, type Sorting, sortedPage } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { searchConditions } from '#platform/database/lists/search-patterns.ts';
import type { ListReviewsQuery, ReviewSort } from './contract.ts';
import { reviews } from './reviews.tables.ts';

export type ReviewFilter = Pick<ListReviewsQuery, 'q' | 'status' | 'source' | 'verified'>;

type Sortable = Record<'createdAt' | 'rating' | 'id', SQLWrapper>;

const moment = ({ createdAt }: Sortable) => createdAt;
const stars = ({ rating }: Sortable) => rating;

const SORTINGS = {
  newest: { key: moment, descending: true },
  oldest: { key: moment, descending: false },
  highest: { key: stars, descending: true },
  lowest: { key: stars, descending: false },
} satisfies Record<ReviewSort, Sorting<Sortable>>;

export function reviewRowsQuery(db: Orm, page: PageRange & { filter: ReviewFilter; sort: ReviewSort }) {
  const sorting = SORTINGS[page.sort];
  const all = db.select().from(reviews).$dynamic();
  return sortedPage(all, { sorting, table: reviews }, page, filterConditions(page.filter));
}

/** Counts the reviews that match a filter; any number over `MAX_COUNTED` is returned as `MAX_COUNTED + 1`. */
export function countReviews(db: Orm, filter: ReviewFilter): Promise<number> {
  return countMatches(db, reviews, and(...filterConditions(filter)));
}

function filterConditions({ q, status, source, verified }: ReviewFilter): SQL[] {
  return [
    ...(status ? [eq(reviews.status, status)] : []),
    ...(source ? [eq(reviews.source, source)] : []),
    ...(verified === undefined ? [] : [eq(reviews.verified, verified)]),
    ...(q ? searchConditions(reviews.searchText, q) : []),
  ];
}
