// Lets operators view imports, cancel a running import, and remove an import with its files.

import type { Database } from '#platform/database/database.ts';
import type { Import } from './contract.ts';
import { anotherIsRunning, unknownImport } from './errors.ts';
import type { ImportFolder } from './import-folder.ts';
import {
  deleteEndedImport,
  findImport,
  type ImportWithProgress,
  requestCancellation,
  selectImports,
} from './imports.repository.ts';

const MAX_LISTED = 200;

type Needs = { database: Pick<Database, 'orm' | 'transaction'> };

/** Lists imports of app backups, newest first, at most 200. */
export async function listImports({ database }: Needs): Promise<Import[]> {
  return (await selectImports(database.orm, MAX_LISTED)).map(viewOf);
}

/**
 * Returns the import of an app backup, with its progress while it runs. Throws 404 `not_found` for an unknown
 * id.
 */
export async function getImport({ database }: Needs, id: number): Promise<Import> {
  const importWithProgress = await findImport(database.orm, id);
  if (!importWithProgress) throw unknownImport();
  return viewOf(importWithProgress);
}

/**
 * Requests the end of a running import, which then ends within a second or two. Does nothing when the import
 * has already ended. Throws 404 `not_found`.
 */
export async function cancelImport({ database }: Needs, id: number): Promise<void> {
  const isRunning = await database.transaction((tx) => requestCancellation(tx, id));
  if (!isRunning && !(await findImport(database.orm, id))) throw unknownImport();
}

/**
 * Removes an import with its archive. Throws 404 `not_found`; 409 `import_running` while the import is
 * running.
 */
export async function removeImport(
  { database, importFolder }: Needs & { importFolder: ImportFolder },
  id: number,
): Promise<void> {
  const isGone = await database.transaction((tx) => deleteEndedImport(tx, id));
  if (!isGone) throw (await findImport(database.orm, id)) ? anotherIsRunning() : unknownImport();
  await importFolder.remove(id);
}

function viewOf({ row, progress }: ImportWithProgress): Import {
  const { startedAt, endedAt, refusalCode, refusalDetail, ...rest } = row;
  return {
    ...rest,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    progress: progress ? { step: progress.step, done: progress.done, total: progress.total } : null,
    refusal: refusalCode === null ? null : { code: refusalCode, detail: refusalDetail ?? '' },
  };
}
