// What happens to the newsletter, for those who react to it.

import * as z from 'zod';
import type { Fact } from '#platform/jobs/facts.ts';

const subscriptionReference = z.object({ subscriptionId: z.number().int() });
export type SubscriptionReference = z.infer<typeof subscriptionReference>;

/** Somebody gave an address for the newsletter; its owner has yet to say yes. */
export const newsletterRequested: Fact<SubscriptionReference> = {
  name: 'newsletter-requested',
  parse: subscriptionReference.parse,
};
