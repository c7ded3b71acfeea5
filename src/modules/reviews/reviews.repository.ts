// The table of reviews: adding one, reading what is published, counting what may count.

import { and, avg, count, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import type { ReviewSource } from './contract.ts';
import { reviews } from './reviews.tables.ts';

export type NewReview = Omit<typeof reviews.$inferInsert, 'id'>;

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
