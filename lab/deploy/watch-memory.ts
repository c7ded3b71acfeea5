// Measures the memory of all processes of the guest together. Shared memory is divided among the processes;
// the file cache of Linux does not count.

import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const EVERY_MS = 1_000;

/**
 * Starts to watch the memory of the guest whose first process is `leader`. `highest` returns the maximum in
 * bytes since its last call.
 */
export function watchMemory(leader: string): { highest(): number; stop(): void } {
  const home = readlinkSync(`/proc/${leader}/ns/pid`);
  let most = 0;
  const look = () => {
    const sum = pids()
      .filter((pid) => said(() => readlinkSync(`/proc/${pid}/ns/pid`)) === home)
      .map(shareOf)
      .reduce((total, each) => total + each, 0);
    most = Math.max(most, sum);
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    highest() {
      const found = most;
      most = 0;
      return found;
    },
    stop: () => clearInterval(timer),
  };
}

const pids = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

function shareOf(pid: string): number {
  const rollup = said(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? '';
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
}

/** Returns the result of `read`, which reads a file of /proc; null when the process has ended. */
function said(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
