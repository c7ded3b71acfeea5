// Adds a picture to the library. The file is received completely, encoded again and stored, and only then
// recorded in the database. After a failure or crash the library shows no picture, and its files are deleted
// at night.

import type { Readable } from 'node:stream';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import type { Uploaded } from '../contract.ts';
import {
  findPictureByDigest,
  insertPicture,
  type PictureRow,
  updatePictureRow,
} from '../media.repository.ts';
import type { MediaStorage } from '../media-storage.port.ts';
import { pictureKey, pictureOfKey } from '../picture-address.ts';
import { type IncomingFile, withIncomingFile } from './incoming-file.ts';
import type { SerialQueue } from './serial-queue.ts';

export type UploadPictureNeeds = {
  database: Pick<Database, 'orm' | 'transaction'>;
  mediaStorage: MediaStorage;
  clock: Clock;
  /** Folder for uploads that are still being received; it may be on any disk. */
  incomingFolder: string;
  pictureQueue: SerialQueue;
};

/**
 * Uploads a picture; uploading the same file again returns the same picture. Throws 400 `upload_broken_off`;
 * 413 `payload_too_large`; 415 `picture_unsupported`; 422 `picture_unreadable`, `picture_too_large`,
 * `picture_animated`, `picture_too_complex`, `picture_unsafe`; 503 `media_storage_unavailable`, and 503
 * `temporarily_unavailable` when too many pictures are waiting.
 */
export async function uploadPicture(
  shop: UploadPictureNeeds,
  { content, fileName }: { content: Readable; fileName: string },
): Promise<Uploaded> {
  return withIncomingFile(shop.incomingFolder, content, async (file) => {
    const known = await findPictureByDigest(shop.database.orm, file.sha256);
    if (known) return { ...viewOf(await restoreRemoved(shop, known)), isNew: false };
    return shop.pictureQueue(() => storeNew(shop, file, displayName(fileName)));
  });
}

async function storeNew(
  { database, mediaStorage, clock }: UploadPictureNeeds,
  file: IncomingFile,
  name: string,
): Promise<Uploaded> {
  // Imported only when needed, because the image library takes 20 MB of memory.
  const { makeRenditions } = await import('./make-renditions.ts');
  const { files, ...size } = await makeRenditions(file.path);
  const key = pictureKey(file.sha256, size);
  await mediaStorage.store(key, files);
  const bytes = files.reduce((sum, one) => sum + one.bytes.byteLength, 0);
  const row = { sha256: file.sha256, key, name, bytes, createdAt: clock.now() };
  return database.transaction(async (tx) => {
    const inserted = await insertPicture(tx, row);
    const picture = inserted ?? (await findPictureByDigest(tx, file.sha256));
    if (!picture) throw new Error('A picture that is there already was not found');
    return { ...viewOf(picture), isNew: inserted !== null };
  });
}

/**
 * Restores a removed library picture that is uploaded again, and restarts the period for which it may stay
 * unused.
 */
async function restoreRemoved({ database }: UploadPictureNeeds, row: PictureRow): Promise<PictureRow> {
  if (row.removedAt === null && row.unusedSince === null) return row;
  const change = { removedAt: null, unusedSince: null };
  return (await database.transaction((tx) => updatePictureRow(tx, row.id, change))) ?? row;
}

function viewOf({ id, key, name, altText }: PictureRow): Omit<Uploaded, 'isNew'> {
  const { url, width, height } = pictureOfKey(key);
  return { id, url, width, height, name, altText };
}

/**
 * Returns the name under which an uploaded file is shown: the last part of the path that the browser sent,
 * without invisible characters.
 */
export function displayName(fileName: string): string {
  const last = fileName.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '')
    .replace(/^[.\s]+/, '')
    .trim();
  return [...clean].slice(0, 200).join('') || 'afbeelding';
}
