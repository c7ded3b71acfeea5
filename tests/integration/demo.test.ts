// The demo shop: the same for the same seed, whole in itself, and never beside a real sale.

import { afterEach, expect, test } from 'vitest';
import { makeDemo, NoPlaceForDemo } from '#main/demo/make-demo.ts';
import { seedShop } from '#main/seed-shop.ts';
import { quoteSchema } from '#modules/pricing/contract.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const now = new Date('2026-11-20T15:00:00Z');

const opened: TestDatabase[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.drop();
});

async function demo(orders: number, seed: number) {
  const shop = await openTestDatabase();
  opened.push(shop);
  await seedShop(shop.database, { now: () => now }, { testMode: true });
  await makeDemo(shop.database, { orders, seed, now });
  return { database: shop.database, rows: async (text: string) => (await shop.database.execute(text)).rows };
}

const FINGERPRINT = `select md5(string_agg(orders::text, '' order by id)) as print from orders`;

test('is the same business for the same seed and another one for another', async () => {
  const prints: unknown[] = [];
  for (const seed of [5, 5, 6]) prints.push((await (await demo(300, seed)).rows(FINGERPRINT))[0]?.print);
  expect(prints[1]).toBe(prints[0]);
  expect(prints[2]).not.toBe(prints[0]);
});

test('adds up: every order has its payment, basket, line and history, and nothing happens after now', async () => {
  const { rows } = await demo(2000, 1);
  expect(
    await rows(`select count(*)::int as orders, count(payments.id)::int as payments, count(draft_orders.id)::int as drafts,
        bool_and(payments.amount = orders.total) as paid, bool_and(orders.total = subtotal_of.amount - orders.discount + orders.shipping_cost) as sums
      from orders left join payments on payments.id = orders.payment_id left join draft_orders on draft_orders.order_id = orders.id
      left join (select order_id, sum(amount) as amount from order_lines group by order_id) as subtotal_of on subtotal_of.order_id = orders.id`),
  ).toEqual([{ orders: 2000, payments: 2000, drafts: 2000, paid: true, sums: true }]);
  expect(
    await rows(`select (select max(created_at) from orders) <= '${now.toISOString()}' as orders,
      (select max(at) from order_events) <= '${now.toISOString()}' as events, (select max(created_at) from mails) <= '${now.toISOString()}' as mails`),
  ).toEqual([{ orders: true, events: true, mails: true }]);
  expect(
    await rows(`select count(*)::int as wrong from orders where payment_state in ('refunded', 'partially_refunded')
      and not exists (select 1 from refunds where refunds.order_id = orders.id and refunds.amount <= orders.total)`),
  ).toEqual([{ wrong: 0 }]);
  const [agreement] = await rows('select quote from checkouts limit 1');
  expect(quoteSchema.safeParse(agreement?.quote).success).toBe(true);
  expect(
    await rows("select count(*)::int as real from orders where customer_email not like '%.example'"),
  ).toEqual([{ real: 0 }]);
});

test('leaves the shop able to sell: the next order and the next basket get numbers of their own', async () => {
  const { rows } = await demo(50, 1);
  const [order] =
    await rows(`insert into orders (customer_name, customer_email, variant_code, quantity, subtotal, discount, shipping_cost,
    total, vat_rate, vat_amount, payment_state, created_at, updated_at) values ('A', 'a@post.example', '1x', 1, 1, 0, 0, 1, 0, 0, 'paid', now(), now()) returning id`);
  expect(order).toEqual({ id: 51 });
  expect(await rows("select indexname from pg_indexes where indexname = 'orders_search'")).toHaveLength(1);
});

test('is refused by a shop that has an order, and changes nothing there', async () => {
  const { database, rows } = await demo(20, 1);
  await expect(makeDemo(database, { orders: 20, seed: 2, now })).rejects.toBeInstanceOf(NoPlaceForDemo);
  expect(await rows('select count(*)::int as orders from orders')).toEqual([{ orders: 20 }]);
});
