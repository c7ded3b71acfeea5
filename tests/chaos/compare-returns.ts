// Money that went back: the second payment of a basket, whole, once, and noted for the operator on the basket's order.

import type { PaymentAtProvider } from './provider-file.ts';
import type { List, Order } from './shop-rows.ts';

export async function compareReturns(
  list: List,
  paid: PaymentAtProvider[],
  orders: Order[],
): Promise<string[]> {
  const settled = new Map(
    (await list('select id, settled_as from payments')).map((row) => [String(row.id), row.settled_as]),
  );
  const noted = await list("select to_value, note from order_events where kind = 'paid_twice'");
  const refunded = await list("select note from order_events where kind = 'refunded_duplicate'");
  const ordered = new Set(orders.map((order) => order.payment_id));
  const returned = paid.filter(({ id }) => !ordered.has(id));
  const differences = paid.flatMap(({ id }) => {
    const expected = ordered.has(id) ? 'order' : 'duplicate';
    return settled.get(id) === expected ? [] : [`payment ${id} is settled as ${settled.get(id)}`];
  });
  for (const { id } of returned) {
    const notes = noted.filter((event) => event.to_value === id).length;
    const refunds = refunded.filter((event) => String(event.note).startsWith(id)).length;
    if (notes !== 1) differences.push(`second payment ${id} was noted ${notes} times`);
    if (refunds !== 1)
      differences.push(`second payment ${id} was given back ${refunds} times in the history`);
  }
  if (noted.length !== returned.length)
    differences.push(`${noted.length} second payments noted, ${returned.length} made`);
  return differences;
}
