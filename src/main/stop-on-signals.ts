// Stops the process in order and within a time limit, so that a hanging step never blocks an operator or the
// shutdown of the machine.

import type { RunningShop } from './open-shop.ts';

const DEADLINE_MS = 30_000;

/**
 * Stops the process on a signal or message: with exit code 0 when `stop` has resolved, with 1 when it failed
 * or took too long. The message `leave` from the supervisor, sent when a new process has taken over, first
 * hands over the clients. A signal first waits until the proxy sends no more requests.
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
  // The supervisor is gone, and nothing would restart this process. Left alone, it would block the address
  // and the data folder.
  process.on('disconnect', () => end(stop));
  process.on('message', (message) => message === 'leave' && end(handOver));
}
