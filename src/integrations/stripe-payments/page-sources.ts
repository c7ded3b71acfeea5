// The Stripe origins that pages may use: only in the checkout. They follow Stripe's security guide without
// Google Maps, because addresses come from our own register.

import type { OtherSources } from '#platform/http/content-security-policy.ts';

const CHECKOUT = /^\/(checkout|fast-checkout|payment-test)\/?(\.data)?(\?|$)/;

const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

const SOURCES: OtherSources = {
  'script-src': SCRIPTS,
  'frame-src': [...SCRIPTS, 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

/** The origins for the Content-Security-Policy of a page, by URL; empty outside the checkout. */
export async function stripeSources(url: string): Promise<OtherSources> {
  return CHECKOUT.test(url) ? SOURCES : {};
}
