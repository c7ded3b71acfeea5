// Tests the number of database statements of a purchase, with its jobs and maintenance. The number may only
// decrease; no times are measured.

import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

/**
 * The number of purchases over which the statements are averaged, because the share of webhooks that arrive
 * before their order varies from run to run.
 */
const PURCHASES = 12;
/** Matches the test's own statements, which count open jobs and wake the workers. */
const OF_THE_TEST = /^select count\(\*\)::int as open|^select pg_notify\('pgboss_/;
/** Matches the statement that stores visitor counts, which runs some seconds after the requests. */
const OF_VISITORS = /^insert into "request_counts"/;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.rows('update product_variants set stock = 100000');
  await buy(4);
});
afterAll(() => shop.stop());

/** Makes purchases in parallel, as in a busy shop. */
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
