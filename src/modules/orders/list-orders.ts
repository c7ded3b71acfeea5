// Orders for the back-office: plain newest-first lists, keyset pages with search, and one order with its history.

import type { Database } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/keyset.ts';
import { notFound, type Refusal } from '#shared/problems.ts';
import type { ListOrdersQuery, Order, OrderDetail, OrderPage } from './contract.ts';
import { findOrder, listLines, type OrderRow } from './order.repository.ts';
import { orderDetail } from './order-detail.ts';
import { countOrders, orderRowsQuery } from './order-list.repository.ts';
import { orderView } from './order-view.ts';

const PLAIN_LIMIT = 1000;
const PAGE = 50;

export type ListOrders = {
  /** Newest first, at most 1000, archived ones left out. */
  recent(): Promise<Order[]>;
  page(query: ListOrdersQuery): Promise<OrderPage>;
  /** 404 `order_unknown`. */
  get(id: number): Promise<OrderDetail>;
};

export function createListOrders(ports: { database: Database }): ListOrders {
  const { database } = ports;
  const view = async (rows: OrderRow[]): Promise<Order[]> => {
    const lines = await listLines(
      database.orm,
      rows.map((row) => row.id),
    );
    return rows.map((row) => orderView(row, lines.get(row.id) ?? []));
  };
  return {
    async recent() {
      const input = {
        filter: {},
        sort: 'newest',
        after: null,
        limit: PLAIN_LIMIT,
        matches: PLAIN_LIMIT,
      } as const;
      return view(await orderRowsQuery(database.orm, input));
    },
    async page({ limit = PAGE, cursor, sort = 'newest', ...filter }) {
      const after = cursor === undefined ? null : Number(cursor);
      const matches = await countOrders(database.orm, filter);
      const rows = await orderRowsQuery(database.orm, { filter, sort, after, limit: limit + 1, matches });
      const items = await view(rows.slice(0, limit));
      return {
        items,
        nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null,
        ...totalOf(matches),
      };
    },
    async get(id) {
      const row = await findOrder(database.orm, id);
      if (!row) throw orderUnknown();
      const [order] = await view([row]);
      if (!order) throw orderUnknown();
      return orderDetail(database.orm, row, order);
    },
  };
}

export function orderUnknown(): Refusal {
  return notFound('Deze bestelling kennen we niet.', 'order_unknown');
}
