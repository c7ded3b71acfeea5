// Lists orders for the back-office: the newest orders, pages with search, and one order with its history.

import type { Database } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import { readPage, WHOLE_LIST } from '#platform/database/lists/read-page.ts';
import { notFound } from '#shared/api/problems.ts';
import type { ListOrdersQuery, Order, OrderDetail, OrderPage } from '../contract.ts';
import { findOrder, listLines, listLinesOf, type OrderRow } from '../order.repository.ts';
import { orderDetail } from '../order-detail.ts';
import { orderView } from '../order-view.ts';
import { countOrders, orderRowsQuery } from './order-list.repository.ts';

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

/** Returns an order with its details. Throws 404 `order_unknown`. */
export async function getOrder(shop: Needs, id: number): Promise<OrderDetail> {
  const { orm } = shop.database;
  const row = await findOrder(orm, id);
  if (!row) throw orderUnknown();
  return orderDetail(orm, row, orderView(row, await listLinesOf(orm, id)));
}

async function viewOf({ database }: Needs, rows: OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await listLines(database.orm, ids);
  return rows.map((row) => orderView(row, lines.get(row.id) ?? []));
}

export const orderUnknown = () => notFound('Deze bestelling kennen we niet.', 'order_unknown');
