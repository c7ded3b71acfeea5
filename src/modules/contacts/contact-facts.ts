// What happens to messages and the newsletter, for those who react to it.

import * as z from 'zod';
import { fact } from '#shared/fact.ts';

const subscriptionReference = z.object({ subscriptionId: z.number().int() });
export type SubscriptionReference = z.infer<typeof subscriptionReference>;

/** Somebody gave an address for the newsletter; its owner has yet to say yes. */
export const newsletterRequested = fact('newsletter-requested', subscriptionReference);

const contactReference = z.object({ contactId: z.number().int() });
export type ContactReference = z.infer<typeof contactReference>;

/**
 * Somebody wrote to the shop, with a form or by a program; what comes by mail is no such fact, and is
 * answered by people alone.
 */
export const contactReceived = fact('contact-received', contactReference);
