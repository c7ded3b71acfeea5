// Reads one order in the form in which the API returns it.

import type { Database } from '#platform/database/database.ts';
import { findOrder, listLinesOf } from './order.repository.ts';
import type { Order } from './order-contract.ts';
import { orderUnknown } from './order-unknown.ts';
import { orderView } from './order-view.ts';

/** Returns the order with this id as the API shows it. Throws 404 `order_unknown`. */
export async function readOrder(
  { database }: { database: Pick<Database, 'orm'> },
  id: number,
): Promise<Order> {
  const row = await findOrder(database.orm, id);
  if (!row) throw orderUnknown();
  return orderView(row, await listLinesOf(database.orm, id));
}
