// Receives the webhooks of the payment provider: verifies the raw body, records the message id once and
// queues a job that reads the payment at the provider. The response is sent before that job runs.

import * as z from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { continueTrace } from '#platform/trace/trace.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { fact } from '#shared/fact.ts';
import { recordEvent, recordIfSettled } from './payment.repository.ts';
import type { EventHeaders, EventRefusal, PaymentProvider } from './payment-provider.port.ts';

export type PaymentReported = { paymentId: string };

/**
 * Event: the provider reported a change of a payment. The reaction to this event must read the payment itself
 * at the provider.
 */
export const paymentReported = fact('payment-reported', z.object({ paymentId: z.string() }));

/** Event: the provider reported a refund or dispute of a payment. */
export const reversalReported = fact('reversal-reported', paymentReported);

const FACTS = { payment: paymentReported, reversal: reversalReported };

type Needs = {
  database: Pick<Database, 'orm' | 'transaction'>;
  provider: Pick<PaymentProvider, 'verifyEvent'>;
  announce: Announce;
  clock: Clock;
  /**
   * Waits while this process is creating the order of the payment; returns at once when it is not. After the
   * wait the webhook finds the payment settled and needs no transaction.
   */
  waitUntilPlaced(paymentId: string): Promise<void>;
};

/**
 * The explanation of each refusal in the webhook's response, for the person who configures the webhook at the
 * provider.
 */
const WHY_NOT: Readonly<Record<EventRefusal, string>> = {
  invalid_signature: 'The signature does not match, or its time is not within five minutes of now.',
  wrong_mode: 'The signature is right, but a live event came to a test shop, or a test event to a live one.',
  unknown_event: 'The signature is right, but this is no event this endpoint takes. Send snapshot events.',
};

/**
 * Processes one webhook of the payment provider. Refuses with 400 `invalid_signature`, `wrong_mode` or
 * `unknown_event`. A repeated message changes nothing and returns `duplicate: true`.
 */
export async function receiveWebhook(
  { database, provider, announce, clock, waitUntilPlaced }: Needs,
  rawBody: Buffer,
  headers: EventHeaders,
): Promise<{ received: true; duplicate: boolean }> {
  const event = provider.verifyEvent(rawBody, headers);
  if (typeof event === 'string') throw new Refusal(event, WHY_NOT[event]);
  continueTrace(event.traceparent);
  // Many copies of one webhook must not compete with buyers for transactions.
  if (event.about === 'payment') await waitUntilPlaced(event.paymentId);
  // For a settled payment nothing needs to be read; the message is recorded only as a sign of life of the
  // provider.
  const { id, type, about } = event;
  const settling = {
    id,
    type,
    paymentId: about === 'payment' ? event.paymentId : '',
    receivedAt: clock.now(),
  };
  const { isKnown, isInserted } = await recordIfSettled(database.orm, settling);
  if (isKnown || isInserted) return { received: true, duplicate: isKnown };
  const first = await database.transaction(async (tx) => {
    const isNew = await recordEvent(tx, event, clock.now());
    if (isNew && event.about !== 'other')
      await announce(tx, FACTS[event.about], { paymentId: event.paymentId });
    return isNew;
  });
  return { received: true, duplicate: !first };
}
