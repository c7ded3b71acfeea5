// Stores the files of pictures on the shop's own disk. The folder of a picture is filled under a temporary
// name, flushed to disk and then renamed in one step, so the picture exists completely or not at all.

import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureKey, type MediaStorage, storageUnavailable } from '#modules/media/index.ts';
import type { Log } from '#platform/log/create-log.ts';

type Options = { folder: string; log: Pick<Log, 'warn'> };

const STAGING = '.staging';

export function createDiskFiles({ folder, log }: Options): MediaStorage {
  const staging = join(folder, STAGING);
  const orUnavailable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, 'the disk with the pictures refused');
      throw storageUnavailable();
    }
  };
  return {
    store: (key, files) =>
      orUnavailable(async () => {
        const stagedFolder = join(staging, randomUUID());
        await mkdir(stagedFolder, { recursive: true });
        try {
          for (const { name, bytes } of files) await writeDurably(join(stagedFolder, name), bytes);
          await flush(stagedFolder);
          await renameIfAbsent(stagedFolder, join(folder, key));
          await flush(folder);
        } finally {
          await rm(stagedFolder, { recursive: true, force: true });
        }
      }),
    read: (key, name) => orUnavailable(() => ifExists(readFile(join(folder, key, name)))),
    remove: (key) => orUnavailable(() => rm(join(folder, key), { recursive: true, force: true })),
    async *list() {
      const names = (await orUnavailable(() => ifExists(readdir(folder)))) ?? [];
      for (const key of names.filter(isPictureKey)) {
        const entry = await orUnavailable(() => ifExists(stat(join(folder, key))));
        if (entry) yield { key, storedAt: entry.mtime };
      }
    },
    tidy: (before) =>
      orUnavailable(async () => {
        for (const name of (await ifExists(readdir(staging))) ?? []) {
          const entry = await ifExists(stat(join(staging, name)));
          if (entry && entry.mtime < before) await rm(join(staging, name), { recursive: true, force: true });
        }
      }),
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * Renames a folder to its final path. When that path exists already, nothing is renamed, because the folder
 * there contains the same files.
 */
async function renameIfAbsent(stagedFolder: string, path: string): Promise<void> {
  try {
    await rename(stagedFolder, path);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
  }
}

async function ifExists<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return null;
    throw error;
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
