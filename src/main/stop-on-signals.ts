// How the process ends when it is asked to: in order, and within a time of its own. What hangs on something
// that does not answer any more must not keep an operator, or the machine that goes down, waiting.

import type { RunningShop } from './open-shop.ts';

const DEADLINE_MS = 30_000;

/**
 * Ends the process with 0 when `stop` has resolved, with 1 when it failed or took too long. Told `leave` by
 * whoever started it, because another one has taken its place, it lets everybody who is connected go in peace
 * first; on a signal it drains.
 */
export function stopOnSignals({
  stop,
  handOver,
  drain,
}: Pick<RunningShop, 'stop' | 'handOver' | 'drain'>): void {
  let stopping = false;
  const end = async (how: () => Promise<void>) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      console.error('The shop did not stop in time and was ended.');
      process.exit(1);
    }, DEADLINE_MS).unref();
    try {
      await how();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(drain));
  // Whoever started this process and would start it again is gone: one left alone would hold the address and
  // the data.
  process.on('disconnect', () => end(stop));
  process.on('message', (message) => message === 'leave' && end(handOver));
}
