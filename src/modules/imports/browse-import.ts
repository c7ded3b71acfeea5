// What is inside an import: its files page by page, the beginning of one as text, and its pictures.

import type { Readable } from 'node:stream';
import type { Uploaded } from '#modules/media/contract.ts';
import { type TakePictureNeeds, takePicture, UPLOAD_LIMIT } from '#modules/media/index.ts';
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

/** Enough to recognise a file by. */
const PREVIEW_BYTES = 64 * 1024;

type Needs = { database: Pick<Database, 'orm'>; importFolder: ImportFolder };
type Entry = { id: number; entryId: number };

/** 404 `not_found` for an unknown import. */
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

/** The first 64 KB as text. 404 `not_found`. */
export async function previewEntry(shop: Needs, entry: Entry): Promise<EntryPreview> {
  const { start, isAll } = await readStart(await open(shop, await fileOf(shop, entry)), PREVIEW_BYTES);
  const text = textOf(start);
  return { text, truncated: text !== null && !isAll };
}

/**
 * A picture as it is in the archive. 404 `not_found`, also for what no browser shows as one, or is larger
 * than 15 MB.
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
 * Into the media library. 404 `not_found`; refuses as an upload does, and with 415 `picture_unsupported` what
 * has no picture's name.
 */
export async function takeEntryPicture(shop: Needs & TakePictureNeeds, entry: Entry): Promise<Uploaded> {
  const row = await fileOf(shop, entry);
  if (pictureTypeOf(row.path) === null) throw noPicture();
  const content = await open(shop, row);
  const fileName = row.path.split('/').at(-1) ?? '';
  return takePicture(shop, { content, fileName }).finally(() => content.destroy());
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

/** Null for what is no text. A letter that the limit cut in two does not count against it. */
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
