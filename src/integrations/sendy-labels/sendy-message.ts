// Reads Sendy's webhooks about a shipment. Signature and age are verified when a secret is configured. A
// webhook only names a shipment, which is then read at Sendy, so a forged webhook has no other effect than
// that.

import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { isTimingSafeEqual } from '#platform/tokens/timing-safe-equal.ts';
import { type Clock, minutes, seconds } from '#shared/clock.ts';

export type ReadSendyMessage = (
  rawBody: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
) => SendyMessage | null;

/** A webhook of Sendy. `shipmentId` is null when it is not about a shipment. */
export type SendyMessage = { shipmentId: string | null };

const MAX_AGE_MS = minutes(5);

const messageSchema = z.object({
  data: z.object({ resource: z.string(), event: z.string().optional(), id: z.string().min(1).max(100) }),
});

/**
 * Creates the function that reads a webhook. The function returns null for a wrong signature, an old message
 * or an invalid body; without a secret, only the body is checked.
 */
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

/**
 * Returns the timestamp of a Sendy webhook in ms since 1970. Sendy sends it as seconds since 1970 or as a
 * date text; null when it is invalid.
 */
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
