// Memory a process holds (resident set), now or at its highest while something runs.

import { readFileSync } from 'node:fs';

/** In MB; of the process alone, threads included. Linux only: elsewhere NaN. */
export function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}

export async function highestMegabytes<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; highest: number }> {
  let highest = residentMegabytes(pid);
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid));
  }, 100);
  try {
    return { result: await work(), highest };
  } finally {
    clearInterval(timer);
  }
}
