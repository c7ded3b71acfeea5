// Who gets no mail any more: addresses that do not exist, people who said stop, and whom the operator put on
// the list. Stopping concerns reminders and questions; mails about somebody's own order go on, as they would
// want.

import type { Database, Orm } from '#platform/database/database.ts';
import { readPage } from '#platform/database/lists/read-page.ts';
import { notFound } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { type MailType, mailFields } from '../body/mail-fields.ts';
import type { AddSuppression, ListSuppressionsQuery, Suppression, SuppressionPage } from '../contract.ts';
import {
  countSuppressions,
  deleteSuppression,
  findSuppression,
  putSuppression,
  selectSuppressions,
} from './suppressions.repository.ts';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; clock: Clock };

export const listSuppressions = (
  { database: { orm } }: Pick<Needs, 'database'>,
  query: ListSuppressionsQuery,
): Promise<SuppressionPage> =>
  readPage(query, {
    rows: (place) => selectSuppressions(orm, { ...query, ...place }),
    view: (rows) => rows,
    summary: async () => ({ total: await countSuppressions(orm, query) }),
  });

/** Adding an address again replaces what was known, but never allows more than before. */
export function addSuppression({ database, clock }: Needs, input: AddSuppression): Promise<Suppression> {
  return database.transaction((tx) =>
    putSuppression(tx, { ...input, reason: 'operator', createdAt: clock.now() }),
  );
}

/** 404 `not_found`. */
export async function removeSuppression({ database }: Pick<Needs, 'database'>, id: number): Promise<void> {
  if (!(await database.transaction((tx) => deleteSuppression(tx, id)))) {
    throw notFound('Dit adres staat niet op de lijst.');
  }
}

/** The row that keeps a mail of this type from this address, or null. What the law demands is always sent. */
export async function suppressionOf(db: Orm, type: MailType, email: string): Promise<Suppression | null> {
  const { kind } = mailFields[type];
  const suppression = kind === 'demanded' ? null : await findSuppression(db, email);
  return suppression && (suppression.scope === 'all' || kind === 'commercial') ? suppression : null;
}
