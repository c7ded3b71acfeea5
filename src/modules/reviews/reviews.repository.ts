// The SQL of reviews: insert, change, delete, read the published ones and count.

import { and, avg, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { deleteById, findBy, hasRow, lockBy, updateExistingById } from '#platform/database/find-row.ts';
import { type AddedSpans, countAdded } from '#platform/database/lists/count-added.ts';
import type { ReviewSource } from './contract.ts';
import { reviews } from './reviews.tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReview = Omit<typeof reviews.$inferInsert, 'id'>;
export type ReviewChange = Partial<NewReview>;

export async function insertReview(tx: Orm, review: NewReview): Promise<number> {
  const [row] = await tx.insert(reviews).values(review).returning({ id: reviews.id });
  if (!row) throw new Error('Inserting a review returned no row');
  return row.id;
}

/**
 * Inserts a review; null when the order already has a review, also when another process inserts one at the
 * same moment.
 */
export async function insertReviewOnce(tx: Orm, review: NewReview): Promise<number | null> {
  const [row] = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: reviews.orderId })
    .returning({ id: reviews.id });
  return row?.id ?? null;
}

export const findReview = findBy(reviews, reviews.id);
export const lockReview = lockBy(reviews, reviews.id);
export const updateReviewRow = updateExistingById(reviews);

/** Deletes a review; returns false when it does not exist. */
export const deleteReviewRow = deleteById(reviews);

export function hasReviewOfOrder(db: Orm, orderId: number): Promise<boolean> {
  return hasRow(db.select({ id: reviews.id }).from(reviews).where(eq(reviews.orderId, orderId)).limit(1));
}

export async function insertReviews(tx: Orm, rows: readonly NewReview[]): Promise<void> {
  await tx.insert(reviews).values([...rows]);
}

export function hasReviewFrom(db: Orm, source: ReviewSource): Promise<boolean> {
  return hasRow(db.select({ id: reviews.id }).from(reviews).where(eq(reviews.source, source)).limit(1));
}

export async function listCommentsOf(db: Orm, source: ReviewSource): Promise<string[]> {
  const rows = await db.select({ comment: reviews.comment }).from(reviews).where(eq(reviews.source, source));
  return rows.map(({ comment }) => comment);
}

/**
 * Locks out other imports of reviews until the end of the transaction, so that a second import sees the rows
 * of the first.
 */
export async function lockImports(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('import of reviews', 0))`);
}

/** Lists the author and text of all reviews; an import uses the list to recognise duplicates. */
export async function listAuthoredTexts(db: Orm): Promise<{ customerName: string; comment: string }[]> {
  return db.select({ customerName: reviews.customerName, comment: reviews.comment }).from(reviews);
}

const publishedFrom = (sources: readonly ReviewSource[]) =>
  and(eq(reviews.status, 'published'), inArray(reviews.source, [...sources]));

type Published = { sources: readonly ReviewSource[]; limit: number; offset?: number; stars?: number | null };
export type PublishedRow = Awaited<ReturnType<typeof selectPublishedReviews>>[number];

/** Lists published reviews of the given sources, newest first, optionally with one star rating. */
export async function selectPublishedReviews(
  db: Orm,
  { sources, limit, offset = 0, stars = null }: Published,
) {
  return db
    .select({
      id: reviews.id,
      customerName: reviews.customerName,
      avatarUrl: reviews.avatarUrl,
      rating: reviews.rating,
      comment: reviews.comment,
      source: reviews.source,
      verified: reviews.verified,
      importedFrom: reviews.importedFrom,
      ownerReply: reviews.ownerReply,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(and(publishedFrom(sources), stars === null ? undefined : eq(reviews.rating, stars)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
}

/** Counts published reviews of the given sources per star rating. A rating without reviews has no entry. */
export async function countPublishedByStars(db: Orm, sources: readonly ReviewSource[]) {
  return db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(publishedFrom(sources))
    .groupBy(reviews.rating);
}

/**
 * Counts published reviews of the given sources: in total, added this month so far, and added last month
 * (`spans` has the moments).
 */
export function countPublished(db: Orm, spans: AddedSpans, sources: readonly ReviewSource[]) {
  return countAdded(db, { table: reviews, at: reviews.createdAt, where: publishedFrom(sources) }, spans);
}

export async function countPublishedFrom(db: Orm, sources: readonly ReviewSource[]): Promise<number> {
  return db.$count(reviews, publishedFrom(sources));
}

export async function summarisePublished(
  db: Orm,
  source: ReviewSource,
): Promise<{ count: number; average: number | null }> {
  const [row] = await db
    .select({ count: count(), average: avg(reviews.rating) })
    .from(reviews)
    .where(and(eq(reviews.status, 'published'), eq(reviews.source, source)));
  return { count: row?.count ?? 0, average: row?.average == null ? null : Number(row.average) };
}
