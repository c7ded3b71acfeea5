// The mails the shop made, newest first: the outbox of the back-office.

import type { Database } from '#platform/database/database.ts';
import { readPage, WHOLE_LIST } from '#platform/database/lists/read-page.ts';
import type { ListMailsQuery, Mail, MailPage } from './contract.ts';
import { countMails, mailView, selectMails } from './mails.repository.ts';

type Needs = { database: Pick<Database, 'orm'> };

/** The newest 1000 that match, as a plain list; with a cursor those before it. */
export async function listRecentMails(
  { database }: Needs,
  { cursor, ...filter }: Omit<ListMailsQuery, 'limit'>,
): Promise<Mail[]> {
  const after = cursor === undefined ? WHOLE_LIST.after : Number(cursor);
  return (await selectMails(database.orm, { ...WHOLE_LIST, ...filter, after })).map(mailView);
}

/** One page of mails that match, and how many match in all. */
export const listMails = ({ database: { orm } }: Needs, query: ListMailsQuery): Promise<MailPage> =>
  readPage(query, {
    rows: (place) => selectMails(orm, { ...query, ...place }),
    view: (rows) => rows.map(mailView),
    summary: async () => ({ total: await countMails(orm, query) }),
  });
