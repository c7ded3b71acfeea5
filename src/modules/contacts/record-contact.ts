// Somebody writes to the shop or signs up for its newsletter: kept for the operator, and for the newsletter
// the owner of the address is asked to confirm. The answer is the same whether or not the address was known.

import type { Database } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import { insertContact } from './contacts.repository.ts';
import { type ContactReceived, NEWSLETTER_CONSENT, type SubmitContact } from './contract.ts';
import { requestSubscription } from './newsletter.repository.ts';
import { newsletterRequested } from './newsletter-facts.ts';

/** A person may miss the first mail; a machine must not fill somebody's mailbox. */
const ASK_AGAIN_AFTER = minutes(15);

type Needs = { database: Pick<Database, 'transaction'>; announce: Announce; clock: Clock };

/** Never refuses: what it takes was checked by `submitContactSchema`. One confirmation per address in 15 minutes. */
export function recordContact(
  { database, announce, clock }: Needs,
  contact: SubmitContact,
  source: 'page' | 'api',
): Promise<ContactReceived> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const newsletter = contact.newsletter === true;
    const id = await insertContact(tx, {
      firstName: contact.firstName ?? '',
      lastName: contact.lastName ?? '',
      email: contact.email,
      phone: contact.phone ?? '',
      subject: contact.subject ?? '',
      message: contact.message ?? '',
      newsletter,
      source,
      createdAt: now,
    });
    if (!newsletter) return { id, message: 'Bedankt voor je bericht. We reageren zo snel mogelijk.' };
    const subscriptionId = await requestSubscription(
      tx,
      {
        email: emailKey(contact.email),
        consentVersion: NEWSLETTER_CONSENT.version,
        consentText: NEWSLETTER_CONSENT.text,
        source,
        requestedAt: now,
      },
      new Date(now.getTime() - ASK_AGAIN_AFTER),
    );
    if (subscriptionId !== null) await announce(tx, newsletterRequested, { subscriptionId });
    return { id, message: 'Kijk in je mail en bevestig je aanmelding.' };
  });
}
