// Stores a message to the shop or a newsletter sign-up. After a sign-up, the owner of the address is asked to
// confirm. The answer does not reveal whether the address is known to the shop.

import type { Database, Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import { contactReceived, newsletterRequested } from './contact-facts.ts';
import { findContactByKey, insertContact } from './contacts.repository.ts';
import { type ContactReceived, NEWSLETTER_CONSENT, type SubmitContact } from './contract.ts';
import { requestSubscription } from './newsletter.repository.ts';

/**
 * The minimum time in milliseconds between two newsletter confirmation mails to an address. A person may need
 * a second mail, but a bot must not flood a mailbox.
 */
const CONFIRMATION_COOLDOWN_MS = minutes(15);

const THANKS = 'Bedankt voor je bericht. We reageren zo snel mogelijk.';

type Needs = { database: Pick<Database, 'transaction'>; announce: Announce; clock: Clock };

/**
 * Stores a message or newsletter sign-up, once per `submissionKey` (null: always). A sign-up sends at most
 * one confirmation mail per 15 minutes. The answer does not depend on whether the address is known. The
 * caller must have validated the input with `submitContactSchema`.
 */
export function recordContact(
  { database, announce, clock }: Needs,
  contact: SubmitContact,
  source: 'page' | 'api',
  submissionKey: string | null = null,
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
      submissionKey,
      createdAt: now,
      touchedAt: now,
      waitingSince: newsletter ? null : now,
    });
    if (id === null) return { id: await sentBefore(tx, submissionKey), message: THANKS };
    if (!newsletter) {
      await announce(tx, contactReceived, { contactId: id });
      return { id, message: THANKS };
    }
    const subscriptionId = await requestSubscription(
      tx,
      {
        email: emailKey(contact.email),
        consentVersion: NEWSLETTER_CONSENT.version,
        consentText: NEWSLETTER_CONSENT.text,
        source,
        requestedAt: now,
      },
      new Date(now.getTime() - CONFIRMATION_COOLDOWN_MS),
    );
    if (subscriptionId !== null) await announce(tx, newsletterRequested, { subscriptionId });
    return { id, message: 'Kijk in je mail en bevestig je aanmelding.' };
  });
}

async function sentBefore(tx: Orm, key: string | null): Promise<number> {
  const id = key === null ? null : await findContactByKey(tx, key);
  if (id === null) throw new Error('A form that was taken before is not there');
  return id;
}
