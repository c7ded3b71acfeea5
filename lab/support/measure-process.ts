// What a process holds and uses: memory (resident set), now or at its highest while something runs, and
// processor time. Of the process alone, threads included, or with all it started. Linux only: elsewhere NaN.

import { readFileSync } from 'node:fs';
import { childrenOf } from '#tests/support/children-of.ts';

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
    return processorTimes(pid).own;
  } catch {
    return Number.NaN;
  }
}

/** The same with the processes it started and that have ended. */
export function processorMsWithEnded(pid: number): number {
  try {
    const { own, ended } = processorTimes(pid);
    return own + ended;
  } catch {
    return Number.NaN;
  }
}

/** The same with all it started. One that ends while it is looked at counts with the next look. */
export function familyProcessorMs(pid: number): number {
  try {
    const living = childrenOf(pid).map(familyProcessorMs);
    return living.reduce((sum, each) => sum + (each || 0), processorMsWithEnded(pid));
  } catch {
    return Number.NaN;
  }
}

/** Throws for a process that is gone. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

function processorTimes(pid: number): { own: number; ended: number } {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = statOf(pid).slice(11, 15).map(Number);
  return { own: (user + system) * TICK_MS, ended: (endedUser + endedSystem) * TICK_MS };
}

/**
 * From its state on: the name of the program before it may hold blanks, and ends with the last parenthesis.
 */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
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
