// Tests the demo: the same seed gives the same shop, its data are consistent, and it refuses a shop with real
// orders.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDemo, NoPlaceForDemo } from '#demo/make-demo.ts';
import { writeLetters } from '#demo/write-letters.ts';
import { differenceKinds } from '#main/compose/differences.ts';
import { seedShop } from '#main/seed-shop.ts';
import { findDifferences } from '#modules/operations/index.ts';
import { termsSchema } from '#modules/order-changes/contract.ts';
import { quoteSchema } from '#modules/pricing/contract.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import { createSignedTokens } from '#platform/tokens/signed-tokens.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const now = new Date('2026-11-20T15:00:00Z');

const ORDERS = 600;

let first: TestDatabase;
beforeAll(async () => {
  first = await demoShop();
});
afterAll(() => first.drop());

async function demoShop(): Promise<TestDatabase> {
  const shop = await openTestDatabase();
  await seedShop(shop.database, { now: () => now }, { testMode: true });
  await makeDemo(shop.database, { orders: ORDERS, seed: 5, now });
  return shop;
}

const rows = async (text: string) => (await first.database.execute(text)).rows;

test('is the same business every time it is made from the same seed', async () => {
  // What a customer's link holds is chance, always.
  const print = `select md5(string_agg((to_jsonb(orders) - 'link_secret')::text, '' order by id)) as print from orders`;
  const second = await demoShop();
  const again = (await second.database.execute(print)).rows;
  await second.drop();
  expect(await rows(print)).toEqual(again);
});

test('adds up: every order has its payment, basket, line and history, and nothing happens after now', async () => {
  expect(
    await rows(`select count(*)::int as orders, count(payments.id)::int as payments, count(draft_orders.id)::int as drafts,
        bool_and(payments.amount = orders.total) as paid, bool_and(orders.total = subtotal_of.amount - orders.discount + orders.shipping_cost) as sums
      from orders left join payments on payments.id = orders.payment_id left join draft_orders on draft_orders.order_id = orders.id
      left join (select order_id, sum(amount) as amount from order_lines group by order_id) as subtotal_of on subtotal_of.order_id = orders.id`),
  ).toEqual([{ orders: ORDERS, payments: ORDERS, drafts: ORDERS, paid: true, sums: true }]);
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

test('has books that agree: papers for every sale and refund, and stock for every jar', async () => {
  const { seen } = await findDifferences(first.database.orm, differenceKinds, now);
  expect(seen.map(({ text }) => text)).toEqual([]);
});

test('has mails as the shop makes them, once somebody wants to look at them', async () => {
  const tokens = createSignedTokens(
    createKeyring({ sessionSecret: 'a secret of the demo', previousSecret: null }),
  );
  const needs = {
    database: first.database,
    clock: { now: () => now },
    tokens,
    publicUrl: 'https://demo.example',
  };
  const written = await writeLetters(needs);
  const told = await rows(`select type, count(*)::int as mails,
      count(*) filter (where html like '<!doctype html>%' and html like '%/mails/wordmark.png%')::int as laid_out
    from mails where order_id is not null group by type order by type`);
  expect(told.map(({ type }) => type)).toEqual([
    'delivered',
    'order_confirmation',
    'refund',
    'shipped',
    'withdrawal_received',
  ]);
  for (const { mails, laid_out } of told) expect(laid_out).toBe(mails);
  expect(written).toBe(told.reduce((sum, { mails }) => sum + Number(mails), 0));
  const [confirmation] = await rows(
    `select html, attachments from mails where type = 'order_confirmation' limit 1`,
  );
  expect(String(confirmation?.html)).toMatch(/demo\.example\/mails\/packs-[1-4]\.png/);
  expect(confirmation?.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
});

test('leaves work to look at: returns in their states, a change that waits for money, and questions that wait', async () => {
  expect(await rows('select status, not_sent from returns order by status, not_sent')).toEqual([
    { status: 'announced', not_sent: false },
    { status: 'announced', not_sent: true },
    { status: 'received', not_sent: false },
    { status: 'underway', not_sent: false },
  ]);
  const [change] = await rows(`select terms, difference from order_changes join orders on orders.id = order_id
    where state = 'waiting' and 'difference_open' = any(flags) and (terms->>'total')::int = total + difference`);
  expect(termsSchema.safeParse(change?.terms).success).toBe(true);
  expect(
    await rows(`select count(*)::int as open, count(distinct contact_id)::int as answered from contacts
      left join contact_entries on contact_id = contacts.id where state = 'open' and submission_key like 'demo-%'`),
  ).toEqual([{ open: 4, answered: 1 }]);
});

test('writes street and number as one line where there is no field for a number', async () => {
  expect(
    await rows(`select count(*)::int as abroad, count(*) filter (where house_number <> '' or house_number_addition <> '')::int as wrong,
      bool_and(street_name ~ ' \\d+$') as whole from orders where country not in ('NL', 'BE')`),
  ).toEqual([{ abroad: expect.any(Number), wrong: 0, whole: true }]);
});

test('leaves the shop able to sell: the next order and the next basket get numbers of their own', async () => {
  const [order] =
    await rows(`insert into orders (customer_name, customer_email, variant_code, quantity, subtotal, discount, shipping_cost,
    total, vat_rate, vat_amount, payment_state, created_at, updated_at) values ('A', 'a@post.example', '1x', 1, 1, 0, 0, 1, 0, 0, 'paid', now(), now()) returning id`);
  expect(order).toEqual({ id: ORDERS + 1 });
  expect(await rows("select indexname from pg_indexes where indexname = 'orders_search'")).toHaveLength(1);
});

test('is refused by a shop that has an order, and changes nothing there', async () => {
  const before = await rows('select count(*)::int as orders from orders');
  await expect(makeDemo(first.database, { orders: 20, seed: 2, now })).rejects.toBeInstanceOf(NoPlaceForDemo);
  expect(await rows('select count(*)::int as orders from orders')).toEqual(before);
});
