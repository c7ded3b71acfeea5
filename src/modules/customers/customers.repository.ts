// The SQL of customers: recounting figures, the list in pages, operators' notes, and blocked customers.

import { and, asc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Orm } from '#platform/database/database.ts';
import { findBy, hasRow, listBy, lockBy } from '#platform/database/find-row.ts';
import {
  countMatches,
  type SearchedRange,
  type Sorting,
  searchedPage,
} from '#platform/database/lists/keyset.ts';
import { searchConditions } from '#platform/database/lists/search-patterns.ts';
import type { CustomerFilter, CustomerSort } from './contract.ts';
import { customerNotes, customers, customersChanged } from './customers.tables.ts';

export type CustomerRow = typeof customers.$inferSelect;
export type NoteRow = typeof customerNotes.$inferSelect;

/**
 * Takes up to `limit` customers from the list of customers whose figures must be recounted, recounts their
 * figures in the same transaction, and returns how many customers were taken.
 */
export async function countChanged(tx: Orm, limit: number): Promise<number> {
  const { rows } = await tx.execute(sql`
    with taken as (
      delete from ${customersChanged} where email_key in (select distinct email_key from ${customersChanged} limit ${limit})
      returning email_key)
    select distinct email_key as key from taken`);
  const keys = z.array(z.object({ key: z.string() })).parse(rows);
  if (keys.length > 0)
    await tx.execute(sql`select count_customers(${sql.param(keys.map(({ key }) => key))}::text[])`);
  return keys.length;
}

/**
 * Adds the e-mail address of every order to the list of customers to recount, if the customers table is
 * empty, as after restoring a backup from before that table existed.
 */
export async function markAllCustomersUncounted(tx: Orm): Promise<void> {
  await tx.execute(sql`
    insert into ${customersChanged}
    select distinct email_key(customer_email) from orders where customer_email <> '' and not exists (select from ${customers})`);
}

export async function hasChanged(db: Orm): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${customersChanged} limit 1`);
  return rows.length > 0;
}

type Sortable = Record<'seenAt' | 'spent' | 'orders' | 'name' | 'id', SQLWrapper>;
const name = (row: Sortable) => sql`lower(${row.name})`;
const SORTINGS = {
  newest: { key: ({ seenAt }) => seenAt, descending: true },
  spent: { key: ({ spent }) => spent, descending: true },
  orders: { key: ({ orders }) => orders, descending: true },
  name: { key: name, descending: false },
  name_desc: { key: name, descending: true },
} satisfies Record<CustomerSort, Sorting<Sortable>>;

type CustomerRowsInput = Omit<SearchedRange, 'q'> & { filter: CustomerFilter; sort: CustomerSort };

export function customerRowsQuery(db: Orm, { filter, sort, ...place }: CustomerRowsInput) {
  const list = { sorting: SORTINGS[sort], table: customers };
  const all = db.select().from(customers).$dynamic();
  return searchedPage(db, all, list, { ...place, q: filter.q }, conditionsOf(filter));
}

/**
 * Counts the customers that match a filter. Counting stops above 10,000 (`MAX_COUNTED`): the result is then
 * 10,001.
 */
export function countCustomers(db: Orm, filter: CustomerFilter): Promise<number> {
  return countMatches(db, customers, and(...conditionsOf(filter)));
}

function conditionsOf({ q, country, standing }: CustomerFilter): SQL[] {
  return [
    ...(country ? [eq(customers.country, country)] : []),
    ...(standing === 'blocked' ? [isNotNull(customers.blockedAt)] : []),
    ...(standing === 'erased' ? [isNotNull(customers.erasedAt)] : []),
    ...(q ? searchConditions(customers.searchText, q) : []),
  ];
}

export const findCustomer = findBy(customers, customers.id);
export const findCustomerByKey = findBy(customers, customers.emailKey);
export const lockCustomer = lockBy(customers, customers.id);

type Change = Partial<Omit<typeof customers.$inferInsert, 'id' | 'version'>>;

/**
 * Changes a customer's row and increases its version number. Returns false when the customer does not exist.
 */
export function changeCustomer(tx: Orm, id: number, change: Change): Promise<boolean> {
  return hasRow(
    tx
      .update(customers)
      .set({ ...change, version: sql`${customers.version} + 1` })
      .where(eq(customers.id, id))
      .returning({ id: customers.id }),
  );
}

/**
 * Lists the e-mail keys of blocked customers: the normalised e-mail address or, for an erased customer, a
 * hash of it (the erased mark).
 */
export async function listBlockedKeys(db: Orm): Promise<string[]> {
  const rows = await db
    .select({ key: customers.emailKey })
    .from(customers)
    .where(isNotNull(customers.blockedAt));
  return rows.map(({ key }) => key);
}

export const listNotes = listBy(customerNotes, customerNotes.customerId, asc(customerNotes.id));

export async function insertNote(tx: Orm, note: Omit<NoteRow, 'id'>): Promise<void> {
  await tx.insert(customerNotes).values(note);
}

/**
 * Deletes a note and returns true. Returns false when the note does not exist or another operator wrote it.
 */
export function deleteNote(tx: Orm, id: number, customerId: number, actor: string): Promise<boolean> {
  const { id: own, customerId: of, actor: by } = customerNotes;
  return hasRow(
    tx
      .delete(customerNotes)
      .where(and(eq(own, id), eq(of, customerId), eq(by, actor)))
      .returning({ id: own }),
  );
}
