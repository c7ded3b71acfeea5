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
 * Event: a message arrived through the form or the API; the sender is mailed a confirmation. Incoming mail
 * does not cause this event, because the shop never answers mails automatically.
 */
export const contactReceived = fact('contact-received', contactReference);
