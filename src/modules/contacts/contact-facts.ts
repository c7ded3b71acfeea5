// The domain events (facts) about messages and newsletter subscriptions, which other modules react to.

import * as z from 'zod';
import { fact } from '#shared/fact.ts';

const subscriptionReference = z.object({ subscriptionId: z.number().int() });
export type SubscriptionReference = z.infer<typeof subscriptionReference>;

/**
 * Event: somebody subscribed an address to the newsletter. The owner of the address must be mailed a
 * confirmation link.
 */
export const newsletterRequested = fact('newsletter-requested', subscriptionReference);

const contactReference = z.object({ contactId: z.number().int() });
export type ContactReference = z.infer<typeof contactReference>;

/**
 * Event: a message arrived through the form or the API. Incoming mail does not cause this event, because only
 * operators answer it.
 */
export const contactReceived = fact('contact-received', contactReference);
