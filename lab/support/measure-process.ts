// Measures the memory (resident set) and processor time of a process with its threads, or with all child
// processes. Needs Linux; elsewhere the values are NaN.

import { readFileSync } from 'node:fs';
import { childrenOf } from '#tests/support/children-of.ts';

/** The unit in ms in which Linux counts processor time. */
const TICK_MS = 10;

/** The resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** The processor time of a process since its start in ms, including its threads. */
export function processorMs(pid: number): number {
  try {
    return processorTimes(pid).own;
  } catch {
    return Number.NaN;
  }
}

/** The processor time of a process in ms, including its child processes that have ended. */
export function processorMsWithEnded(pid: number): number {
  try {
    const { own, ended } = processorTimes(pid);
    return own + ended;
  } catch {
    return Number.NaN;
  }
}

/**
 * The processor time in ms of a process and all its descendants. One that ends during the measurement counts
 * at the next measurement.
 */
export function familyProcessorMs(pid: number): number {
  try {
    const living = childrenOf(pid).map(familyProcessorMs);
    return living.reduce((sum, each) => sum + (each || 0), processorMsWithEnded(pid));
  } catch {
    return Number.NaN;
  }
}

/** The id of the parent process; throws when the process has ended. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

function processorTimes(pid: number): { own: number; ended: number } {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = statOf(pid).slice(11, 15).map(Number);
  return { own: (user + system) * TICK_MS, ended: (endedUser + endedSystem) * TICK_MS };
}

/**
 * Returns the fields of /proc/<pid>/stat from the state on; the program name before them may contain spaces.
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
