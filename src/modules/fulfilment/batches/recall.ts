// The recall list of a batch, for operators: every order filled from the batch, newest first, with contact
// details.

import { listOrdersById, orderNumber } from '#modules/orders/index.ts';
import { listDraws } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { RecalledOrder } from './recall-contract.ts';

type Needs = { database: Pick<Database, 'orm'> };

/**
 * Returns the orders filled from a batch, newest first; empty when the batch is unknown or no order was
 * filled from it.
 */
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
