// Sends one signed webhook to the shop, with the delivery faults configured for the sandbox.

import type { AccountOptions } from '../options.ts';
import type { ClaimedEvent } from '../store/events.repository.ts';
import { signWebhook } from './webhook-signature.ts';

export type PostOptions = Pick<AccountOptions, 'clock' | 'webhookUrl' | 'webhookSecret' | 'webhookMode'>;

/**
 * Creates the function that sends a webhook event to the shop. The function returns one entry per copy it
 * sent: null when the shop accepted the copy, else the reason. `timeoutMs` limits each request.
 */
export function createPostWebhook(options: PostOptions, timeoutMs: number, abortSignal: AbortSignal) {
  async function postOnce(event: ClaimedEvent): Promise<string | null> {
    const rawBody = Buffer.from(event.body);
    try {
      const response = await fetch(options.webhookUrl(), {
        method: 'POST',
        body: rawBody,
        redirect: 'manual',
        signal: AbortSignal.any([abortSignal, AbortSignal.timeout(timeoutMs)]),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signWebhook({
            rawBody,
            secret: options.webhookSecret,
            at: options.clock.now(),
          }),
        },
      });
      await response.arrayBuffer();
      return response.ok ? null : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  }

  /**
   * Sends an event. In mode `duplicate`, two copies are sent at once, and for every other event a third copy
   * after them.
   */
  return async function post(event: ClaimedEvent): Promise<(string | null)[]> {
    if (options.webhookMode !== 'duplicate') return [await postOnce(event)];
    const pair = await Promise.all([postOnce(event), postOnce(event)]);
    return event.seq % 2 === 0 ? pair : [...pair, await postOnce(event)];
  };
}
