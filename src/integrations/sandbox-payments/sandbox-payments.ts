// The sandbox put together: a stand-in for Stripe with its own durable file, beside the shop and not inside it.
// It fills two ports: the provider the shop's server talks to, and the pages and confirmation a browser talks to.

import type { PaymentProvider } from '#modules/payments/payment-provider.port.ts';
import type { SandboxPayments } from '#modules/payments/sandbox.port.ts';
import { createAttempts } from './attempts.ts';
import { createBankSteps } from './bank-steps.ts';
import { createConfirmPayment } from './confirm-payment.ts';
import { type DisputeOutcome, decideDisputes } from './disputes.ts';
import { createEventsRepository } from './events.repository.ts';
import { defaultTimings, type SandboxOptions } from './options.ts';
import { stylesheet } from './pages/stylesheet.ts';
import { createPaymentRequests } from './payment-requests.ts';
import { openSandboxFile } from './sandbox-file.ts';
import { createSettleDue } from './settle-due.ts';
import { createStore } from './store.ts';
import { createWebhookDeliverer } from './webhook-deliverer.ts';
import { readEvent } from './webhook-event.ts';
import { isSignedBy } from './webhook-signature.ts';

export type { SandboxTimings, WebhookMode } from './options.ts';

const STOP_GRACE_MS = 1000;

export type SandboxProvider = SandboxPayments & {
  readonly provider: PaymentProvider;
  /** The bank decides about the disputes of a payment; nothing happens when there is none. */
  decideDisputes(paymentId: string, outcome: DisputeOutcome): void;
  /** Begins to deliver events and to settle what is due; its timers keep no process alive. */
  start(): void;
  /** Settles and delivers what is due at this moment and waits until it is on its way no more. */
  runDue(): Promise<void>;
  /** Lets deliveries end (at most about a second) and closes the file. */
  stop(): Promise<void>;
};

/** Opens the file, creating it when needed. Several processes on one machine may have it open. */
export function createSandboxProvider(options: SandboxOptions): SandboxProvider {
  if (options.webhookSecret === '') throw new Error('The sandbox needs a webhook secret to sign with');
  const timings = { ...defaultTimings, ...options.timings };
  const { clock } = options;
  const file = openSandboxFile(options.file, 'full');
  const deliveryFile = openSandboxFile(options.file, 'normal');
  const deliveryEvents = createEventsRepository(deliveryFile.connection);

  const store = createStore(file, options, timings);
  const attempts = createAttempts({ store, clock, timings });
  const settle = createSettleDue({ store, attempts, clock, timings });
  const requests = createPaymentRequests({ store, settle, clock, timings });
  const confirmPayment = createConfirmPayment({ store, attempts, settle, clock });
  const bank = createBankSteps({
    store,
    attempts,
    settle,
    publicUrl: options.publicUrl,
    shopName: options.shopName ?? 'Zwartwit',
  });
  const deliverer = createWebhookDeliverer({ file: deliveryFile, events: deliveryEvents, options, timings });

  let ticker: NodeJS.Timeout | null = null;
  let kicked = false;

  function settleAndFill(): void {
    try {
      settle.settleAllDue();
    } catch (error) {
      options.log.warn({ err: error }, 'sandbox payments could not be settled');
    }
    deliverer.fill();
  }

  // Many commits in one turn of the event loop need one look at the queue.
  store.onEvents(() => {
    if (ticker === null || kicked) return;
    kicked = true;
    setImmediate(() => {
      kicked = false;
      if (ticker !== null) deliverer.fill();
    });
  });

  return {
    provider: {
      ...requests,
      verifyEvent(rawBody, { 'stripe-signature': header }) {
        const signed =
          typeof header === 'string' &&
          isSignedBy({ header, rawBody, secret: options.webhookSecret, now: clock.now() });
        return signed ? (readEvent(rawBody) ?? 'unknown_event') : 'invalid_signature';
      },
    },
    confirm: async (input) => confirmPayment(input),
    readStep: async (step, paymentId) => bank.readStep(step, paymentId),
    decide: async (step, paymentId, decision) => bank.decide(step, paymentId, decision),
    stylesheet,
    decideDisputes(paymentId, outcome) {
      store.transaction(() => {
        const payment = store.payments.find(paymentId);
        if (payment !== null) decideDisputes(store, payment, outcome);
      });
    },
    start() {
      if (ticker !== null) return;
      deliveryFile.transaction(() => deliveryEvents.prune(clock.now().getTime() - timings.keepEventsFor));
      ticker = setInterval(settleAndFill, timings.pollEvery);
      ticker.unref();
      settleAndFill();
    },
    async runDue() {
      settleAndFill();
      await deliverer.idle();
    },
    async stop() {
      if (ticker !== null) clearInterval(ticker);
      ticker = null;
      await deliverer.stop(STOP_GRACE_MS);
      deliveryFile.close();
      file.close();
    },
  };
}
