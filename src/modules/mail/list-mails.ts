// The mails the shop made, newest first: the outbox of the back-office.

import type { Database } from '#platform/database/database.ts';
import type { ListMailsQuery, Mail, MailPage } from './contract.ts';
import { countMails, selectMails } from './mails.repository.ts';

type Needs = { database: Pick<Database, 'orm'> };

const PLAIN_LIST_LIMIT = 1000;

/** The newest 1000 that match. */
export async function listMails({ database }: Needs, query: ListMailsQuery): Promise<Mail[]> {
  return selectMails(database.orm, query, PLAIN_LIST_LIMIT);
}

/** One page of mails that match, and how many match in all. */
export async function listMailPage(
  { database: { orm } }: Needs,
  query: ListMailsQuery & { limit: number },
): Promise<MailPage> {
  const rows = await selectMails(orm, query, query.limit + 1);
  const items = rows.slice(0, query.limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > items.length && last ? String(last.id) : null,
    total: await countMails(orm, query),
  };
}
