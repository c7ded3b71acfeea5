// Stripe's signature scheme: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, with several v1 while a secret is
// rotated. Pure functions of the raw bytes of the body, a secret and a time; nothing is parsed before the
// signature is verified.

import { createHmac, timingSafeEqual } from 'node:crypto';

export const TOLERANCE_SECONDS = 300;
/** The maximum length of a signature header in characters; a longer header is refused without hashing. */
const MAX_HEADER_LENGTH = 2048;

function digest(secret: string, timestamp: string, rawBody: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
}

export function signWebhook(input: { rawBody: Uint8Array; secret: string; at: Date }): string {
  const timestamp = String(Math.floor(input.at.getTime() / 1000));
  return `t=${timestamp},v1=${digest(input.secret, timestamp, input.rawBody).toString('hex')}`;
}

/** Returns true when one of the v1 signatures is valid and the timestamp is within 300 s of `now`. */
export function isSignedBy(input: {
  header: string;
  rawBody: Uint8Array;
  secret: string;
  now: Date;
}): boolean {
  if (input.secret === '' || input.header.length > MAX_HEADER_LENGTH) return false;
  const { timestamp, signatures } = readHeader(input.header);
  if (timestamp === null) return false;
  if (Math.abs(input.now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = digest(input.secret, timestamp, input.rawBody);
  let matches = false;
  // Every signature is compared completely, so that the duration reveals nothing about the first difference.
  for (const signature of signatures) {
    if (timingSafeEqual(Buffer.from(signature, 'hex'), expected)) matches = true;
  }
  return matches;
}

function readHeader(header: string): { timestamp: string | null; signatures: string[] } {
  const timestamps: string[] = [];
  const signatures: string[] = [];
  for (const part of header.split(',')) {
    const [key, value = ''] = part.trim().split('=', 2);
    if (key === 't' && /^\d{1,12}$/.test(value)) timestamps.push(value);
    if (key === 'v1' && /^[0-9a-f]{64}$/.test(value)) signatures.push(value);
  }
  const [timestamp] = timestamps;
  return { timestamp: timestamps.length === 1 && timestamp !== undefined ? timestamp : null, signatures };
}
