// Lists customers for the back-office in pages, and finds the customer of an order.

import { countOrdersOfPerson } from '#modules/order-overview/index.ts';
import { findOrder } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import { readPage } from '#platform/database/lists/read-page.ts';
import { toDecimalText } from '#shared/money.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import type { Customer, CustomerPage, ListCustomersQuery, OrderCustomer } from './contract.ts';
import { countLatest } from './count-customers.ts';
import {
  type CustomerRow,
  countCustomers,
  customerRowsQuery,
  findCustomerByKey,
} from './customers.repository.ts';

type Needs = { database: Database };

export async function listCustomers(
  shop: Needs,
  { sort = 'newest', ...query }: ListCustomersQuery,
): Promise<CustomerPage> {
  await countLatest(shop);
  const { orm } = shop.database;
  const matches = await countCustomers(orm, query);
  return readPage(query, {
    rows: (place) => customerRowsQuery(orm, { ...place, filter: query, sort, matches }),
    view: (rows) => rows.map(customerView),
    summary: () => totalOf(matches),
  });
}

/**
 * Returns the customer of an order; null when the order does not exist or has no e-mail address, or when
 * there is no customer with that address.
 */
export async function findCustomerOfOrder(shop: Needs, orderId: number): Promise<OrderCustomer> {
  const { orm } = shop.database;
  const order = await findOrder(orm, orderId);
  if (!order?.customerEmail) return null;
  await countLatest(shop);
  const key = emailKey(order.customerEmail);
  const customer = await findCustomerByKey(orm, key);
  if (!customer) return null;
  const { id, orders, blockedAt } = customer;
  const place = await countOrdersOfPerson(orm, key, orderId);
  return { id, orders, place, blockedAt: blockedAt?.toISOString() ?? null };
}

export function customerView(row: CustomerRow): Customer {
  const { id, emailKey: key, name, phone, city, country, orders, spent } = row;
  return {
    id,
    name,
    phone,
    city,
    country,
    orders,
    email: row.erasedAt ? '' : key,
    spent: toDecimalText(spent),
    firstOrderAt: row.firstOrderAt?.toISOString() ?? null,
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
    seenAt: row.seenAt.toISOString(),
    blockedAt: row.blockedAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
  };
}
