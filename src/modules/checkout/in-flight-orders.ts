// Tracks the payments whose order this process is creating right now for a customer who came back from
// paying. The provider's webhook for the same payment arrives within a second; it waits and then finds the
// finished order.

import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '#shared/clock.ts';

/**
 * The longest time in milliseconds that a webhook waits for an order that is being created. A provider that
 * gets no answer in time repeats its webhook.
 */
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

/**
 * Waits until this process has finished creating the order of the payment, successfully or not, at most two
 * seconds. Returns at once when this process is not working on the payment.
 */
export async function waitUntilPlaced(paymentId: string): Promise<void> {
  const working = inFlight.get(paymentId)?.catch(() => undefined);
  if (working) await Promise.race([working, pause(WAIT_TIMEOUT_MS, undefined, { ref: false })]);
}
