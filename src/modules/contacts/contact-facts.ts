// The facts about messages and newsletter subscriptions, for reactions to them.

import * as z from 'zod';
import { fact } from '#shared/fact.ts';

const subscriptionReference = z.object({ subscriptionId: z.number().int() });
export type SubscriptionReference = z.infer<typeof subscriptionReference>;

/** Somebody subscribed an address to the newsletter; its owner still has to confirm. */
export const newsletterRequested = fact('newsletter-requested', subscriptionReference);

const contactReference = z.object({ contactId: z.number().int() });
export type ContactReference = z.infer<typeof contactReference>;

/**
 * A message arrived through the form or the API. Incoming mail does not announce this fact, because only
 * operators answer it.
 */
export const contactReceived = fact('contact-received', contactReference);
