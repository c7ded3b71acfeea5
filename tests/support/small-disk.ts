// Mounts a small disk, for tests of a full disk. Needs Linux and root.

import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  folder: string;
  /** Fills the disk, leaving the given number of megabytes free; none by default. */
  fill(spareMegabytes?: number): void;
  /** Deletes what `fill` wrote. */
  free(): void;
  /** Makes the disk read-only; existing files stay. */
  makeReadOnly(): void;
  remove(): void;
};

/** Mounts the disk; null when this machine does not allow mounting. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  const filling = join(folder, 'filling');
  return {
    folder,
    fill(spareMegabytes = 0) {
      const spare = join(folder, 'spare');
      if (spareMegabytes > 0) writeFileSync(spare, Buffer.alloc(spareMegabytes << 20));
      const file = openSync(filling, 'w');
      for (const size of [1 << 20, 4096, 1]) writeUntilFull(file, Buffer.alloc(size));
      closeSync(file);
      rmSync(spare, { force: true });
    },
    free: () => rmSync(filling, { force: true }),
    makeReadOnly: () => void execFileSync('mount', ['-o', 'remount,ro', folder], { stdio: 'ignore' }),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    while (writeSync(file, bytes) === bytes.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
