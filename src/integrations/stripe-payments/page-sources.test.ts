// Tests on which pages Stripe's script may run, and that its origins are added to those of other services.

import { describe, expect, it } from 'vitest';
import { joinSources } from '#main/pages/join-sources.ts';
import { appPagePolicy } from '#platform/http/content-security-policy.ts';
import { stripeSources } from './page-sources.ts';

const policyOf = async (url: string) => appPagePolicy('n', await stripeSources(url));

describe('the origins of Stripe', () => {
  it.each(['/checkout', '/checkout/', '/checkout?variant=2x', '/fast-checkout', '/payment-test'])(
    'are allowed on %s',
    async (url) => {
      const policy = await policyOf(url);
      expect(policy).toContain("script-src 'self' 'nonce-n' https://js.stripe.com https://*.js.stripe.com;");
      expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
      expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/hooks\.stripe\.com/);
    },
  );

  it.each([
    '/',
    '/checkout-success?payment_intent=pi_1',
    '/checkout/success',
    '/blog/checkout',
    '/admin/orders',
  ])('are not allowed on %s', async (url) => {
    expect(await policyOf(url)).not.toContain('stripe');
  });

  it('stand beside those of other services', async () => {
    const joined = joinSources(stripeSources, async () => ({
      'img-src': ['https://*.stripe.com', 'https://measure.example'],
      'font-src': ['https://fonts.example'],
    }));
    expect(await joined('/checkout')).toMatchObject({
      'img-src': ['https://*.stripe.com', 'https://measure.example'],
      'font-src': ['https://fonts.example'],
      'connect-src': ['https://api.stripe.com'],
    });
  });
});
