// The SQL of messages to the shop: inserting, listing newest first with the newsletter status, and deleting
// old ones.

import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import { newestFirst } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { searchConditions } from '#platform/database/lists/search-patterns.ts';
import { contacts, newsletterSubscriptions, SEARCHED } from './contacts.tables.ts';
import type { ListContactsQuery } from './contract.ts';

export type NewContact = Omit<typeof contacts.$inferInsert, 'id'>;

/** Inserts a message and returns its id; returns null when a form with the same key was stored before. */
export async function insertContact(tx: Orm, contact: NewContact): Promise<number | null> {
  const inserted = tx
    .insert(contacts)
    .values(contact)
    .onConflictDoNothing({ target: contacts.submissionKey })
    .returning({ id: contacts.id });
  return (await findRow(inserted))?.id ?? null;
}

/** Returns the id of the message that was submitted with this form key; null when there is none. */
export async function findContactByKey(db: Orm, key: string): Promise<number | null> {
  const { id, submissionKey } = contacts;
  return (await findRow(db.select({ id }).from(contacts).where(eq(submissionKey, key))))?.id ?? null;
}

type Filter = Pick<ListContactsQuery, 'q' | 'kind'>;

export async function listContactRows(db: Orm, { after, limit, ...filter }: PageRange & Filter) {
  const all = db
    .select({ contact: contacts, newsletterStatus: newsletterSubscriptions.status })
    .from(contacts)
    .leftJoin(newsletterSubscriptions, eq(newsletterSubscriptions.email, sql`email_key(${contacts.email})`))
    .$dynamic();
  return newestFirst(all, contacts.id, { after, limit }, matching(filter));
}

export async function countContacts(db: Orm, filter: Filter): Promise<number> {
  return db.$count(contacts, matching(filter));
}

/** Deletes the messages and conversations in which nobody has written since `moment`. */
export async function deleteContactsBefore(tx: Orm, moment: Date): Promise<void> {
  await tx.delete(contacts).where(lt(contacts.touchedAt, moment));
}

function matching({ q, kind }: Filter): SQL | undefined {
  return and(
    kind ? eq(contacts.newsletter, kind === 'newsletter') : undefined,
    ...searchConditions(SEARCHED, q ?? '').map(
      (found) => sql`${contacts.id} in (select id from contacts where ${found})`,
    ),
  );
}
