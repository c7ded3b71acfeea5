// The webhook's gate: the SDK checks signature and age on the raw bytes, and only then is anything read.
// Of the message itself the shop believes an id, a kind and which payment to ask about; test events never reach a live shop.

import Stripe from 'stripe';
import * as z from 'zod';
import type { ProviderEvent } from '#modules/payments/index.ts';
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
    }),
  }),
});
type StripeEvent = z.infer<typeof eventSchema>;

/** Kinds whose object is a payment or points at one. Others are remembered and lead to nothing. */
const ABOUT_PAYMENTS = /^(payment_intent|charge|refund|review|radar\.early_fraud_warning)\./;

export type EventGate = { webhookSecret: string; live: boolean; clock: Clock };

/** Null for whatever Stripe did not sign for this endpoint within the last 300 s. */
export function createReadEvent({ webhookSecret, live, clock }: EventGate) {
  return (rawBody: Buffer, signatureHeader: string | undefined): ProviderEvent | null => {
    const event = signatureHeader === undefined ? null : verified(rawBody, signatureHeader);
    if (event === null || event.livemode !== live) return null;
    const { id, type, created } = event;
    return { id, type, paymentId: paymentIdOf(event), createdAt: new Date(created * 1000) };
  };

  function verified(rawBody: Buffer, header: string): StripeEvent | null {
    try {
      const now = clock.now().getTime();
      const event = Stripe.webhooks.constructEvent(
        rawBody,
        header,
        webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now,
      );
      return eventSchema.safeParse(event).data ?? null;
    } catch {
      // A wrong signature, a stale one, no JSON, or a kind of message this endpoint does not take: all are "not for us".
      return null;
    }
  }
}

function paymentIdOf({ type, data: { object } }: StripeEvent): string | null {
  if (!ABOUT_PAYMENTS.test(type)) return null;
  if (object.object === 'payment_intent') return object.id ?? null;
  const { payment_intent: pointer } = object;
  return (typeof pointer === 'string' ? pointer : pointer?.id) ?? null;
}
