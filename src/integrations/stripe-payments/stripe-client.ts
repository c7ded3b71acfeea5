// Configures the official Stripe SDK for this shop: one fixed API version, time-outs that fit a web request,
// and the API address. No file outside this folder imports the SDK.

import Stripe from 'stripe';
import { seconds } from '#shared/clock.ts';

/**
 * The API version this code was written for. The webhook endpoint in Stripe's dashboard must use the same
 * version.
 */
export const API_VERSION = '2026-10-28.endive';

/**
 * The maximum time in ms of one attempt of a call to Stripe. The SDK's default of 80 s is longer than any
 * shopper waits.
 */
export const REQUEST_TIMEOUT = seconds(20);

/**
 * The number of retries of a call to Stripe after lost connections, 409 and 5xx, with the same idempotency
 * key.
 */
const NETWORK_RETRIES = 2;

export type StripeAccess = {
  secretKey: string;
  /** The address of Stripe's API in tests; null in a shop, which then calls Stripe itself. */
  apiBase: string | null;
  /** The time-out in ms of one attempt of a call to Stripe; tests use a shorter one. */
  requestTimeout?: number;
};

export function createStripeClient({ secretKey, apiBase, requestTimeout }: StripeAccess): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: requestTimeout ?? REQUEST_TIMEOUT,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    appInfo: { name: 'Zwartwit' },
    ...(apiBase === null ? {} : whereIs(apiBase)),
  });
}

function whereIs(apiBase: string): { protocol: 'http' | 'https'; host: string; port: number } {
  const { protocol, hostname, port } = new URL(apiBase);
  const secure = protocol === 'https:';
  const usual = secure ? 443 : 80;
  return { protocol: secure ? 'https' : 'http', host: hostname, port: port === '' ? usual : Number(port) };
}
