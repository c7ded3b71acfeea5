// The official SDK set up for this shop: one pinned API version, patience that fits a web request, and where
// Stripe is. Nothing outside this folder imports the package.

import Stripe from 'stripe';
import { seconds } from '#shared/clock.ts';

/**
 * The version this code was written for. The webhook endpoint in Stripe's dashboard is created with the same
 * one.
 */
export const API_VERSION = '2026-10-28.endive';

/** How long one attempt may take. The SDK's own 80 s is longer than any shopper waits. */
export const REQUEST_TIMEOUT = seconds(20);

/** Lost connections, 409 and 5xx are tried again with the same idempotency key. */
const NETWORK_RETRIES = 2;

export type StripeAccess = {
  secretKey: string;
  /** Another place than Stripe itself, for tests; null in a shop. */
  apiBase: string | null;
  /** Milliseconds; tests are less patient. */
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
