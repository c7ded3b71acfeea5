// Manages the addresses that receive no mail: bounced, unsubscribed, or added by an operator. Unsubscribing
// stops reminders and review requests; mail about the customer's own order continues.

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

/**
 * Adds an address to the suppressions, or replaces the reason of its suppression. The scope is never reduced,
 * so the address never receives more mail than before.
 */
export function addSuppression({ database, clock }: Needs, input: AddSuppression): Promise<Suppression> {
  return database.transaction((tx) =>
    putSuppression(tx, { ...input, reason: 'operator', createdAt: clock.now() }),
  );
}

/**
 * Removes an address from the suppressions, so that it receives mail again. Throws 404 `not_found` for an
 * unknown id.
 */
export async function removeSuppression({ database }: Pick<Needs, 'database'>, id: number): Promise<void> {
  if (!(await database.transaction((tx) => deleteSuppression(tx, id)))) {
    throw notFound('Dit adres staat niet op de lijst.');
  }
}

/**
 * Finds the suppression that blocks this type of mail to this address; null when the mail may be sent. Mail
 * required by law is never blocked.
 */
export async function suppressionOf(db: Orm, type: MailType, email: string): Promise<Suppression | null> {
  const { kind } = mailFields[type];
  const suppression = kind === 'demanded' ? null : await findSuppression(db, email);
  return suppression && (suppression.scope === 'all' || kind === 'commercial') ? suppression : null;
}
