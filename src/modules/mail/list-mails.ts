// Lists the mails the shop created, newest first, for the outbox of the back-office.

import type { Database } from '#platform/database/database.ts';
import { readPage, WHOLE_LIST } from '#platform/database/lists/read-page.ts';
import type { ListMailsQuery, Mail, MailPage } from './contract.ts';
import { countMails, mailView, selectMails } from './mails.repository.ts';

type Needs = { database: Pick<Database, 'orm'> };

/** Returns the newest 1000 matching mails as an array; with a cursor, the 1000 mails before the cursor. */
export async function listRecentMails(
  { database }: Needs,
  { cursor, ...filter }: Omit<ListMailsQuery, 'limit'>,
): Promise<Mail[]> {
  const after = cursor === undefined ? WHOLE_LIST.after : Number(cursor);
  return (await selectMails(database.orm, { ...WHOLE_LIST, ...filter, after })).map(mailView);
}

/** Returns one page of the mails that match a search, newest first, with the total number of matches. */
export const listMails = ({ database: { orm } }: Needs, query: ListMailsQuery): Promise<MailPage> =>
  readPage(query, {
    rows: (place) => selectMails(orm, { ...query, ...place }),
    view: (rows) => rows.map(mailView),
    summary: async () => ({ total: await countMails(orm, query) }),
  });
