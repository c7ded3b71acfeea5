// Messages of Sendy about a shipment. With a secret their signature and age are checked; in any case they
// only name the shipment that is then read afresh, so a forged one achieves nothing but a look.

import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { isTimingSafeEqual } from '#platform/tokens/timing-safe-equal.ts';
import { type Clock, minutes, seconds } from '#shared/clock.ts';

export type ReadSendyMessage = (
  rawBody: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
) => SendyMessage | null;

/** `shipmentId` is null for messages about something else. */
export type SendyMessage = { shipmentId: string | null };

const MAX_AGE_MS = minutes(5);

const messageSchema = z.object({
  data: z.object({ resource: z.string(), event: z.string().optional(), id: z.string().min(1).max(100) }),
});

/** Null for what is not from Sendy: a wrong signature, an old message, a body of another shape. */
export function createReadSendyMessage(secret: string | null, clock: Clock): ReadSendyMessage {
  return (rawBody, headers) => {
    if (secret !== null && !isSigned(secret, rawBody, headers, clock)) return null;
    const parsed = messageSchema.safeParse(parseJson(rawBody.toString('utf8')));
    if (!parsed.success) return null;
    const { resource, id } = parsed.data.data;
    return { shipmentId: resource === 'shipment' ? id : null };
  };
}

function isSigned(
  secret: string,
  rawBody: Buffer,
  headers: Parameters<ReadSendyMessage>[1],
  clock: Clock,
): boolean {
  const { 'x-signature': signature, 'x-timestamp': timestamp } = headers;
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return false;
  const sentAt = momentOf(timestamp);
  if (sentAt === null || Math.abs(clock.now().getTime() - sentAt) > MAX_AGE_MS) return false;
  const expected = createHmac('sha256', secret).update(timestamp).update(rawBody).digest();
  return isTimingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** Seconds since 1970, or a written moment. */
function momentOf(timestamp: string): number | null {
  const moment = /^\d+$/.test(timestamp) ? seconds(Number(timestamp)) : Date.parse(timestamp);
  return Number.isFinite(moment) ? moment : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
