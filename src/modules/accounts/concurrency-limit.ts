// Checking a password costs memory, a processor and a write. A flood of log-ins waits before this door, and
// what does not fit into the short queue is turned away, so that the shop behind it keeps selling.

import { refusing } from '#shared/api/problems.ts';

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * At most `inside` at work and `waiting` before the door; 503 `log_in_busy` with Retry-After for the rest.
 */
export function createConcurrencyLimit({
  maxConcurrent,
  maxWaiting,
}: {
  maxConcurrent: number;
  maxWaiting: number;
}): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let busy = 0;

  return async (work) => {
    if (busy < maxConcurrent) busy += 1;
    else if (queue.length >= maxWaiting) throw tooBusy();
    // Whoever leaves hands its place to the first who waits.
    else await new Promise<void>((enter) => queue.push(enter));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

const tooBusy = refusing(
  'log_in_busy',
  'Er proberen nu te veel mensen in te loggen. Probeer het over een paar tellen opnieuw.',
  { retryAfter: 3 },
);
