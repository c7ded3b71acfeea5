// Lets an operator list and describe the pictures of the library, and remove and restore unused ones.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { readPage } from '#platform/database/lists/read-page.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { notFound } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import {
  type LibraryPicture,
  type ListPicturesQuery,
  type PicturePage,
  type PictureUpdate,
  type PictureUse,
  uploadedPicture,
} from './contract.ts';
import { pictureUsed } from './errors.ts';
import {
  countPictures,
  findPicture,
  findPicturesByKey,
  lockPicture,
  type PictureRow,
  selectPictures,
  updatePictureRow,
} from './media.repository.ts';
import { pictureOfKey } from './picture-address.ts';
import { findPictureUses, type PictureReaders } from './picture-uses.ts';

type Needs = PictureReaders & { database: Pick<Database, 'orm' | 'transaction'> };

/** Lists pictures, newest first. Every word of `q` must occur in the name or the alternative text. */
export async function listPictures(
  shop: PictureReaders & { database: Pick<Database, 'orm'> },
  { q = '', use, ...pageQuery }: ListPicturesQuery,
): Promise<PicturePage> {
  const { orm } = shop.database;
  const uses = await findPictureUses(shop, orm);
  const words = q.split(/\s+/).filter((word) => word !== '');
  const among: 'these' | 'others' = use === 'unused' ? 'others' : 'these';
  const filter = { words, keys: use ? { among, keys: [...uses.keys()] } : undefined };
  return readPage(pageQuery, {
    rows: (place) => selectPictures(orm, { ...filter, ...place }),
    view: (rows) => rows.map((row) => viewOf(row, uses.get(row.key))),
    summary: async () => ({ total: await countPictures(orm, filter) }),
  });
}

/** Reads one picture with its uses. Throws 404 `not_found` for an unknown or removed picture. */
export async function getPicture(shop: Needs, id: number): Promise<LibraryPicture> {
  const { orm } = shop.database;
  const row = await findPicture(orm, id);
  if (!row || row.removedAt !== null) throw gone();
  return viewOf(row, (await findPictureUses(shop, orm)).get(row.key));
}

/**
 * Changes the name or the alternative text of a picture. Throws 404 `not_found`, and 409 `edit_conflict` when
 * another operator changed the picture meanwhile.
 */
export async function updatePicture(
  shop: Needs,
  id: number,
  { version, ...change }: PictureUpdate,
): Promise<LibraryPicture> {
  return shop.database.transaction(async (tx) => {
    const current = await lockShown(tx, id);
    refuseStaleEdit(current.version, version, 'Iemand anders heeft deze afbeelding intussen gewijzigd.');
    const row = await updatePictureRow(tx, id, { ...change, version: current.version + 1 });
    if (!row) throw gone();
    // Cached pages contain the alternative text.
    for (const data of ['blog', 'catalog'] as const) await announceChange(tx, data);
    return viewOf(row, (await findPictureUses(shop, tx)).get(row.key));
  });
}

/**
 * Removes a picture from the library; its files are deleted a day later. Throws 404 `not_found`, and 409
 * `picture_used` with the places that show the picture.
 */
export async function removePicture(shop: Needs & { clock: Clock }, id: number): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { key } = await lockShown(tx, id);
    const uses = (await findPictureUses(shop, tx)).get(key);
    if (uses) throw pictureUsed(uses);
    await updatePictureRow(tx, id, { removedAt: shop.clock.now() });
  });
}

/**
 * Restores a removed picture. Throws 404 `not_found` when the picture is unknown or its files were deleted.
 */
export async function restorePicture(shop: Needs, id: number): Promise<LibraryPicture> {
  return shop.database.transaction(async (tx) => {
    const row = await updatePictureRow(tx, id, { removedAt: null, unusedSince: null });
    if (!row) throw gone();
    return viewOf(row, (await findPictureUses(shop, tx)).get(row.key));
  });
}

/** Returns the alternative text of an uploaded picture; empty for any other address. */
export async function findAltText(db: Orm, address: string | null): Promise<string> {
  const picture = uploadedPicture(address);
  if (!picture) return '';
  return (await findPicturesByKey(db, [picture.key]))[0]?.altText ?? '';
}

async function lockShown(tx: Orm, id: number): Promise<PictureRow> {
  const row = await lockPicture(tx, id);
  if (!row || row.removedAt !== null) throw gone();
  return row;
}

function viewOf(row: PictureRow, uses: PictureUse[] = []): LibraryPicture {
  const { url, width, height } = pictureOfKey(row.key);
  const { id, name, altText, bytes, version } = row;
  return {
    id,
    url,
    width,
    height,
    name,
    altText,
    bytes,
    uses,
    version,
    createdAt: row.createdAt.toISOString(),
  };
}

const gone = () => notFound('Deze afbeelding staat niet meer in de bibliotheek.');
