// Collects the data by which every module finds a customer's rows: the e-mail address, and the ids of orders
// and baskets.

import { listDraftIdsOfPerson } from '#modules/drafts/index.ts';
import { listOrdersOfPerson } from '#modules/order-overview/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Person, PersonalDataTable } from '#platform/database/personal-data.ts';
import { notFound } from '#shared/api/problems.ts';
import { type CustomerRow, findCustomer } from './customers.repository.ts';
import { findErasureOf } from './erasures.repository.ts';

/**
 * The dependency of functions that read or erase a person: all tables of the shop with personal data. An
 * erasure goes through the tables in this order.
 */
export type PeopleNeeds = { personalData: readonly PersonalDataTable[] };

/** Returns the row of the customer with this id. Throws 404 `customer_unknown` for an unknown id. */
export async function getCustomer(db: Orm, id: number): Promise<CustomerRow> {
  const row = await findCustomer(db, id);
  if (!row) throw notFound('Deze klant kennen we niet.', 'customer_unknown');
  return row;
}

/**
 * Returns the data by which a customer's rows are found in all modules: the normalised e-mail address, the
 * ids of orders and baskets, the names, and texts such as the phone number. For an erased customer only the
 * ids of orders are known; the other lists are empty.
 */
export async function personOf(db: Orm, { emailKey: key, erasedAt }: CustomerRow, at: Date): Promise<Person> {
  if (erasedAt) {
    const erasure = await findErasureOf(db, key);
    return { key, orderIds: erasure?.orderIds ?? [], draftIds: [], strings: [], names: [], at };
  }
  return personOfKey(db, key, at);
}

export async function personOfKey(db: Orm, key: string, at: Date): Promise<Person> {
  const orders = await listOrdersOfPerson(db, key);
  const orderIds = orders.map(({ id }) => id);
  const ordered = orders.flatMap(({ draftId }) => (draftId === null ? [] : [draftId]));
  const drafts = await listDraftIdsOfPerson(db, key, ordered);
  const strings = new Set([key, ...[...orders, ...drafts].flatMap(stringsOf)]);
  const names = [...new Set([...orders, ...drafts].map(({ customerName }) => customerName))];
  return { key, orderIds, draftIds: drafts.map(({ id }) => id), strings: [...strings], names, at };
}

type Named = { customerEmail: string; customerName: string; customerPhone: string };

/**
 * Returns the person's e-mail address, name and phone number, to find the person in texts anywhere in the
 * audit log. Texts of five characters or fewer are left out, because they could be ordinary words.
 */
const stringsOf = ({ customerEmail, customerName, customerPhone }: Named) =>
  [customerEmail, customerName, customerPhone].map((each) => each.trim()).filter((each) => each.length > 5);
