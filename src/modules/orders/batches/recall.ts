// The recall list of a batch: every order that was filled from it, newest first, to read, to mail or to call.

import { listDraws } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { listOrdersById } from '../order.repository.ts';
import { orderNumber } from '../order-view.ts';
import type { RecalledOrder } from './recall-contract.ts';

type Needs = { database: Pick<Database, 'orm'> };

/** Empty for a batch nobody got anything of, or that is not known. */
export async function listRecall({ database: { orm } }: Needs, batchId: number): Promise<RecalledOrder[]> {
  const drawn = await listDraws(orm, batchId);
  return (await listOrdersById(orm, [...drawn.keys()])).map((order) => ({
    id: order.id,
    orderNumber: orderNumber(order.id),
    quantity: drawn.get(order.id) ?? 0,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    country: order.country,
    orderedAt: order.createdAt.toISOString(),
    shippedAt: order.shippedAt?.toISOString() ?? null,
  }));
}
