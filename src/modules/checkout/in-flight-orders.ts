// Payments whose order this process is making at this moment, for the customer who came back from paying. The
// provider's own message about one of them comes within the same second and is in no hurry: it waits, and
// then finds the order there.

import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '#shared/clock.ts';

/** A provider that is not answered in time says it again. */
const WAIT_TIMEOUT_MS = seconds(2);

const inFlight = new Map<string, Promise<unknown>>();

export async function trackInFlight<T>(paymentId: string, work: () => Promise<T>): Promise<T> {
  const working = work();
  inFlight.set(paymentId, working);
  try {
    return await working;
  } finally {
    if (inFlight.get(paymentId) === working) inFlight.delete(paymentId);
  }
}

/** Whatever became of it, and two seconds at most; at once when nobody of this process is at it. */
export async function waitUntilPlaced(paymentId: string): Promise<void> {
  const working = inFlight.get(paymentId)?.catch(() => undefined);
  if (working) await Promise.race([working, pause(WAIT_TIMEOUT_MS, undefined, { ref: false })]);
}
