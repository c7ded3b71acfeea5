// Ends the processes a test started: by request, by force after a while, and always when the test itself
// ends.

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** Makes sure that the child process ends together with this process. */
export function track<Child extends ChildProcess>(child: Child): Child {
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Ends the process and resolves when it is gone; SIGKILL follows after `patience` milliseconds. */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals,
  patience: number,
): Promise<void> {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const tired = setTimeout(() => child.kill('SIGKILL'), patience);
  await gone;
  clearTimeout(tired);
}
