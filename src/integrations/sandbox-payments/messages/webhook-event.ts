// Writes and reads the sandbox's webhook events, which look like Stripe's. The receiver uses only an id and a
// kind from an event and requests everything else from the provider.

import { z } from 'zod';
import type { ProviderEvent } from '#modules/payments/payment-provider.port.ts';
import { newId } from '../store/identifiers.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { RefundRow } from '../store/refunds.repository.ts';

/** The API version of these events; the Stripe adapter uses the same version. */
export const API_VERSION = '2026-10-28.endive';

export type EventObject = { id: string; object: string; [field: string]: unknown };

export type SandboxEvent = { id: string; type: string; createdAt: Date; body: string };

export function writeEvent({
  type,
  object,
  createdAt,
  livemode,
}: {
  type: string;
  object: EventObject;
  createdAt: Date;
  livemode: boolean;
}): SandboxEvent {
  const id = newId('evt');
  const created = Math.floor(createdAt.getTime() / 1000);
  const body = JSON.stringify({
    id,
    object: 'event',
    type,
    created,
    livemode,
    api_version: API_VERSION,
    data: { object },
  });
  return { id, type, createdAt, body };
}

const eventSchema = z.object({
  id: z.string().regex(/^evt_[A-Za-z0-9]+$/),
  object: z.literal('event'),
  type: z.string().min(1).max(100),
  created: z.int().nonnegative(),
  livemode: z.literal(false),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      payment_intent: z.string().nullish(),
      metadata: z.object({ traceparent: z.string().nullish() }).optional(),
    }),
  }),
});

const REVERSALS = /^(refund|charge\.refunded|charge\.dispute)\b/;

/**
 * Reads the body of an event whose signature was verified; null when the body is not an event of this
 * provider.
 */
export function readEvent(rawBody: Buffer): ProviderEvent | null {
  const parsed = eventSchema.safeParse(parseJson(rawBody));
  if (!parsed.success) return null;
  const { id, type, created, data } = parsed.data;
  const traceparent = data.object.metadata?.traceparent ?? null;
  const event = { id, type, traceparent, createdAt: new Date(created * 1000) };
  const paymentId =
    data.object.object === 'payment_intent' ? data.object.id : (data.object.payment_intent ?? null);
  if (paymentId === null) return { ...event, about: 'other', paymentId };
  return { ...event, about: REVERSALS.test(type) ? 'reversal' : 'payment', paymentId };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

export function paymentObject(payment: PaymentRow): EventObject {
  const failed = payment.failureCode !== null;
  return {
    id: payment.id,
    object: 'payment_intent',
    status: payment.status,
    amount: payment.amount,
    amount_received: payment.amountReceived,
    currency: 'eur',
    created: Math.floor(payment.createdAt / 1000),
    livemode: false,
    metadata: { reference: payment.reference, traceparent: payment.traceparent },
    cancellation_reason: payment.cancellationReason,
    last_payment_error: failed
      ? {
          code: payment.failureCode,
          decline_code: payment.failureDeclineCode,
          message: payment.failureMessage,
        }
      : null,
  };
}

export function refundObject(refund: RefundRow): EventObject {
  return {
    id: refund.id,
    object: 'refund',
    status: refund.status,
    amount: refund.amount,
    currency: 'eur',
    charge: chargeIdOf(refund.paymentId),
    payment_intent: refund.paymentId,
  };
}

export function chargeObject(payment: PaymentRow): EventObject {
  return {
    id: chargeIdOf(payment.id),
    object: 'charge',
    amount: payment.amountReceived,
    amount_refunded: payment.amountRefunded,
    refunded: payment.amountRefunded === payment.amountReceived,
    currency: 'eur',
    payment_intent: payment.id,
  };
}

/** Returns the event object of a dispute or a fraud warning; both refer to a charge and its payment. */
export function claimObject(id: string, object: string, payment: PaymentRow, reason: string): EventObject {
  return {
    id,
    object,
    amount: payment.amountReceived,
    currency: 'eur',
    reason,
    charge: chargeIdOf(payment.id),
    payment_intent: payment.id,
  };
}

/**
 * Returns the charge id of a payment. A payment of the sandbox has at most one charge, so both ids share
 * their letters.
 */
function chargeIdOf(paymentId: string): string {
  return paymentId.replace(/^pi_/, 'ch_');
}
