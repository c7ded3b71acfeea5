// The files of a backup that is being put back: written aside first, promised with the token that the rows
// carry as well, and given their places afterwards. Whatever moment that is cut off, the next start knows
// what to do with them.

import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { makeFolderDurably, syncPath, syncTree, writeFileDurably } from '#platform/disk/durable-files.ts';
import { UnreadableBackup } from './backup-file.ts';
import { BACKED_UP_PATHS, SANDBOX } from './data-folder-files.ts';

export type StagedFiles = CommittableFiles & {
  begin(path: string): Promise<void>;
  add(bytes: Buffer): Promise<void>;
  /** From here on they are kept, whatever happens, for the rows with this token. */
  prepare(token: string): Promise<void>;
};

export type CommittableFiles = {
  /** Gives every file its place; answers how many there were. */
  commit(): Promise<number>;
  discard(): Promise<void>;
};

const PREPARED_TOKEN = 'restored.token';
const stagingFolderOf = (dataFolder: string) => join(dataFolder, 'restoring');

/** Files of a backup, written aside first: none has its place before all of them are there. */
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

/** What a restore left behind, with the token it was promised with; null when none did. */
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

/** May be cut off and done again: a file that has its place is not there any more to be placed. */
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
