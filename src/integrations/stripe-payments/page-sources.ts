// The origins of Stripe that pages may use: the checkout's alone.
// As in Stripe's security guide; Google's maps are left out, because addresses come from our own register.

import type { OtherSources } from '#platform/http/content-security-policy.ts';

const CHECKOUT = /^\/(checkout|fast-checkout|payment-test)\/?(\.data)?(\?|$)/;

const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

const SOURCES: OtherSources = {
  'script-src': SCRIPTS,
  'frame-src': [...SCRIPTS, 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

/** By address, for the policy of each page. */
export async function stripeSources(url: string): Promise<OtherSources> {
  return CHECKOUT.test(url) ? SOURCES : {};
}
