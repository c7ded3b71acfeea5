// What a process holds and uses: memory (resident set), now or at its highest while something runs, and processor time.
// Of the process alone, threads included. Linux only: elsewhere NaN.

import { readFileSync } from 'node:fs';

/** Ticks of the clock in which Linux counts processor time: a hundred a second everywhere it runs. */
const TICK_MS = 10;

/** In MB. */
export function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Since it began, in milliseconds, its threads included. */
export function processorMs(pid: number): number {
  try {
    // The name of the program, which may hold blanks, ends with the last parenthesis; user and system time follow as 12 and 13.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
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
