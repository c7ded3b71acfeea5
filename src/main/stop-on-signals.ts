// Stops the process in order and within a time limit, so that a hanging step never blocks an operator or the
// shutdown of the machine.

import type { RunningShop } from './open-shop.ts';

const DEADLINE_MS = 30_000;

/**
 * Stops the process. On SIGINT, SIGTERM or SIGHUP it first waits until the proxy sends no more requests. On
 * the supervisor's message `leave`, sent when a new process has taken over, it first hands over the clients.
 * It also stops when the supervisor is gone. The exit code is 0 after an orderly stop, 1 when stopping failed
 * or took longer than `DEADLINE_MS`.
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
