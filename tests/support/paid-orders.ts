// Inserts paid orders that wait to be sent directly into the database of a stopped shop.

import type { Database } from '#platform/database/database.ts';

/** Inserts `count` orders and returns their ids in order. */
export async function insertPaidOrders(database: Database, count: number): Promise<number[]> {
  const { rows } =
    await database.execute(`insert into orders (customer_name, customer_email, street_name, house_number, postal_code, city, country, variant_code,
      quantity, subtotal, discount, shipping_cost, total, vat_rate, vat_amount, payment_state, created_at, updated_at)
      select 'Anna ' || number, 'koper' || number || '@example.nl', 'Dam', '1', '1012JS', 'Amsterdam', 'NL', '1x',
      1, 2495, 0, 0, 2495, 21, 433, 'paid', now(), now() from generate_series(1, ${count}) as number returning id`);
  return rows.map(({ id }) => Number(id));
}
