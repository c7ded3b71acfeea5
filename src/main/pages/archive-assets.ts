// Keeps the browser files of recent versions, because pages of an earlier version may still be open. During a
// rolling replacement, a page of one process may also request its files from another process.

import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, days } from '#shared/clock.ts';

/**
 * How many milliseconds the browser files of an earlier version are kept: longer than a page stays open or a
 * search engine keeps a page.
 */
const RETENTION_MS = days(60);

export const assetArchiveFolder = (dataDir: string) => join(dataDir, 'assets');

/**
 * Copies the browser files of this version to the archive, and deletes archived files older than the
 * retention.
 */
export async function archiveAssets(clientFolder: string, dataDir: string, clock: Clock): Promise<void> {
  const builtFolder = join(clientFolder, 'assets');
  const archiveFolder = assetArchiveFolder(dataDir);
  if (!existsSync(builtFolder)) return;
  await mkdir(archiveFolder, { recursive: true });
  const builtNames = await readdir(builtFolder);
  const archivedNames = new Set(await readdir(archiveFolder));
  for (const name of builtNames)
    if (!archivedNames.has(name)) await copyAtomically(join(builtFolder, name), join(archiveFolder, name));
  const current = new Set(builtNames);
  for (const name of archivedNames) {
    if (current.has(name)) continue;
    const path = join(archiveFolder, name);
    const since = (await stat(path).catch(() => null))?.mtimeMs ?? 0;
    if (clock.now().getTime() - since > RETENTION_MS) await rm(path, { force: true });
  }
}

/**
 * Copies a file so that it appears complete or not at all, because other processes may write or read it at
 * the same time.
 */
async function copyAtomically(from: string, to: string): Promise<void> {
  const temporaryFile = `${to}.${process.pid}`;
  await copyFile(from, temporaryFile);
  await rename(temporaryFile, to);
}
