// The SQL of messages: adding one, listing them newest first with where the newsletter stands, forgetting old ones.

import { eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { newestFirst } from '#platform/database/lists/keyset.ts';
import type { Place } from '#platform/database/lists/read-page.ts';
import { containing } from '#platform/database/lists/search-patterns.ts';
import { contacts, newsletterSubscriptions } from './contacts.tables.ts';

export type NewContact = Omit<typeof contacts.$inferInsert, 'id'>;

export async function insertContact(tx: Orm, contact: NewContact): Promise<number> {
  const [row] = await tx.insert(contacts).values(contact).returning({ id: contacts.id });
  if (!row) throw new Error('Inserting a contact returned no row');
  return row.id;
}

export async function listContactRows(
  db: Orm,
  { text, after, limit }: Place & { text?: string | undefined },
) {
  const all = db
    .select({ contact: contacts, newsletterStatus: newsletterSubscriptions.status })
    .from(contacts)
    .leftJoin(newsletterSubscriptions, eq(newsletterSubscriptions.email, sql`email_key(${contacts.email})`))
    .$dynamic();
  return newestFirst(all, contacts.id, { after, limit }, matching(text));
}

export async function countContacts(db: Orm, text: string | undefined): Promise<number> {
  return db.$count(contacts, matching(text));
}

export async function deleteContactsBefore(tx: Orm, moment: Date): Promise<void> {
  await tx.delete(contacts).where(lt(contacts.createdAt, moment));
}

function matching(text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const pattern = containing(text);
  const { firstName, lastName, email, subject, message } = contacts;
  return or(...[firstName, lastName, email, subject, message].map((column) => ilike(column, pattern)));
}
