// Finds the child processes of a process on Linux.

import { readFileSync } from 'node:fs';

/**
 * Returns the ids of the processes started by the process's main thread; throws when the process has ended.
 */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((each) => each.trim() !== '')
    .map(Number);
}
