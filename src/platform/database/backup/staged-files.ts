// The files of a backup that is being put back: written aside first, promised with the token that the rows
// carry as well, and given their places afterwards. Whatever moment that is cut off, the next start knows
// what to do with them.

import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { makeFolderDurably, syncPath, syncTree, writeFileDurably } from '#platform/disk/durable-files.ts';
import { UnreadableBackup } from './backup-file.ts';
import { CARRIED, SANDBOX } from './data-folder-files.ts';

export type StagedFiles = PlacingFiles & {
  begin(path: string): Promise<void>;
  add(bytes: Buffer): Promise<void>;
  /** From here on they are kept, whatever happens, for the rows with this token. */
  promise(token: string): Promise<void>;
};

export type PlacingFiles = {
  /** Gives every file its place; answers how many there were. */
  place(): Promise<number>;
  discard(): Promise<void>;
};

const PROMISE = 'restored.token';
const asideOf = (dataFolder: string) => join(dataFolder, 'restoring');

/** Files of a backup, written aside first: none has its place before all of them are there. */
export async function stageFiles(dataFolder: string): Promise<StagedFiles> {
  const aside = asideOf(dataFolder);
  await rm(aside, { recursive: true, force: true });
  makeFolderDurably(aside);
  let current: Awaited<ReturnType<typeof open>> | null = null;
  const finish = async () => {
    await current?.close();
    current = null;
  };
  return {
    async begin(path) {
      if (!CARRIED.test(path))
        throw new UnreadableBackup(`The backup holds a file that does not belong: ${path}`);
      await finish();
      const file = join(aside, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      current = await open(file, 'w', 0o600);
    },
    async add(bytes) {
      if (current === null) throw new UnreadableBackup('The backup has bytes of no file');
      await current.writeFile(bytes);
    },
    async promise(token) {
      await finish();
      syncTree(aside);
      writeFileDurably(join(aside, PROMISE), token);
    },
    place: () => placeFiles(dataFolder, aside),
    async discard() {
      await finish();
      await rm(aside, { recursive: true, force: true });
    },
  };
}

/** What a restore left behind, with the token it was promised with; null when none did. */
export async function openStagedFiles(
  dataFolder: string,
): Promise<(PlacingFiles & { token: string | null }) | null> {
  const aside = asideOf(dataFolder);
  if (!existsSync(aside)) return null;
  const promise = join(aside, PROMISE);
  return {
    token: existsSync(promise) ? await readFile(promise, 'utf8') : null,
    place: () => placeFiles(dataFolder, aside),
    discard: () => rm(aside, { recursive: true, force: true }),
  };
}

/** May be cut off and done again: a file that has its place is not there any more to be placed. */
async function placeFiles(dataFolder: string, aside: string): Promise<number> {
  const entries = await readdir(aside, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(aside, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => CARRIED.test(path));
  const folders = new Set<string>();
  for (const path of paths) {
    const target = join(dataFolder, path);
    makeFolderDurably(dirname(target));
    // The journal of the file that was there belongs to that file only.
    if (path === SANDBOX)
      for (const journal of ['-wal', '-shm']) await rm(`${target}${journal}`, { force: true });
    await rename(join(aside, path), target);
    folders.add(dirname(target));
  }
  for (const folder of folders) syncPath(folder);
  await rm(aside, { recursive: true, force: true });
  return paths.length;
}
