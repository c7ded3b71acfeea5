// The personal data in paid and unpaid baskets, for export and erasure.

import { or, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { idIn, type PersonalDataTable, personalDataTable } from '#platform/database/personal-data.ts';
import { ANONYMISED } from './draft.repository.ts';
import { draftOrders } from './drafts.tables.ts';

export const personalDataOfDrafts: readonly PersonalDataTable[] = [
  personalDataTable(draftOrders, {
    whose: ({ draftIds }) => idIn(draftOrders.id, draftIds),
    blank: ANONYMISED,
    line: {
      at: sql`created_at`,
      title: sql`variant_code`,
      state: sql`'open'`,
      amount: sql`total`,
      // Completed drafts are shown as orders.
      only: sql`not is_completed`,
    },
  }),
];

/**
 * Lists a person's baskets: those with the normalised e-mail address `key`, and those whose id is in
 * `ordered` because they became the person's orders. Each basket has its id, e-mail address, name and phone
 * number.
 */
export function listDraftIdsOfPerson(db: Orm, key: string, ordered: readonly number[]) {
  const { id, customerEmail, customerName, customerPhone } = draftOrders;
  const theirs = sql`(${customerEmail} <> '' and email_key(${customerEmail}) = ${key})`;
  return db
    .select({ id, customerEmail, customerName, customerPhone })
    .from(draftOrders)
    .where(or(theirs, idIn(id, ordered)));
}
