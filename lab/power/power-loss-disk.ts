// A disk of its own that loses power: an ext4 in a file, mounted, and shut down by the kernel in the middle
// of its work (the ioctl that file system developers test with). What was not forced to it is gone. Linux, as
// root only.

import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type PowerLossDisk = {
  folder: string;
  /** From here on nothing reaches the disk, not even its own journal that was not written yet. */
  cutPower(): void;
  /** As a machine comes up again: the journal is played back. Everybody who had files open must be gone. */
  mountAgain(): Promise<void>;
  remove(): Promise<void>;
};

const SIZE = 1024 * 1024 * 1024;
/** Without the guesses by which ext4 forgives programs that forget to fsync before they rename. */
const MOUNT_OPTIONS = 'loop,noauto_da_alloc,delalloc';
/** EXT4_IOC_SHUTDOWN with "do not flush the journal". Node has no ioctl; every Debian has perl. */
const SHUTDOWN = [
  '-e',
  'my $how = pack("L", 2); open(my $disk, "<", $ARGV[0]) or die $!; ioctl($disk, 0x8004587d, $how) or die $!',
];

/** Throws where this machine does not let us mount. */
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
