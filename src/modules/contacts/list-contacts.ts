// Messages for the back-office, newest first: a plain list, or pages with search.

import type { Database } from '#platform/database/database.ts';
import { readPage, WHOLE } from '#platform/database/lists/read-page.ts';
import { countContacts, listContactRows } from './contacts.repository.ts';
import type { Contact, ContactPage, ListContactsQuery } from './contract.ts';

type Needs = { database: Pick<Database, 'orm'> };

/** The newest, at most 1000. */
export async function listRecentContacts({ database }: Needs): Promise<Contact[]> {
  return (await listContactRows(database.orm, WHOLE)).map(viewOf);
}

export async function listContacts(
  { database: { orm } }: Needs,
  { limit, cursor, ...filter }: ListContactsQuery,
): Promise<ContactPage> {
  const page = await readPage(
    { limit, cursor },
    (place) => listContactRows(orm, { ...filter, ...place }),
    (rows) => rows.map(viewOf),
  );
  return { ...page, total: await countContacts(orm, filter) };
}

function viewOf({ contact, newsletterStatus }: Awaited<ReturnType<typeof listContactRows>>[number]): Contact {
  const { id, firstName, lastName, email, phone, subject, message, newsletter, source, createdAt } = contact;
  return {
    ...{ id, firstName, lastName, email, phone, subject, message, newsletter, source, newsletterStatus },
    createdAt: createdAt.toISOString(),
  };
}
