// A test disk that loses power: an ext4 file system in a file, shut down by the kernel while in use. Data
// that were not forced to disk are lost. Needs Linux and root.

import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type PowerLossDisk = {
  folder: string;
  /** Cuts the power: nothing is written to the disk any more, not even the pending part of its journal. */
  cutPower(): void;
  /** Mounts the disk again and replays its journal, as after a restart. No process may have files open. */
  mountAgain(): Promise<void>;
  remove(): Promise<void>;
};

const SIZE = 1024 * 1024 * 1024;
/**
 * Mount options that switch off the ext4 features which protect programs that forget fsync before a rename.
 */
const MOUNT_OPTIONS = 'loop,noauto_da_alloc,delalloc';
/**
 * A perl script that calls EXT4_IOC_SHUTDOWN with "do not flush the journal", because Node cannot call ioctl.
 */
const SHUTDOWN = [
  '-e',
  'my $how = pack("L", 2); open(my $disk, "<", $ARGV[0]) or die $!; ioctl($disk, 0x8004587d, $how) or die $!',
];

/** Creates and mounts the disk; throws when this machine does not allow mounting. */
export function mountPowerLossDisk(): PowerLossDisk {
  const home = mkdtempSync(join(tmpdir(), 'zwartwit-power-'));
  const image = join(home, 'disk.img');
  const folder = join(home, 'disk');
  mkdirSync(folder);
  const file = openSync(image, 'w');
  ftruncateSync(file, SIZE);
  closeSync(file);
  const mount = () => execFileSync('mount', ['-o', MOUNT_OPTIONS, image, folder], { stdio: 'pipe' });
  const unmount = async () => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        execFileSync('umount', [folder], { stdio: 'pipe' });
        return;
      } catch (error) {
        // A process that was killed a moment ago may still hold a file.
        if (attempt === 50) throw error;
        await pause(100);
      }
    }
  };
  try {
    execFileSync('mkfs.ext4', ['-q', image], { stdio: 'pipe' });
    mount();
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
  return {
    folder,
    cutPower: () => void execFileSync('perl', [...SHUTDOWN, folder], { stdio: 'pipe' }),
    async mountAgain() {
      await unmount();
      mount();
    },
    async remove() {
      if (existsSync(folder)) await unmount();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
