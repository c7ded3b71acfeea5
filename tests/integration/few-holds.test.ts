// One network cannot set the whole stock aside, and nobody holds the last one for ever. Whoever gets no hold can pay.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minutes } from '#shared/clock.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ rateLimitScale: 1 });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.rows('delete from stock_holds');
  await shop.rows('delete from coupon_holds');
});

const setStock = (stock: number) =>
  shop.rows("update product_variants set stock = $1 where code = '4x'", [stock]);
const holds = async () => (await shop.rows('select owner from stock_holds')).length;
const open = (body: object = {}) => shop.newBuyer().tryCheckout({ variant: '4x', ...body });

test('of eight baskets of one network five hold a pack, and all eight have a payment', async () => {
  await setStock(10);
  const answers = await Promise.all(Array.from({ length: 8 }, () => open()));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await holds()).toBe(5);
});

test('a payment without a hold is an order like any other while there is stock', async () => {
  await setStock(10);
  for (let count = 0; count < 5; count += 1) await open();
  const { order } = await buyByCard(shop.newBuyer(), { variant: '4x' });
  expect(order.success).toBe(true);
  expect(await shop.rows("select flags from orders where variant_code = '4x'")).toEqual([{ flags: [] }]);
});

test('without a hold the last pack of another network is still sold out', async () => {
  await setStock(6);
  for (let count = 0; count < 5; count += 1) await open();
  await shop.rows("insert into stock_holds (variant_code, owner, expires_at) values ('4x', 'else', $1)", [
    new Date(shop.now().getTime() + minutes(10)),
  ]);
  expect((await open()).status).toBe(409);
});

test('the last pack is free for others after three quarters of an hour, however often it was renewed', async () => {
  await setStock(1);
  const greedy = shop.newBuyer();
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await greedy.tryCheckout({ variant: '4x' })).status).toBe(200);
    if (turn < 4) expect((await open()).status).toBe(409);
    shop.skip(minutes(11));
  }
  expect((await open()).status).toBe(200);
  expect((await greedy.tryCheckout({ variant: '4x' })).status).toBe(409);
});

test('a code that is taken back is free for others at once, also of a basket that holds no pack', async () => {
  await setStock(10);
  for (let count = 0; count < 5; count += 1) await open();
  const codes = async () => (await shop.rows('select owner from coupon_holds')).length;
  const buyer = shop.newBuyer();
  await buyer.checkout({ variant: '4x', couponCode: 'WELKOM10' });
  expect([await holds(), await codes()]).toEqual([5, 1]);
  await buyer.checkout({ variant: '4x', couponCode: '' });
  expect([await holds(), await codes()]).toEqual([5, 0]);
});
