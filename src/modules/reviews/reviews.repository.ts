// The table of reviews: adding, changing and deleting one, reading what is published, counting what may count.

import { and, avg, count, desc, eq, inArray } from 'drizzle-orm';
import { type AddedSpans, countAdded } from '#platform/database/count-added.ts';
import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
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

/** Null when the order of this review has one already: the unique key decides, also between two at the same moment. */
export async function insertReviewOnce(tx: Orm, review: NewReview): Promise<number | null> {
  const [row] = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: reviews.orderId })
    .returning({ id: reviews.id });
  return row?.id ?? null;
}

export function findReview(db: Orm, id: number): Promise<ReviewRow | null> {
  return findRow(db.select().from(reviews).where(eq(reviews.id, id)));
}

export function lockReview(tx: Orm, id: number): Promise<ReviewRow | null> {
  return findRow(tx.select().from(reviews).where(eq(reviews.id, id)).for('update'));
}

export async function updateReviewRow(tx: Orm, id: number, change: ReviewChange): Promise<ReviewRow> {
  const [row] = await tx.update(reviews).set(change).where(eq(reviews.id, id)).returning();
  if (!row) throw new Error(`Review ${id} is gone`);
  return row;
}

/** False when there was none. */
export async function deleteReviewRow(tx: Orm, id: number): Promise<boolean> {
  const rows = await tx.delete(reviews).where(eq(reviews.id, id)).returning({ id: reviews.id });
  return rows.length > 0;
}

export async function hasReviewOfOrder(db: Orm, orderId: number): Promise<boolean> {
  const rows = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.orderId, orderId)).limit(1);
  return rows.length > 0;
}

export async function insertReviews(tx: Orm, rows: readonly NewReview[]): Promise<void> {
  await tx.insert(reviews).values([...rows]);
}

export async function hasReviewFrom(db: Orm, source: ReviewSource): Promise<boolean> {
  const rows = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.source, source)).limit(1);
  return rows.length > 0;
}

export async function listCommentsOf(db: Orm, source: ReviewSource): Promise<string[]> {
  const rows = await db.select({ comment: reviews.comment }).from(reviews).where(eq(reviews.source, source));
  return rows.map(({ comment }) => comment);
}

/** Who wrote what, to recognise a review that is there already. */
export async function listAuthoredTexts(db: Orm): Promise<{ customerName: string; comment: string }[]> {
  return db.select({ customerName: reviews.customerName, comment: reviews.comment }).from(reviews);
}

/** Published reviews of these sources, newest first. */
export async function selectPublishedReviews(db: Orm, sources: readonly ReviewSource[], limit: number) {
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
    })
    .from(reviews)
    .where(and(eq(reviews.status, 'published'), inArray(reviews.source, [...sources])))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}

/** Published reviews of these sources. */
export function countPublished(db: Orm, spans: AddedSpans, sources: readonly ReviewSource[]) {
  const seen = and(eq(reviews.status, 'published'), inArray(reviews.source, [...sources]));
  return countAdded(db, { table: reviews, at: reviews.createdAt, where: seen }, spans);
}

export async function countPublishedFrom(db: Orm, sources: readonly ReviewSource[]): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(reviews)
    .where(and(eq(reviews.status, 'published'), inArray(reviews.source, [...sources])));
  return row?.count ?? 0;
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
