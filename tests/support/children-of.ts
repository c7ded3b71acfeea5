// The processes another one started, as Linux tells.

import { readFileSync } from 'node:fs';

/** Of its first thread, which is the one that starts them. Throws for a process that is gone. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((each) => each.trim() !== '')
    .map(Number);
}
