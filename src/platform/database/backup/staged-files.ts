// Keeps the files of a backup in a staging folder during a restore, and moves them into place after the
// commit of the restored rows. The folder and that transaction contain the same token. After an interruption
// at any moment the next start compares both tokens, and finishes the move or deletes the folder.

import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { makeFolderDurably, syncPath, syncTree, writeFileDurably } from '#platform/disk/durable-files.ts';
import { UnreadableBackup } from './backup-file.ts';
import { BACKED_UP_PATHS, SANDBOX } from './data-folder-files.ts';

export type StagedFiles = CommittableFiles & {
  begin(path: string): Promise<void>;
  add(bytes: Buffer): Promise<void>;
  /**
   * Writes the token of this restore beside its staged files. The transaction that restores the rows stores
   * the same token, so the next start can tell whether an interrupted restore was committed and must be
   * finished.
   */
  prepare(token: string): Promise<void>;
};

export type CommittableFiles = {
  /**
   * Moves every staged file of a restore to its place in the data folder; returns the number of files moved.
   */
  commit(): Promise<number>;
  discard(): Promise<void>;
};

const PREPARED_TOKEN = 'restored.token';
const stagingFolderOf = (dataFolder: string) => join(dataFolder, 'restoring');

/**
 * Creates an empty staging folder for the files of a backup, in place of an earlier one. No file is moved
 * into place before all are staged.
 */
export async function stageFiles(dataFolder: string): Promise<StagedFiles> {
  const stagingFolder = stagingFolderOf(dataFolder);
  await rm(stagingFolder, { recursive: true, force: true });
  makeFolderDurably(stagingFolder);
  let current: Awaited<ReturnType<typeof open>> | null = null;
  const finish = async () => {
    await current?.close();
    current = null;
  };
  return {
    async begin(path) {
      if (!BACKED_UP_PATHS.test(path))
        throw new UnreadableBackup(`The backup holds a file that does not belong: ${path}`);
      await finish();
      const file = join(stagingFolder, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      current = await open(file, 'w', 0o600);
    },
    async add(bytes) {
      if (current === null) throw new UnreadableBackup('The backup has bytes of no file');
      await current.writeFile(bytes);
    },
    async prepare(token) {
      await finish();
      syncTree(stagingFolder);
      writeFileDurably(join(stagingFolder, PREPARED_TOKEN), token);
    },
    commit: () => commitFiles(dataFolder, stagingFolder),
    async discard() {
      await finish();
      await rm(stagingFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Opens the staged files of an interrupted restore; null when there are none. `token` identifies the restore;
 * null when not all files had been staged.
 */
export async function openStagedFiles(
  dataFolder: string,
): Promise<(CommittableFiles & { token: string | null }) | null> {
  const stagingFolder = stagingFolderOf(dataFolder);
  if (!existsSync(stagingFolder)) return null;
  const promise = join(stagingFolder, PREPARED_TOKEN);
  return {
    token: existsSync(promise) ? await readFile(promise, 'utf8') : null,
    commit: () => commitFiles(dataFolder, stagingFolder),
    discard: () => rm(stagingFolder, { recursive: true, force: true }),
  };
}

/**
 * Moves the staged files of a restore into place and returns their number. Safe to repeat after an
 * interruption: files already moved are no longer in the staging folder.
 */
async function commitFiles(dataFolder: string, stagingFolder: string): Promise<number> {
  const entries = await readdir(stagingFolder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(stagingFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => BACKED_UP_PATHS.test(path));
  const folders = new Set<string>();
  for (const path of paths) {
    const target = join(dataFolder, path);
    makeFolderDurably(dirname(target));
    // The journal of the file that was there belongs to that file only.
    if (path === SANDBOX)
      for (const journal of ['-wal', '-shm']) await rm(`${target}${journal}`, { force: true });
    await rename(join(stagingFolder, path), target);
    folders.add(dirname(target));
  }
  for (const folder of folders) syncPath(folder);
  await rm(stagingFolder, { recursive: true, force: true });
  return paths.length;
}
