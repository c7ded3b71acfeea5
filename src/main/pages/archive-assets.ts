// The browser's files of the versions that ran here lately. A page of the version before is still open in
// somebody's browser, and while several processes are replaced one after another, a page of one asks another
// for its files.

import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, days } from '#shared/clock.ts';

/** Longer than a page stays open or a search engine keeps one. */
const RETENTION_MS = days(60);

export const assetArchiveFolder = (dataDir: string) => join(dataDir, 'assets');

/**
 * Lays the files of this version beside those of the ones before, and takes away what nobody asks for any
 * more.
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

/** Whole or not at all: another process may be doing the same, and others read. */
async function copyAtomically(from: string, to: string): Promise<void> {
  const temporaryFile = `${to}.${process.pid}`;
  await copyFile(from, temporaryFile);
  await rename(temporaryFile, to);
}
