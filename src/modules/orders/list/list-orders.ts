// Lists orders for the back-office: the newest orders, and pages of the order list with filters and search.

import type { Database } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import { readPage, WHOLE_LIST } from '#platform/database/lists/read-page.ts';
import { listLines, type OrderRow } from '../order.repository.ts';
import type { Order, OrderPage } from '../order-contract.ts';
import { orderView } from '../order-view.ts';
import { countOrders, orderRowsQuery } from './order-list.repository.ts';
import type { ListOrdersQuery } from './order-list-contract.ts';

type Needs = { database: Pick<Database, 'orm'> };

/** Returns the newest orders, newest first, at most 1000, without archived ones. */
export async function listRecentOrders(shop: Needs): Promise<Order[]> {
  const input = { ...WHOLE_LIST, filter: {}, sort: 'newest', matches: WHOLE_LIST.limit } as const;
  return viewOf(shop, await orderRowsQuery(shop.database.orm, input));
}

export async function listOrders(
  shop: Needs,
  { sort = 'newest', ...query }: ListOrdersQuery,
): Promise<OrderPage> {
  const { orm } = shop.database;
  const matches = await countOrders(orm, query);
  return readPage(query, {
    rows: (place) => orderRowsQuery(orm, { ...place, filter: query, sort, matches }),
    view: (rows) => viewOf(shop, rows),
    summary: () => totalOf(matches),
  });
}

async function viewOf({ database }: Needs, rows: OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await listLines(database.orm, ids);
  return rows.map((row) => orderView(row, lines.get(row.id) ?? []));
}
