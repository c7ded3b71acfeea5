// The SQL of pictures: find by digest, list (newest first), mark as unused and delete.

import { and, inArray, isNotNull, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, insertIfAbsent, listByValues, lockBy, updateById } from '#platform/database/find-row.ts';
import { holdsText } from '#platform/database/lists/holds-text.ts';
import { newestFirst } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { mediaPictures } from './media.tables.ts';

export type PictureRow = typeof mediaPictures.$inferSelect;

export type PictureFilter = {
  words: readonly string[];
  /**
   * Restricts a list of pictures by their keys: `these` to the pictures with one of `keys`, `others` to all
   * other pictures; absent for no restriction.
   */
  keys?: { among: 'these' | 'others'; keys: readonly string[] } | undefined;
};

export const findPicture = findBy(mediaPictures, mediaPictures.id);
export const findPictureByDigest = findBy(mediaPictures, mediaPictures.sha256);

export const findPicturesByKey = listByValues(mediaPictures, mediaPictures.key);

export const lockPicture = lockBy(mediaPictures, mediaPictures.id);

/** Inserts a picture; null when another request has just inserted the same picture. */
export const insertPicture = insertIfAbsent(mediaPictures);
export const updatePictureRow = updateById(mediaPictures);

/** Lists the pictures of the library that match a filter, newest first, without removed ones. */
export async function selectPictures(
  db: Orm,
  { after, limit, ...filter }: PictureFilter & PageRange,
): Promise<PictureRow[]> {
  return newestFirst(
    db.select().from(mediaPictures).$dynamic(),
    mediaPictures.id,
    { after, limit },
    passing(filter),
  );
}

export async function countPictures(db: Orm, filter: PictureFilter): Promise<number> {
  return db.$count(mediaPictures, passing(filter));
}

/**
 * Restores pictures that are in use, by their keys: clears their mark as unused and their removal from the
 * library.
 */
export async function restoreUsedPictures(tx: Orm, used: readonly string[]): Promise<void> {
  await tx
    .update(mediaPictures)
    .set({ unusedSince: null, removedAt: null })
    .where(
      and(
        inArray(mediaPictures.key, [...used]),
        or(isNotNull(mediaPictures.unusedSince), isNotNull(mediaPictures.removedAt)),
      ),
    );
}

export async function markUnusedPictures(tx: Orm, used: readonly string[], now: Date): Promise<void> {
  await tx
    .update(mediaPictures)
    .set({ unusedSince: now })
    .where(and(notAmong(used), isNull(mediaPictures.unusedSince)));
}

/**
 * Removes pictures from the library that have been unused since `before`; their files stay for one more day.
 */
export async function removeLongUnused(tx: Orm, before: Date, now: Date): Promise<void> {
  await tx
    .update(mediaPictures)
    .set({ removedAt: now })
    .where(and(isNull(mediaPictures.removedAt), lte(mediaPictures.unusedSince, before)));
}

/**
 * Deletes the rows of pictures that were removed from the library before a moment and are still unused.
 * Returns the keys of these pictures, whose files can be deleted.
 */
export async function deleteRemovedPictures(
  tx: Orm,
  used: readonly string[],
  before: Date,
): Promise<string[]> {
  const rows = await tx
    .delete(mediaPictures)
    .where(and(notAmong(used), lte(mediaPictures.removedAt, before)))
    .returning({ key: mediaPictures.key });
  return rows.map(({ key }) => key);
}

function passing({ words, keys }: PictureFilter): SQL | undefined {
  const among =
    keys?.among === 'others'
      ? notAmong(keys.keys)
      : keys
        ? inArray(mediaPictures.key, [...keys.keys])
        : undefined;
  return and(isNull(mediaPictures.removedAt), among, ...words.map(contains));
}

function notAmong(keys: readonly string[]): SQL | undefined {
  return keys.length === 0 ? undefined : notInArray(mediaPictures.key, [...keys]);
}

function contains(word: string): SQL | undefined {
  return or(holdsText(mediaPictures.name, word), holdsText(mediaPictures.altText, word));
}
