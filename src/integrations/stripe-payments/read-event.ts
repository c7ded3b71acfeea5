// Accepts or refuses Stripe's webhooks. The SDK verifies signature and age on the raw bytes before anything
// is parsed. The shop uses only the id, the kind and the payment of an event, and a live shop refuses test
// events.

import Stripe from 'stripe';
import * as z from 'zod';
import type { EventRefusal, EventSubject, ProviderEvent } from '#modules/payments/index.ts';
import type { Clock } from '#shared/clock.ts';

const TOLERANCE_SECONDS = 300;

const eventSchema = z.object({
  id: z.string().startsWith('evt_'),
  object: z.literal('event'),
  type: z.string().min(1).max(100),
  created: z.int().nonnegative(),
  livemode: z.boolean(),
  data: z.object({
    object: z.looseObject({
      id: z.string().optional(),
      object: z.string(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
      metadata: z.object({ traceparent: z.string().optional() }).nullish().catch(null),
    }),
  }),
});
type StripeEvent = z.infer<typeof eventSchema>;

/** Matches the kinds of events about a payment. Events of other kinds are recorded and have no effect. */
const ABOUT_PAYMENTS = /^(payment_intent|charge|refund|review|radar\.early_fraud_warning)\./;
/** Matches the kinds of Stripe events about a refund or a dispute. */
const ABOUT_REVERSALS = /^(refund\.|charge\.refund|charge\.dispute\.)/;

export type EventGate = { webhookSecret: string; live: boolean; clock: Clock };

/**
 * Creates the function that reads a webhook. It accepts only events that Stripe signed for this endpoint
 * within 300 s of now; otherwise it returns the reason of the refusal.
 */
export function createReadEvent({ webhookSecret, live, clock }: EventGate) {
  return (rawBody: Buffer, signatureHeader: string | undefined): ProviderEvent | EventRefusal => {
    const now = clock.now().getTime();
    if (signatureHeader === undefined || isAhead(signatureHeader, now)) return 'invalid_signature';
    const event = verified(rawBody, signatureHeader, now);
    if (typeof event === 'string') return event;
    if (event.livemode !== live) return 'wrong_mode';
    const { id, type, created } = event;
    const traceparent = event.data.object.metadata?.traceparent ?? null;
    return { id, type, traceparent, createdAt: new Date(created * 1000), ...subjectOf(event) };
  };

  function verified(rawBody: Buffer, header: string, now: number): StripeEvent | EventRefusal {
    try {
      const { webhooks } = Stripe;
      const event = webhooks.constructEvent(
        rawBody,
        header,
        webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now,
      );
      return eventSchema.safeParse(event).data ?? 'unknown_event';
    } catch (error) {
      const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
      return isForged ? 'invalid_signature' : 'unknown_event';
    }
  }
}

/**
 * Returns true when a signature is dated too far in the future. The SDK refuses only old signatures, so such
 * a signature would stay valid until its date.
 */
function isAhead(header: string, now: number): boolean {
  const [, seconds] = /(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(header) ?? [];
  return Number(seconds ?? 0) - now / 1000 > TOLERANCE_SECONDS;
}

function subjectOf(event: StripeEvent): EventSubject {
  const paymentId = paymentIdOf(event);
  if (paymentId === null) return { about: 'other', paymentId };
  return { about: ABOUT_REVERSALS.test(event.type) ? 'reversal' : 'payment', paymentId };
}

function paymentIdOf({ type, data: { object } }: StripeEvent): string | null {
  if (!ABOUT_PAYMENTS.test(type)) return null;
  if (object.object === 'payment_intent') return object.id ?? null;
  const { payment_intent: pointer } = object;
  return (typeof pointer === 'string' ? pointer : pointer?.id) ?? null;
}
