// The personal data in messages and the newsletter, for export and erasure. The proof of consent is erased
// together with the person's other data.

import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import {
  emailMatches,
  type Person,
  type PersonalDataTable,
  personalDataTable,
} from '#platform/database/personal-data.ts';
import {
  contactEntries,
  contactFiles,
  contacts,
  leftOutMails,
  newsletterSubscriptions as subscriptions,
} from './contacts.tables.ts';

/**
 * Returns a SQL condition for the conversation entries that a person wrote, including entries in
 * conversations of other people.
 */
const entriesOf = (person: Person) =>
  sql`(${contactEntries.contactId} in (select id from ${contacts} where ${emailMatches(contacts.email, person)})
    or (${contactEntries.kind} = 'in' and ${emailMatches(contactEntries.author, person)}))`;

export const personalDataOfContacts: readonly PersonalDataTable[] = [
  personalDataTable(contactFiles, {
    whose: (
      person,
    ) => sql`(${contactFiles.contactId} in (select id from ${contacts} where ${emailMatches(contacts.email, person)})
      or ${contactFiles.entryId} in (select id from ${contactEntries} where ${entriesOf(person)}))`,
    personal: ['name', 'content'],
  }),
  personalDataTable(contactEntries, {
    whose: entriesOf,
    personal: ['author', 'text', 'quoted', 'attachments', 'messageId'],
  }),
  personalDataTable(contacts, {
    whose: (person) => emailMatches(contacts.email, person),
    personal: ['firstName', 'lastName', 'email', 'phone', 'subject', 'message', 'messageId'],
    line: {
      at: sql`created_at`,
      title: sql`coalesce(nullif(subject, ''), nullif(left(message, 200), ''), '')`,
      state: sql`case when message = '' then 'newsletter' else 'message' end`,
    },
  }),
  personalDataTable(leftOutMails, {
    whose: (person) => emailMatches(leftOutMails.sender, person),
    personal: ['sender', 'senderName', 'subject', 'text', 'attachments', 'messageId'],
  }),
  personalDataTable(subscriptions, {
    whose: ({ key }) => eq(subscriptions.email, key),
    personal: ['email'],
    line: {
      at: sql`coalesce(unsubscribed_at, confirmed_at, requested_at)`,
      title: sql`consent_text`,
      state: sql`status`,
    },
  }),
];

/**
 * Returns the newsletter subscription of an address with its times; null when the address was never
 * subscribed.
 */
export async function findConsent(db: Orm, key: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.email, key));
  return row ?? null;
}

/**
 * Returns true when the address unsubscribed from the newsletter. When the person is erased, the shop must
 * keep the address as a suppression, so that it still receives no commercial mail.
 */
export async function hasUnsubscribed(db: Orm, key: string): Promise<boolean> {
  return (
    (await db.$count(
      subscriptions,
      and(eq(subscriptions.email, key), eq(subscriptions.status, 'unsubscribed')),
    )) > 0
  );
}
