// Orders for the back-office: plain newest-first lists, keyset pages with search, and one order with its history.

import type { Database } from '#platform/database/database.ts';
import { notFound, Refusal } from '#shared/problems.ts';
import type { ListOrdersQuery, Order, OrderDetail, OrderPage } from './contract.ts';
import {
  countOrders,
  findOrder,
  listEvents,
  listLines,
  listOrderRows,
  type OrderRow,
} from './order.repository.ts';
import { orderEventView, orderView, parseOrderNumber } from './order-view.ts';

const PLAIN_LIMIT = 1000;

export type ListOrders = {
  /** Newest first, at most 1000, archived ones left out. */
  recent(): Promise<Order[]>;
  /** 422 `invalid_cursor` for a cursor that is none of ours. */
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
      return view(await listOrderRows(database.orm, { limit: PLAIN_LIMIT }));
    },
    async page(query) {
      const limit = query.limit ?? 50;
      const oldestFirst = query.sort === 'oldest';
      const filter = {
        status: query.status,
        text: query.q,
        number: query.q ? parseOrderNumber(query.q) : null,
      };
      const rows = await listOrderRows(database.orm, {
        ...filter,
        after: readCursor(query.cursor),
        oldestFirst,
        limit: limit + 1,
      });
      const items = await view(rows.slice(0, limit));
      const last = items.at(-1);
      return {
        items,
        nextCursor: rows.length > limit && last ? String(last.id) : null,
        total: await countOrders(database.orm, filter),
      };
    },
    async get(id) {
      const row = await findOrder(database.orm, id);
      if (!row) throw orderUnknown();
      const [order] = await view([row]);
      if (!order) throw orderUnknown();
      return { ...order, history: (await listEvents(database.orm, id)).map(orderEventView) };
    },
  };
}

export function orderUnknown(): Refusal {
  return notFound('Deze bestelling kennen we niet.', 'order_unknown');
}

function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  if (!/^\d{1,9}$/.test(cursor))
    throw new Refusal({ status: 422, code: 'invalid_cursor', detail: 'Deze bladzijde bestaat niet.' });
  return Number(cursor);
}
