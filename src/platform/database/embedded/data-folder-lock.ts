// Locks a data folder for one process. The embedded engine has no lock of its own, and a second process, even
// one that only reads, destroys data. The kernel releases the lock when its process dies, however that
// happens.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolderDurably } from '#platform/disk/durable-files.ts';

export type DataFolderHolder = { pid: number; host: string; startedAt: string; address: string | null };

/**
 * Error: the folder is already locked by another process or by this one. The message names that process and
 * says what to do.
 */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly folder: string;
  readonly holder: DataFolderHolder | null;

  constructor(folder: string, holder: DataFolderHolder | null) {
    super(
      `The data folder ${folder} is in use by ${describe(holder)}. Stop it first, or choose another DATA_DIR.`,
    );
    this.folder = folder;
    this.holder = holder;
  }
}

export type DataFolderLock = { release(): void };

/**
 * Locks the folder until `release` is called or this process ends; throws `DataFolderInUse` when the folder
 * is already locked. `address`, the address this process serves, is shown in that error. SQLite serves only
 * as a portable kernel file lock.
 */
export function lockDataFolder(folder: string, address: string | null = null): DataFolderLock {
  makeFolderDurably(folder);
  const holderFile = join(folder, 'holder.json');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    // No journal file: nothing is ever written, and a killed holder must leave nothing to recover.
    lock.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataFolderInUse(folder, readHolder(holderFile));
    throw error;
  }
  const holder: DataFolderHolder = {
    pid: process.pid,
    host: hostname(),
    startedAt: new Date().toISOString(),
    address,
  };
  writeFileSync(holderFile, `${JSON.stringify(holder)}\n`);
  return {
    release() {
      if (!lock.isOpen) return;
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /locked|busy/i.test(error.message);
}

function readHolder(file: string): DataFolderHolder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isHolder(value) ? value : null;
  } catch {
    // The holder may not have written it yet; the refusal stands without a name.
    return null;
  }
}

function isHolder(value: unknown): value is DataFolderHolder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'host' in value &&
    typeof value.host === 'string' &&
    'startedAt' in value &&
    typeof value.startedAt === 'string' &&
    'address' in value &&
    (value.address === null || typeof value.address === 'string')
  );
}

function describe(holder: DataFolderHolder | null): string {
  if (holder === null) return 'another process';
  const serving = holder.address === null ? '' : `, serving ${holder.address}`;
  return `process ${holder.pid} on ${holder.host} since ${holder.startedAt}${serving}`;
}
