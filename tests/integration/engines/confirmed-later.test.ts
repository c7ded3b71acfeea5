// Tests that an order gets its invoice and confirmation in the transaction that places it. When these fail,
// the order is still placed, and jobs create them later.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrder } from '#modules/checkout/index.ts';
import { accepted, buyByCard } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const papersOf = (orderId: number | null) =>
  shop.rows(
    `select (select count(*)::int from invoices where order_id = $1) as invoices,
       array(select status from mails where order_id = $1) as mails,
       array(select flags::text from orders where id = $1) as flags`,
    [orderId],
  );
const CONFIRMED = [{ invoices: 1, mails: ['sent'], flags: ['{}'] }];
const stock = async () =>
  Number((await shop.rows("select stock from product_variants where code = '1x'"))[0]?.stock);

test.each([
  ['numbered', 'alter table invoice_counters rename to away', 'alter table away rename to invoice_counters'],
  ['written', 'alter table invoices rename to away', 'alter table away rename to invoices'],
  ['mailed', 'alter table mails rename to away', 'alter table away rename to mails'],
])('an order that cannot be %s is placed, once, and confirmed when it can', async (_what, away, back) => {
  const before = await stock();
  await shop.rows(away);
  const { order } = await buyByCard(shop.newBuyer(), { variant: '1x' });
  const counted = (await shop.rows('select count(*)::int as count from orders'))[0]?.count;
  await shop.rows(back);
  await shop.settle();
  expect(order.success).toBe(true);
  expect(await papersOf(order.orderId)).toEqual(CONFIRMED);
  expect(await stock()).toBe(before - 1);
  expect((await shop.rows('select count(*)::int as count from orders'))[0]?.count).toBe(counted);
  const numbers = await shop.rows('select sequence from invoices order by sequence');
  expect(numbers.map(({ sequence }) => sequence)).toEqual(numbers.map((_row, index) => index + 1));
});

// The embedded engine has one connection: nobody else can have the counter.
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'an order does not wait for a number that somebody keeps for long',
  async () => {
    const taken = Promise.withResolvers<void>();
    const given = Promise.withResolvers<void>();
    const keeping = shop.database.transaction(async (tx) => {
      await tx.execute("update invoice_counters set last = last + 1 where series = ''");
      taken.resolve();
      await given.promise;
      throw new Error('the number was never taken');
    });
    await taken.promise;
    const { order } = await buyByCard(shop.newBuyer(), { variant: '1x' });
    expect(await papersOf(order.orderId)).toEqual([{ invoices: 0, mails: [], flags: ['{}'] }]);
    given.resolve();
    await expect(keeping).rejects.toThrow('never taken');
    await shop.settle();
    expect(await papersOf(order.orderId)).toEqual(CONFIRMED);
  },
);

test('an order that is confirmed with its placing needs no job for it', async () => {
  const jobs = () => shop.rows("select id from jobs.job where data->>'kind' like '%when-order-placed'");
  const before = (await jobs()).length;
  const { order } = await buyByCard(shop.newBuyer(), { variant: '1x' });
  expect((await jobs()).length).toBe(before);
  await shop.settle();
  expect(await papersOf(order.orderId)).toEqual(CONFIRMED);
});

test('what was about to be sent to bring its basket back is cancelled with its placing', async () => {
  const buyer = shop.newBuyer();
  const { id } = await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x' });
  accepted(await buyer.payByCard(started));
  await shop.rows(
    `insert into mails (type, recipient, subject, html, text, draft_id, status, created_at)
     values ('abandoned_checkout', 'anna@example.nl', '', '', '', $1, 'queued', now())`,
    [id],
  );
  await placeOrder(shop.shop, started.paymentIntentId, 'success_page');
  expect(await shop.rows('select status from mails where draft_id = $1', [id])).toEqual([
    { status: 'cancelled' },
  ]);
});
