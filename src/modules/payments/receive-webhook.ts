// A webhook is a hint: verified on the raw body, remembered once by its id, and turned into a job that asks
// the provider for the truth. The answer is given before anything is done with it.

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

/** The provider said something about a payment: whoever cares asks it what is true now. */
export const paymentReported = fact('payment-reported', z.object({ paymentId: z.string() }));

/** The provider said something about a refund or a dispute of a payment. */
export const reversalReported = fact('reversal-reported', paymentReported);

const FACTS = { payment: paymentReported, reversal: reversalReported };

type Needs = {
  database: Pick<Database, 'orm' | 'transaction'>;
  provider: Pick<PaymentProvider, 'verifyEvent'>;
  announce: Announce;
  clock: Clock;
  /** Waits for what this process is doing about a payment already. */
  waitUntilPlaced(paymentId: string): Promise<void>;
};

/** For whoever sets the webhook up at the provider. */
const WHY_NOT: Readonly<Record<EventRefusal, string>> = {
  invalid_signature: 'The signature does not match, or its time is not within five minutes of now.',
  wrong_mode: 'The signature is right, but a live event came to a test shop, or a test event to a live one.',
  unknown_event: 'The signature is right, but this is no event this endpoint takes. Send snapshot events.',
};

/**
 * Refuses with 400 `invalid_signature`, `wrong_mode` or `unknown_event` what is not for this shop; a message
 * seen before changes nothing.
 */
export async function receiveWebhook(
  { database, provider, announce, clock, waitUntilPlaced }: Needs,
  rawBody: Buffer,
  headers: EventHeaders,
): Promise<{ received: true; duplicate: boolean }> {
  const event = provider.verifyEvent(rawBody, headers);
  if (typeof event === 'string') throw new Refusal(event, WHY_NOT[event]);
  continueTrace(event.traceparent);
  // A storm of copies must not queue for transactions with the buyers.
  if (event.about === 'payment') await waitUntilPlaced(event.paymentId);
  // A payment that became its order has nothing more to say: the message counts as a sign of life of the
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
