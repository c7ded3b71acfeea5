// Lists reviews for the back-office, newest first, as an array or in pages with filters and search. An
// unverified review includes the order whose number the customer typed, so an operator can compare the names.

import { findOrder, orderNumber, parseOrderNumber } from '#modules/orders/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import { readPage, WHOLE_LIST } from '#platform/database/lists/read-page.ts';
import { notFound } from '#shared/api/problems.ts';
import type { ListReviewsQuery, Review, ReviewPage } from './contract.ts';
import { summariseReviews } from './list-published-reviews.ts';
import { countReviews, reviewRowsQuery } from './review-list.repository.ts';
import { findReview, hasReviewOfOrder, type ReviewRow } from './reviews.repository.ts';

type Needs = { database: Pick<Database, 'orm'> };

/** Lists the newest reviews in any state (pending, published or rejected), at most 1000. */
export async function listRecentReviews({ database: { orm } }: Needs): Promise<Review[]> {
  const newest = { ...WHOLE_LIST, filter: {}, sort: 'newest' } as const;
  return viewsOf(orm, await reviewRowsQuery(orm, newest));
}

export const listReviews = (
  { database: { orm } }: Needs,
  { sort = 'newest', ...query }: ListReviewsQuery,
): Promise<ReviewPage> =>
  readPage(query, {
    rows: (place) => reviewRowsQuery(orm, { ...place, filter: query, sort }),
    view: (rows) => viewsOf(orm, rows),
    summary: async () => ({
      ...totalOf(await countReviews(orm, query)),
      facts: {
        pending: await countReviews(orm, { status: 'pending' }),
        ...(await summariseReviews(orm)),
      },
    }),
  });

/** Reads one review for the back-office; throws 404 `not_found`. */
export async function getReview({ database: { orm } }: Needs, id: number): Promise<Review> {
  const row = await findReview(orm, id);
  if (!row) throw unknownReview();
  return viewReview(orm, row);
}

export const unknownReview = () => notFound('Deze review bestaat niet.');

function viewsOf(db: Orm, rows: readonly ReviewRow[]): Promise<Review[]> {
  return Promise.all(rows.map((row) => viewReview(db, row)));
}

export async function viewReview(db: Orm, row: ReviewRow): Promise<Review> {
  const { orderId: _orderId, searchText: _searchText, ...shown } = row;
  return {
    ...shown,
    namedOrder: await findNamedOrder(db, row),
    ownerRepliedAt: row.ownerRepliedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/**
 * Finds the order whose number a customer typed with an unverified review; null when the order is unknown,
 * unpaid or already has a review.
 */
export async function findNamedOrder(
  db: Orm,
  { source, verified, orderNumber: typed }: Pick<ReviewRow, 'source' | 'verified' | 'orderNumber'>,
): Promise<Review['namedOrder']> {
  const id = source === 'customer' && !verified && typed ? parseOrderNumber(typed) : null;
  const order = id === null ? null : await findOrder(db, id);
  if (!order || order.paymentState === 'unpaid' || (await hasReviewOfOrder(db, order.id))) return null;
  return { id: order.id, orderNumber: orderNumber(order.id), customerName: order.customerName };
}
