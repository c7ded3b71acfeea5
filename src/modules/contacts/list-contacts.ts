// Lists messages and newsletter sign-ups for the back-office, newest first: all at once, or in pages with
// search.

import type { Database } from '#platform/database/database.ts';
import { readPage, WHOLE_LIST } from '#platform/database/lists/read-page.ts';
import { countContacts, listContactRows } from './contacts.repository.ts';
import type { Contact, ContactPage, ListContactsQuery } from './contract.ts';

type Needs = { database: Pick<Database, 'orm'> };

/** Lists messages and newsletter sign-ups, newest first, at most 1000. */
export async function listRecentContacts({ database }: Needs): Promise<Contact[]> {
  return (await listContactRows(database.orm, WHOLE_LIST)).map(viewOf);
}

export const listContacts = ({ database: { orm } }: Needs, query: ListContactsQuery): Promise<ContactPage> =>
  readPage(query, {
    rows: (place) => listContactRows(orm, { ...query, ...place }),
    view: (rows) => rows.map(viewOf),
    summary: async () => ({ total: await countContacts(orm, query) }),
  });

function viewOf({ contact, newsletterStatus }: Awaited<ReturnType<typeof listContactRows>>[number]): Contact {
  const { id, firstName, lastName, email, phone, subject, message, newsletter, source, createdAt } = contact;
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    subject,
    message,
    newsletter,
    source,
    newsletterStatus,
    createdAt: createdAt.toISOString(),
  };
}
