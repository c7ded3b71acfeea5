// A temporary database in its own folder within the data folder. A lock marks the folder as used and is
// released when the process dies; a folder without a lock is cleared by the next use or start.

import { existsSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import { DataFolderInUse, lockDataFolder } from '../embedded/data-folder-lock.ts';

/** Opens an empty database with the shop's schema in the given folder. */
export type OpenScratch = (folder: string) => Promise<Database>;

const scratchPaths = (dataFolder: string) => {
  const place = join(dataFolder, 'trial');
  return { place, inside: join(place, 'scratch') };
};

/** Error: the disk has less free space than a restore test may need. `needed` and `free` are in bytes. */
export class InsufficientDiskSpace extends Error {
  override readonly name = 'InsufficientDiskSpace';
  readonly needed: number;
  readonly free: number;

  constructor(needed: number, free: number) {
    super(`${needed} bytes are needed, ${free} are free`);
    this.needed = needed;
    this.free = free;
  }
}

/**
 * Calls `work` with the path of the temporary folder of a restore test, which `work` creates, and deletes the
 * folder afterwards. Throws `DataFolderInUse` while another process uses the folder, or
 * `InsufficientDiskSpace` when fewer than `neededBytes` bytes are free.
 */
export async function inScratchFolder<T>(
  dataFolder: string,
  neededBytes: number,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const { place, inside } = scratchPaths(dataFolder);
  const lock = lockDataFolder(place);
  try {
    await rm(inside, { recursive: true, force: true });
    const { bavail, bsize } = await statfs(dataFolder);
    if (bavail * bsize < neededBytes) throw new InsufficientDiskSpace(neededBytes, bavail * bsize);
    return await work(inside);
  } finally {
    await rm(inside, { recursive: true, force: true }).finally(() => lock.release());
  }
}

/**
 * Deletes the temporary folder of a restore test that a killed process left behind; called at every start. A
 * folder that another process uses stays.
 */
export async function clearScratch(dataFolder: string): Promise<void> {
  const { place, inside } = scratchPaths(dataFolder);
  if (!existsSync(inside)) return;
  try {
    const lock = lockDataFolder(place);
    await rm(inside, { recursive: true, force: true }).finally(() => lock.release());
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
  }
}
