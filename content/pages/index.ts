// What a fresh shop has to say, page by page.

import { accessibilityStatement } from './accessibility-statement.ts';
import type { DefaultText } from './default-text.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { reviewsPolicy } from './reviews-policy.ts';
import { shippingPolicy } from './shipping-policy.ts';
import { termsOfService } from './terms-of-service.ts';

export { frameDefaults } from './frame.ts';
export { landingDefaults, landingSearch } from './landing.ts';

/** The texts of the law, in the order in which they are listed. */
export const policyDefaults: readonly DefaultText[] = [
  termsOfService,
  privacyPolicy,
  shippingPolicy,
  reviewsPolicy,
  accessibilityStatement,
];
