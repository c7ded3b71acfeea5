// The shop's account at the stand-in: its payments in a durable file, what may happen to them, and the
// messages about it. Whoever shows it to a shop, as the sandbox does in the same process, asks and changes it
// only through here.

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

/** Opens the file, creating it when needed. Several processes on one machine may have it open. */
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
    /** The bank decides about the disputes of a payment; nothing happens when there is none. */
    decideDisputes(paymentId: string, outcome: DisputeOutcome): void {
      store.transaction(() => {
        const payment = store.payments.find(paymentId);
        if (payment !== null) decideDisputes(store, payment, outcome, clock.now().getTime());
      });
    },
    /** Begins to deliver events and to settle what is due; its timers keep no process alive. */
    start(): void {
      deliveryFile.transaction(() => deliveryEvents.prune(clock.now().getTime() - timings.eventRetentionMs));
      ticker.start();
    },
    /** Settles and delivers what is due at this moment and waits until it is on its way no more. */
    async runDue(): Promise<void> {
      settleAndFill();
      await deliverer.idle();
    },
    /** Lets deliveries end (at most about a second) and closes the file. */
    async stop(): Promise<void> {
      ticker.stop();
      await deliverer.stop(STOP_GRACE_MS);
      deliveryFile.close();
      file.close();
    },
  };
}

/** `tick` at once and then again and again; `hurry` calls back sooner, while it runs. */
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
    /** Many commits in one turn of the event loop need one look at the queue. */
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
