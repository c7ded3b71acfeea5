// Tracks the payments this process is placing right now for a returning customer. The provider's webhook for
// the same payment arrives within a second and is not urgent, so the webhook waits and then finds the order.

import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '#shared/clock.ts';

/**
 * The longest wait for an order that is being placed, in milliseconds; a provider that gets no answer in time
 * repeats its webhook.
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
 * Waits until this process has finished placing the payment, successfully or not, for two seconds at most.
 * Returns at once when the payment is not in progress here.
 */
export async function waitUntilPlaced(paymentId: string): Promise<void> {
  const working = inFlight.get(paymentId)?.catch(() => undefined);
  if (working) await Promise.race([working, pause(WAIT_TIMEOUT_MS, undefined, { ref: false })]);
}
