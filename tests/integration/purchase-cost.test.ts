// Tests the number of database statements of a purchase, with its jobs and maintenance. The number may only
// decrease; no times are measured.

import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

/** How many messages of the provider come before their order is there differs a little from run to run. */
const PURCHASES = 12;
/** What the test itself asks: whether the shop has come to rest, and its workers to look again. */
const OF_THE_TEST = /^select count\(\*\)::int as open|^select pg_notify\('pgboss_/;
/** How often visitors asked is written in a time of its own, some seconds after them. */
const OF_VISITORS = /^insert into "request_counts"/;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.rows('update product_variants set stock = 100000');
  await buy(4);
});
afterAll(() => shop.stop());

/** Side by side, as in a shop that is busy. */
async function buy(purchases: number): Promise<void> {
  const packs = Array.from({ length: purchases }, (_, number) => `${(number % 4) + 1}x`);
  await Promise.all(packs.map((variant) => buyByCard(shop.newBuyer(), { variant })));
  await shop.settle();
}

async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = asked.mock.calls.map(([statement]: unknown[]) => {
    const text =
      typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
    return String(text).trim().replaceAll(/\s+/g, ' ').toLowerCase();
  });
  asked.mockRestore();
  return texts.filter((text) => text !== '' && !OF_THE_TEST.test(text));
}

test('a purchase is 26 statements at most, with 2 transactions of several and 1 look into the job table', async () => {
  const statements = await listStatements(() => buy(PURCHASES));
  const each = (wanted: RegExp) => statements.filter((text) => wanted.test(text)).length / PURCHASES;
  expect(await shop.rows('select count(*)::int as orders from orders')).toEqual([{ orders: 4 + PURCHASES }]);
  expect(await shop.rows("select count(*)::int as sent from mails where status = 'sent'")).toEqual([
    { sent: 4 + PURCHASES },
  ]);
  expect(each(/./)).toBeLessThanOrEqual(26);
  expect(each(/^commit$/)).toBeLessThanOrEqual(2);
  expect(each(/for update of j skip locked/)).toBeLessThanOrEqual(1);
});

test('comparing with the provider costs the database no more for twelve orders than for none', async () => {
  const compare = () => reconcilePayments(shop.shop, 'recent');
  const listComparing = async () => (await listStatements(compare)).filter((text) => !OF_VISITORS.test(text));
  await compare();
  const before = await listComparing();
  await buy(PURCHASES);
  expect(await listComparing()).toHaveLength(before.length);
});
