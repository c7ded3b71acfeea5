// Imports the backup of an app: receives the ZIP file, checks its directory and every file, and lists the
// files. The import's row records the outcome; a failed import leaves no file and no list behind.

import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Database } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { checkContent } from './archive/check-content.ts';
import { readDirectory } from './archive/read-directory.ts';
import { openWindowed, type WindowedFile } from './archive/windowed-file.ts';
import type { FileKind, Imported, Project } from './contract.ts';
import { anotherIsRunning, noProject } from './errors.ts';
import { failStalledImports } from './fail-stalled-imports.ts';
import { deleteEntries, insertEntries } from './import-entries.repository.ts';
import type { ImportFolder } from './import-folder.ts';
import { endImport, type ImportRow, insertRunningImport } from './imports.repository.ts';
import { findProject } from './project/find-project.ts';
import { listProjectEntries, type ProjectEntry } from './project/list-entries.ts';
import { readProject } from './project/read-project.ts';
import { type Progress, startProgressReport } from './report-progress.ts';

const ENTRY_BATCH_SIZE = 500;

type Needs = {
  database: Pick<Database, 'orm' | 'transaction'>;
  importFolder: ImportFolder;
  clock: Clock;
  /** The signal that ends every running import when the shop shuts down. */
  endOfImports: AbortSignal;
};

export type Upload = {
  content: Readable;
  fileName: string;
  /**
   * A random text chosen by the browser, with which the browser finds its import while the upload is still
   * running.
   */
  ticket?: string | undefined;
  /** The size of the uploaded archive in bytes, as announced by the request; 0 when unknown. */
  expectedBytes: number;
};

/**
 * Imports an archive. The promise resolves when every file was checked and listed. Throws 409
 * `import_running` while another import runs, `import_cancelled` when an operator cancelled it; 400
 * `upload_broken_off`; 413 `payload_too_large`; 415 `not_a_zip`; 422 `archive_unsafe`, `archive_damaged`,
 * `not_a_project`; 503 `not_enough_room`.
 */
export async function importArchive(shop: Needs, upload: Upload): Promise<Imported> {
  await shop.importFolder.ensureRoom(upload.expectedBytes);
  await failStalledImports(shop);
  const row = {
    ticket: upload.ticket ?? randomBytes(16).toString('hex'),
    fileName: shownName(upload.fileName),
    startedAt: shop.clock.now(),
  };
  const started = await shop.database.transaction((tx) => insertRunningImport(tx, row));
  if (!started) throw anotherIsRunning();
  const progress = startProgressReport(shop, started.id, shop.endOfImports);
  try {
    return await runImport(shop, started.id, upload, progress);
  } catch (error) {
    await recordFailure(shop, started.id, error);
    throw error;
  } finally {
    await progress.stop();
  }
}

async function runImport(shop: Needs, id: number, upload: Upload, progress: Progress): Promise<Imported> {
  const { database, importFolder, clock } = shop;
  const { signal } = progress;
  progress.begin('receiving', upload.expectedBytes);
  const archiveBytes = await importFolder.receive(id, upload.content, {
    signal,
    onProgress: progress.advance,
  });
  const file = await openWindowed(importFolder.pathOf(id));
  const { project, entries } = await readArchive(file, progress).finally(() => file.close());
  progress.begin('recording', entries.length);
  for (let at = 0; at < entries.length; at += ENTRY_BATCH_SIZE) {
    signal.throwIfAborted();
    await insertEntries(database.orm, id, entries.slice(at, at + ENTRY_BATCH_SIZE));
    progress.advance(at);
  }
  const counted = countEntries(entries);
  const done = { status: 'done', endedAt: clock.now(), archiveBytes, project, ...counted } as const;
  const isOurs = await database.transaction((tx) => endImport(tx, id, done));
  if (!isOurs) throw new Error('The import was ended by somebody else while it still ran');
  return { id, components: counted.components, pages: counted.pages, assets: counted.assets };
}

async function readArchive(
  file: WindowedFile,
  progress: Progress,
): Promise<{ project: Project; entries: ProjectEntry[] }> {
  progress.begin('checking', file.size);
  const directory = await readDirectory(file, progress.signal);
  const root = findProject(directory.files.map(({ path }) => path));
  if (root === null) throw noProject();
  const checked = await checkContent({
    file,
    directory,
    signal: progress.signal,
    onProgress: progress.advance,
  });
  const entries = listProjectEntries(checked, root);
  return { project: await readProject(file, root, entries), entries };
}

function countEntries(entries: readonly ProjectEntry[]) {
  const files = entries.filter(({ kind }) => kind !== 'folder');
  const of = (fileKind: FileKind) => files.filter(({ kind }) => kind === fileKind).length;
  return {
    components: of('component'),
    pages: of('page'),
    assets: of('asset'),
    files: files.length,
    contentBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/**
 * Records the failure and deletes the import's files. Never throws, so that the original error is reported.
 * Files that could not be deleted are removed at the next start.
 */
async function recordFailure(
  { database, importFolder, clock }: Needs,
  id: number,
  error: unknown,
): Promise<void> {
  const ending = { ...outcomeOf(error), endedAt: clock.now() };
  try {
    await importFolder.remove(id);
    await database.transaction(async (tx) => {
      await deleteEntries(tx, id);
      await endImport(tx, id, ending);
    });
  } catch {
    // `failStalledImports` ends this import later, because its heartbeat has stopped.
  }
}

function outcomeOf(error: unknown): Pick<ImportRow, 'status' | 'refusalCode' | 'refusalDetail'> {
  if (!(error instanceof Refusal))
    return {
      status: 'failed',
      refusalCode: 'internal_error',
      refusalDetail: 'Er ging iets mis in de winkel zelf.',
    };
  const isCancelled = error.code === 'import_cancelled' || error.code === 'upload_broken_off';
  const status = isCancelled ? 'cancelled' : error.status >= 500 ? 'failed' : 'refused';
  return { status, refusalCode: error.code, refusalDetail: error.detail };
}

function shownName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  return [...last.replaceAll(/\p{C}/gu, '')].slice(0, 200).join('').trim() || 'backup.zip';
}
