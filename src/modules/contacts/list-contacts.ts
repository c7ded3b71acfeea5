// Messages for the back-office, newest first: a plain list, or pages with search.

import type { Database } from '#platform/database/database.ts';
import { countContacts, listContactRows } from './contacts.repository.ts';
import type { Contact, ContactPage, ListContactsQuery } from './contract.ts';

const PLAIN_LIMIT = 1000;

export type ListContacts = {
  /** At most 1000. */
  recent(): Promise<Contact[]>;
  page(query: ListContactsQuery): Promise<ContactPage>;
};

export function createListContacts({ database }: { database: Pick<Database, 'orm'> }): ListContacts {
  return {
    async recent() {
      return (await listContactRows(database.orm, { limit: PLAIN_LIMIT })).map(viewOf);
    },
    async page({ limit = 50, cursor, q }) {
      const before = cursor === undefined ? undefined : Number(cursor);
      const rows = await listContactRows(database.orm, { text: q, before, limit: limit + 1 });
      const items = rows.slice(0, limit).map(viewOf);
      const last = items.at(-1);
      return {
        items,
        nextCursor: rows.length > limit && last ? String(last.id) : null,
        total: await countContacts(database.orm, q),
      };
    },
  };
}

function viewOf({ contact, newsletterStatus }: Awaited<ReturnType<typeof listContactRows>>[number]): Contact {
  return { ...contact, newsletterStatus, createdAt: contact.createdAt.toISOString() };
}
