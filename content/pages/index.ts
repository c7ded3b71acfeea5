// The pages of a new shop.

import { accessibilityStatement } from './accessibility-statement.ts';
import type { DefaultText } from './default-text.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { reviewsPolicy } from './reviews-policy.ts';
import { shippingPolicy } from './shipping-policy.ts';
import { termsOfService } from './terms-of-service.ts';

export { frameDefaults } from './frame.ts';
export { landingDefaults, landingSearch } from './landing.ts';

/** The legal texts, in display order. */
export const policyDefaults: readonly DefaultText[] = [
  termsOfService,
  privacyPolicy,
  shippingPolicy,
  reviewsPolicy,
  accessibilityStatement,
];
