// Messages for the back-office, newest first: a plain list, or pages with search.

import type { Database } from '#platform/database/database.ts';
import { readPage, WHOLE } from '#platform/database/lists/read-page.ts';
import type { PageQuery } from '#shared/api/paging.ts';
import { countContacts, listContactRows } from './contacts.repository.ts';
import type { Contact, ContactPage } from './contract.ts';

type Needs = { database: Pick<Database, 'orm'> };

/** The newest, at most 1000. */
export async function listRecentContacts({ database }: Needs): Promise<Contact[]> {
  return (await listContactRows(database.orm, WHOLE)).map(viewOf);
}

export async function listContacts(
  { database: { orm } }: Needs,
  { q, ...asked }: PageQuery,
): Promise<ContactPage> {
  const page = await readPage(
    asked,
    (place) => listContactRows(orm, { text: q, ...place }),
    (rows) => rows.map(viewOf),
  );
  return { ...page, total: await countContacts(orm, q) };
}

function viewOf({ contact, newsletterStatus }: Awaited<ReturnType<typeof listContactRows>>[number]): Contact {
  return { ...contact, newsletterStatus, createdAt: contact.createdAt.toISOString() };
}
