// A database to be thrown away, in a folder of its own within the data folder. Whatever happens it is gone
// afterwards: who uses it holds a lock that falls when a process dies, and whoever comes next clears what
// lies there without one.

import { existsSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import { DataFolderInUse, lockDataFolder } from '../embedded/data-folder-lock.ts';

/** Opens an empty database with the schema of the shop in a folder. */
export type OpenScratch = (folder: string) => Promise<Database>;

const scratchPaths = (dataFolder: string) => {
  const place = join(dataFolder, 'trial');
  return { place, inside: join(place, 'scratch') };
};

/** There is less room on the disk than the work may take: the shop itself needs what is left. */
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
 * `work` gets a folder that nobody else has. Throws `DataFolderInUse` while somebody else is at it, or
 * `InsufficientDiskSpace`.
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

/** For every start: what a killed process left goes, what another one is using stays. */
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
