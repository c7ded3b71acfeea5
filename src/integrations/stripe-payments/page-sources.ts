// The Stripe origins that pages may use, in the checkout only. The list follows Stripe's security guide
// without Google Maps, because addresses come from the Dutch address register.

import type { OtherSources } from '#platform/http/content-security-policy.ts';

const CHECKOUT = /^\/(checkout|fast-checkout|payment-test)\/?(\.data)?(\?|$)/;

const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

const SOURCES: OtherSources = {
  'script-src': SCRIPTS,
  'frame-src': [...SCRIPTS, 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

/**
 * Returns the origins to add to the Content-Security-Policy of the page at this URL; empty outside the
 * checkout.
 */
export async function stripeSources(url: string): Promise<OtherSources> {
  return CHECKOUT.test(url) ? SOURCES : {};
}
