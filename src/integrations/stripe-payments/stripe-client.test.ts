// Tests that the version of the Stripe SDK matches the code that reads its answers, so that both are upgraded
// together.

import { describe, expect, it } from 'vitest';
import { API_VERSION, createStripeClient, REQUEST_TIMEOUT } from './stripe-client.ts';

const client = (apiBase: string | null) => createStripeClient({ secretKey: 'sk_test_x', apiBase });

describe('the client of Stripe', () => {
  it('speaks the version of the API this code was written for', () => {
    expect(client(null).getApiField('version')).toBe(API_VERSION);
  });

  it('waits 20 s for an attempt and makes three', () => {
    const stripe = client(null);
    expect([stripe.getApiField('timeout'), stripe.getMaxNetworkRetries()]).toEqual([REQUEST_TIMEOUT, 2]);
    expect(REQUEST_TIMEOUT).toBe(20_000);
  });

  it('goes to Stripe over TLS unless another place is named', () => {
    const where = (apiBase: string | null) => {
      const stripe = client(apiBase);
      return [stripe.getApiField('protocol'), stripe.getApiField('host'), Number(stripe.getApiField('port'))];
    };
    expect(where(null)).toEqual(['https', 'api.stripe.com', 443]);
    expect(where('http://127.0.0.1:4011')).toEqual(['http', '127.0.0.1', 4011]);
    expect(where('https://stripe.test')).toEqual(['https', 'stripe.test', 443]);
  });
});
