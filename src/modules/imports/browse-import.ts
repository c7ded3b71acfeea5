// Shows the content of an imported app backup: the list of files in pages, the start of a file as text, and
// images.

import type { Readable } from 'node:stream';
import type { Uploaded } from '#modules/media/contract.ts';
import { UPLOAD_LIMIT, type UploadPictureNeeds, uploadPicture } from '#modules/media/index.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage } from '#platform/database/lists/read-page.ts';
import { refusing } from '#shared/api/problems.ts';
import { readContent, readStart } from './archive/read-content.ts';
import {
  type EntryPage,
  type EntryPreview,
  type ImportEntry,
  type ListEntriesQuery,
  pictureTypeOf,
} from './contract.ts';
import { unknownEntry, unknownImport } from './errors.ts';
import { countEntries, type EntryRow, findEntry, selectEntries } from './import-entries.repository.ts';
import type { ImportFolder } from './import-folder.ts';
import { findImport } from './imports.repository.ts';

/** The size of a preview in bytes, enough to recognise a file. */
const PREVIEW_BYTES = 64 * 1024;

type Needs = { database: Pick<Database, 'orm'>; importFolder: ImportFolder };
type Entry = { id: number; entryId: number };

/**
 * Lists the files of an import in pages; with `query.parent`, the folders and files in that folder. Throws
 * 404 `not_found` for an unknown import.
 */
export async function listEntries(
  { database }: Pick<Needs, 'database'>,
  importId: number,
  query: ListEntriesQuery,
): Promise<EntryPage> {
  if (!(await findImport(database.orm, importId))) throw unknownImport();
  const scope = { importId, ...query };
  return readPage(query, {
    rows: (place) => selectEntries(database.orm, { ...scope, ...place }),
    view: (rows) => rows.map(viewOf),
    summary: async () => ({ total: await countEntries(database.orm, scope) }),
  });
}

/**
 * Returns the first 64 KB of an imported file as text; `text` is null when the file is not text. Throws 404
 * `not_found` for an unknown import or file.
 */
export async function previewEntry(shop: Needs, entry: Entry): Promise<EntryPreview> {
  const { start, isAll } = await readStart(await open(shop, await fileOf(shop, entry)), PREVIEW_BYTES);
  const text = textOf(start);
  return { text, truncated: text !== null && !isAll };
}

/**
 * Returns a stream of an image in an imported archive. Throws 404 `not_found` for a missing file, a file that
 * browsers cannot show as an image, and a file larger than 15 MB.
 */
export async function openEntryPicture(
  shop: Needs,
  entry: Entry,
): Promise<{ type: string; content: Readable }> {
  const row = await fileOf(shop, entry);
  const type = pictureTypeOf(row.path);
  if (type === null || row.bytes > UPLOAD_LIMIT) throw unknownEntry();
  return { type, content: await open(shop, row) };
}

/**
 * Adds an image from an imported archive to the media library. Throws 404 `not_found`; 415
 * `picture_unsupported` when the file name has no image extension; and the errors of an upload to the
 * library.
 */
export async function takeEntryPicture(shop: Needs & UploadPictureNeeds, entry: Entry): Promise<Uploaded> {
  const row = await fileOf(shop, entry);
  if (pictureTypeOf(row.path) === null) throw noPicture();
  const content = await open(shop, row);
  const fileName = row.path.split('/').at(-1) ?? '';
  return uploadPicture(shop, { content, fileName }).finally(() => content.destroy());
}

async function fileOf({ database }: Needs, { id, entryId }: Entry): Promise<EntryRow> {
  const entryRow = await findEntry(database.orm, id, entryId);
  if (!entryRow || entryRow.kind === 'folder') throw unknownEntry();
  return entryRow;
}

async function open({ importFolder }: Needs, row: EntryRow): Promise<Readable> {
  const { importId, contentStart, packedBytes, deflated } = row;
  if (contentStart === null || packedBytes === null) throw unknownEntry();
  return readContent(importFolder.pathOf(importId), { contentStart, packedBytes, deflated });
}

/**
 * Decodes the bytes as UTF-8; returns null when they are not text. An incomplete character at the end is
 * ignored.
 */
function textOf(bytes: Buffer): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

const noPicture = refusing('picture_unsupported', 'Dit bestand is geen afbeelding.');

function viewOf({ id, path, kind, bytes, files }: EntryRow): ImportEntry {
  return { id, path, kind, bytes, files };
}
