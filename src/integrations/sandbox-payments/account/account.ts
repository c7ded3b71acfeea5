// The shop's account at the payment sandbox: its payments in a durable file, the changes they can go through,
// and the webhooks about them. Other folders of the sandbox use the account only through this module.

import { createWebhookDeliverer } from '../messages/webhook-deliverer.ts';
import { type AccountOptions, defaultTimings } from '../options.ts';
import { createEventsRepository } from '../store/events.repository.ts';
import { openSandboxFile } from '../store/sandbox-file.ts';
import { createStore } from '../store/store.ts';
import { createAttempts } from './attempts.ts';
import { createBalanceRequests } from './balance-requests.ts';
import { type DisputeOutcome, decideDisputes } from './disputes.ts';
import { createPaymentRequests } from './payment-requests.ts';
import { createReversalRequests } from './reversal-requests.ts';
import { createSettleDue } from './settle-due.ts';

const STOP_GRACE_MS = 1000;

export type Account = ReturnType<typeof openAccount>;

/**
 * Opens the shop's account at the sandbox, creating its file when needed. Several processes on one machine
 * may open the same file.
 */
export function openAccount(options: AccountOptions) {
  if (options.webhookSecret === '') throw new Error('The sandbox needs a webhook secret to sign with');
  const timings = { ...defaultTimings, ...options.timings };
  const { clock } = options;
  const file = openSandboxFile(options.file, 'full');
  const deliveryFile = openSandboxFile(options.file, 'normal');
  const deliveryEvents = createEventsRepository(deliveryFile.connection);

  const store = createStore(file, options, timings);
  const attempts = createAttempts({ store, clock, timings });
  const settle = createSettleDue({ store, attempts, clock, timings });
  const requests = {
    ...createPaymentRequests({ store, settle, clock }),
    ...createReversalRequests({ store, settle, clock, timings }),
    ...createBalanceRequests({ store, settle, clock }),
  };
  const deliverer = createWebhookDeliverer({ file: deliveryFile, events: deliveryEvents, options, timings });

  const ticker = createTicker(settleAndFill, deliverer.fill, timings.pollEvery);
  store.onEvents(ticker.flush);

  function settleAndFill(): void {
    try {
      settle.settleAllDue();
    } catch (error) {
      options.log.warn({ err: error }, 'sandbox payments could not be settled');
    }
    deliverer.fill();
  }

  return {
    store,
    attempts,
    settle,
    requests,
    /**
     * Decides the open disputes of a payment, as the customer's bank would; does nothing for an unknown
     * payment or without an open dispute.
     */
    decideDisputes(paymentId: string, outcome: DisputeOutcome): void {
      store.transaction(() => {
        const payment = store.payments.find(paymentId);
        if (payment !== null) decideDisputes(store, payment, outcome, clock.now().getTime());
      });
    },
    /**
     * Deletes old webhook events, then starts sending webhooks and carrying out the changes of payments that
     * are due. The timers do not keep the process alive.
     */
    start(): void {
      deliveryFile.transaction(() => deliveryEvents.prune(clock.now().getTime() - timings.eventRetentionMs));
      ticker.start();
    },
    /**
     * Carries out the changes of payments that are due now, sends the webhooks that are due, and waits until
     * their deliveries have finished.
     */
    async runDue(): Promise<void> {
      settleAndFill();
      await deliverer.idle();
    },
    /** Waits for running webhook deliveries (about a second at most) and closes the sandbox's file. */
    async stop(): Promise<void> {
      ticker.stop();
      await deliverer.stop(STOP_GRACE_MS);
      deliveryFile.close();
      file.close();
    },
  };
}

/**
 * Creates a timer: after `start` it calls `tick` at once and then every `every` ms. `flush` requests a call
 * of `onFlush` in between.
 */
function createTicker(tick: () => void, onFlush: () => void, every: number) {
  let timer: NodeJS.Timeout | null = null;
  let hurried = false;
  return {
    start(): void {
      if (timer !== null) return;
      timer = setInterval(tick, every);
      timer.unref();
      tick();
    },
    /**
     * Requests a call of `onFlush` after this turn of the event loop; further requests in the same turn add
     * no call. Does nothing while the timer is stopped.
     */
    flush(): void {
      if (timer === null || hurried) return;
      hurried = true;
      setImmediate(() => {
        hurried = false;
        if (timer !== null) onFlush();
      });
    },
    stop(): void {
      if (timer !== null) clearInterval(timer);
      timer = null;
    },
  };
}
