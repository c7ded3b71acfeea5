// Every order has one invoice of its total, and the numbers have no gap, wherever a process was killed.

import type { List, Order } from './shop-rows.ts';

export async function compareInvoices(list: List, orders: Order[]): Promise<string[]> {
  const invoices = await list('select order_id, kind, series, year, sequence, total from invoices');
  const differences = orders.flatMap(({ id, total }) => {
    const own = invoices.filter(({ order_id: orderId, kind }) => orderId === id && kind === 'invoice');
    if (own.length !== 1) return [`order ${id} has ${own.length} invoices`];
    return own[0]?.total === total ? [] : [`the invoice of order ${id} is of ${own[0]?.total} cents`];
  });
  const issued = Map.groupBy(invoices, ({ series, year }) => `${series} ${year}`);
  for (const { series, year, last } of await list('select series, year, last from invoice_counters')) {
    const numbers = issued.get(`${series} ${year}`)?.map(({ sequence }) => Number(sequence)) ?? [];
    const gapless = numbers.toSorted((a, b) => a - b).every((number, index) => number === index + 1);
    if (!gapless || numbers.length !== Number(last))
      differences.push(`series ${series} ${year} counts to ${last} and has ${numbers.length} numbers`);
  }
  return differences;
}
