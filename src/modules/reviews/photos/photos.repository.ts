// The SQL of customer photos. Lists do not read the image data.

import { and, desc, eq, lt } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import { reviewPhotos } from '../reviews.tables.ts';

export type PhotoRow = typeof reviewPhotos.$inferSelect;

const { id, orderId, moment, photo, consentText, givenAt } = reviewPhotos;

/**
 * Inserts a customer photo, or replaces the order's existing photo of the same moment (before or after
 * brushing).
 */
export async function putPhoto(tx: Orm, row: Omit<PhotoRow, 'id'>): Promise<void> {
  await tx
    .insert(reviewPhotos)
    .values(row)
    .onConflictDoUpdate({ target: [orderId, moment], set: row });
}

export function listPhotoRows(db: Orm, limit: number): Promise<Omit<PhotoRow, 'photo' | 'consentVersion'>[]> {
  return db
    .select({ id, orderId, moment, consentText, givenAt })
    .from(reviewPhotos)
    .orderBy(desc(givenAt), desc(id))
    .limit(limit);
}

export function findPhoto(db: Orm, photoId: number): Promise<{ photo: Buffer } | null> {
  return findRow(db.select({ photo }).from(reviewPhotos).where(eq(id, photoId)));
}

export function findPhotoOf(db: Orm, of: Pick<PhotoRow, 'orderId' | 'moment'>) {
  return findRow(
    db
      .select({ photo })
      .from(reviewPhotos)
      .where(and(eq(orderId, of.orderId), eq(moment, of.moment))),
  );
}

/** Deletes the customer photos of an order; returns their number. */
export async function deletePhotosOf(tx: Orm, order: number): Promise<number> {
  return (await tx.delete(reviewPhotos).where(eq(orderId, order)).returning({ id })).length;
}

export async function deletePhotosBefore(tx: Orm, before: Date): Promise<void> {
  await tx.delete(reviewPhotos).where(lt(givenAt, before));
}
