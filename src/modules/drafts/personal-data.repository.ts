// What baskets hold of a person, also those that were never paid.

import { or, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { among, type Holding, holding } from '#platform/database/personal-data.ts';
import { FORGOTTEN } from './draft.repository.ts';
import { draftOrders } from './drafts.tables.ts';

export const personalDataOfDrafts: readonly Holding[] = [
  holding(draftOrders, {
    whose: ({ draftIds }) => among(draftOrders.id, draftIds),
    blank: FORGOTTEN,
    line: {
      at: sql`created_at`,
      title: sql`variant_code`,
      state: sql`'open'`,
      amount: sql`total`,
      // The others are orders.
      only: sql`not is_completed`,
    },
  }),
];

/** Those with their address, and those that became orders of theirs. */
export function listDraftIdsOfPerson(db: Orm, key: string, ordered: readonly number[]) {
  const { id, customerEmail, customerName, customerPhone } = draftOrders;
  const theirs = sql`(${customerEmail} <> '' and email_key(${customerEmail}) = ${key})`;
  return db
    .select({ id, customerEmail, customerName, customerPhone })
    .from(draftOrders)
    .where(or(theirs, among(id, ordered)));
}
