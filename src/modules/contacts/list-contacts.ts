// Messages for the back-office, newest first: a plain list, or pages with search.

import type { Database } from '#platform/database/database.ts';
import { countContacts, listContactRows } from './contacts.repository.ts';
import type { Contact, ContactPage, ListContactsQuery } from './contract.ts';

const PLAIN_LIMIT = 1000;

type Needs = { database: Pick<Database, 'orm'> };

/** The newest, at most 1000. */
export async function listContacts({ database }: Needs): Promise<Contact[]> {
  return (await listContactRows(database.orm, { limit: PLAIN_LIMIT })).map(viewOf);
}

export async function listContactPage(
  { database: { orm } }: Needs,
  { limit = 50, cursor, q }: ListContactsQuery,
): Promise<ContactPage> {
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await listContactRows(orm, { text: q, before, limit: limit + 1 });
  const items = rows.slice(0, limit).map(viewOf);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > limit && last ? String(last.id) : null,
    total: await countContacts(orm, q),
  };
}

function viewOf({ contact, newsletterStatus }: Awaited<ReturnType<typeof listContactRows>>[number]): Contact {
  return { ...contact, newsletterStatus, createdAt: contact.createdAt.toISOString() };
}
