// Limits how many log-ins are checked at once, because checking a password costs memory, processor time and a
// database write. Further log-ins wait in a short queue and are refused when the queue is full, so a flood of
// log-ins does not slow down the shop.

import { refusing } from '#shared/api/problems.ts';

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a limiter that runs at most `maxConcurrent` tasks and queues at most `maxWaiting` more. Refuses
 * further tasks with 503 `log_in_busy` and a Retry-After header.
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
    // A finished task passes its place to the first waiting task.
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
