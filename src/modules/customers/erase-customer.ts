// Erases a customer on request. One transaction erases the person's data in the tables of all modules and in
// the audit log. Only invoices and credit notes keep the data that tax law requires, and the shop keeps a
// salted hash (mark) with which it recognises the erased address.

import type { output } from 'zod/v4/core';
import {
  LogNotSealed,
  type PersonalRows,
  redactChanges,
  type Sealing,
  sealLog,
} from '#modules/audit/index.ts';
import { hasUnsubscribed } from '#modules/contacts/index.ts';
import { suppressErased } from '#modules/mail/index.ts';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { writeOnBehalfOf } from '#platform/database/on-behalf-of.ts';
import type { Person } from '#platform/database/personal-data.ts';
import { createErasedMark } from '#platform/tokens/erased-mark.ts';
import { invalidFields, Refusal } from '#shared/api/problems.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import type { erasedSchema } from './contract.ts';
import { countChangedIn, countLatest } from './count-customers.ts';
import { type CustomerRow, changeCustomer, lockCustomer } from './customers.repository.ts';
import { findErasureBlocker } from './erasure-blocker.ts';
import { saveErasureList } from './erasure-list.ts';
import { insertErasure, type NewErasure } from './erasures.repository.ts';
import { getCustomer, type PeopleNeeds, personOf } from './person-of.ts';

export type Erased = output<typeof erasedSchema>;
export type EraseNeeds = PeopleNeeds & Sealing & { database: Database; config: { dataDir: string } };

const MAX_ATTEMPTS = 5;

/**
 * Erases a customer's data in all modules and in the audit log. Throws 422 when `confirmation` is not the
 * customer's e-mail address; 404 `customer_unknown`; 409 `customer_erased`; 409 `customer_under_way` while a
 * parcel or refund is still to reach the customer.
 */
export async function eraseCustomer(
  shop: EraseNeeds,
  id: number,
  confirmation: string,
  actor: string,
): Promise<Erased> {
  await countLatest(shop);
  const erased = await eraseCompletely(shop, async (tx) => {
    const row = (await lockCustomer(tx, id)) ?? (await getCustomer(tx, id));
    if (row.erasedAt) throw new Refusal('customer_erased', 'Deze klant is al gewist.');
    if (emailKey(confirmation) !== row.emailKey)
      throw invalidFields([{ path: 'confirmation', message: 'Dit is niet het e-mailadres van deze klant' }]);
    const person = await personOf(tx, row, shop.clock.now());
    const underWay = await findErasureBlocker(tx, person);
    if (underWay) throw new Refusal('customer_under_way', underWay);
    const erasure = { mark: createErasedMark(row.emailKey), at: person.at, by: actor };
    return erasePerson(shop, tx, { person, row, erasure });
  });
  await saveErasureList(shop);
  return erased;
}

/**
 * Runs an erasure in a transaction. The audit log is sealed first, because only rows in the hash chain can be
 * redacted; when a new row is found meanwhile, sealing and erasure are repeated, at most five times. The
 * transaction runs in no operator's name, because the audit log would otherwise record the erased data as
 * changes by that operator.
 */
export async function eraseCompletely<T>(shop: EraseNeeds, work: (tx: Orm) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    await sealLog(shop);
    try {
      return await writeOnBehalfOf('', () => shop.database.transaction(work));
    } catch (error) {
      if (!(error instanceof LogNotSealed) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

type ErasureInput = { person: Person; row: CustomerRow | null; erasure: NewErasure };

/**
 * Erases a person's data in every table and in the audit log, within the caller's transaction, and returns
 * the numbers of erased and redacted rows. The caller must have checked that no parcel or refund is still to
 * reach the person.
 */
export async function erasePerson(
  shop: EraseNeeds,
  tx: Orm,
  { person, row, erasure }: ErasureInput,
): Promise<Erased> {
  if (await hasUnsubscribed(tx, person.key)) await suppressErased(tx, person.key, person.at);
  const about: PersonalRows[] = [];
  for (const holding of shop.personalData)
    about.push({ table: holding.table, personal: holding.personal, ids: await holding.erase(tx, person) });
  if (row)
    await changeCustomer(tx, row.id, { emailKey: erasure.mark, erasedAt: erasure.at, erasedBy: erasure.by });
  // Recounting removes customers who were known only by the erased texts.
  await countChangedIn(tx);
  // Pages may show a review of this person, and the list of blocked customers is cached in memory.
  for (const data of ['reviews', 'customers'] as const) await announceChange(tx, data);
  await insertErasure(tx, { ...erasure, customerId: row?.id ?? null, orderIds: [...person.orderIds] });
  const changes = await redactChanges(shop, tx, { about, strings: person.strings });
  return { rows: about.reduce((sum, { ids }) => sum + ids.length, 0), changes, kept: person.orderIds.length };
}
