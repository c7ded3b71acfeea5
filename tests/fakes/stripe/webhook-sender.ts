// Sends events to the shop as Stripe does: signed, again until they are taken, in no certain order, sometimes twice.
// How badly they travel is a switch; signing is written out here, so that it checks the SDK's way of reading it.

import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export type Travel = 'normal' | 'duplicate' | 'late' | 'reordered' | 'lost';

export type SentEvent = { id: string; type: string; body: string };

export type SenderOptions = {
  /** Asked at every delivery: where the shop listens may be known only later. */
  url(): string | null;
  secret: string;
  travel: Travel;
  now(): Date;
  /** Milliseconds of `late`, and how long `reordered` collects. */
  delay?: number;
};

const ATTEMPTS = 20;
const RETRY_PAUSE_MS = 100;

export function signatureOf({ body, secret, at }: { body: string; secret: string; at: Date }): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

export function createWebhookSender({ url, secret, travel, now, delay = 200 }: SenderOptions) {
  const underWay = new Set<Promise<void>>();
  const waiting: SentEvent[] = [];
  const stopped = new AbortController();

  async function deliver({ body }: SentEvent): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS && !stopped.signal.aborted; attempt += 1) {
      const address = url();
      if (address === null) return;
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signatureOf({ body, secret, at: now() }),
      };
      const taken = await fetch(address, { method: 'POST', body, headers, signal: stopped.signal }).then(
        (answer) => answer.ok,
        () => false,
      );
      if (taken) return;
      await pause(RETRY_PAUSE_MS);
    }
  }

  async function deliverNewestFirst(): Promise<void> {
    await pause(delay);
    for (const event of waiting.splice(0).reverse()) await deliver(event);
  }

  const travels: Record<Travel, (event: SentEvent) => Promise<unknown>> = {
    normal: deliver,
    duplicate: async (event) => Promise.all([deliver(event), deliver(event)]),
    late: async (event) => {
      await pause(delay);
      await deliver(event);
    },
    reordered: async (event) => {
      waiting.push(event);
      if (waiting.length === 1) await deliverNewestFirst();
    },
    lost: async () => undefined,
  };

  return {
    send(event: SentEvent): void {
      const run = travels[travel](event).then(() => undefined);
      const tracked = run.catch(() => undefined).finally(() => underWay.delete(tracked));
      underWay.add(tracked);
    },
    /** Delivers once more what was sent before, as Stripe's dashboard can. */
    resend: (event: SentEvent) => deliver(event),
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: () => stopped.abort(),
  };
}
