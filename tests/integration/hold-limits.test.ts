// Tests the limits of holds: one network cannot hold the whole stock, and nobody can hold the last pack
// forever. A buyer without a hold can still pay.

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

const codes = async () => (await shop.rows('select owner from coupon_holds')).length;

test('a code that is taken back is free for others at once', async () => {
  await setStock(10);
  const buyer = shop.newBuyer();
  await buyer.checkout({ variant: '4x', couponCode: 'WELKOM10' });
  expect([await holds(), await codes()]).toEqual([1, 1]);
  await buyer.checkout({ variant: '4x', couponCode: '' });
  expect([await holds(), await codes()]).toEqual([1, 0]);
});

test('of ten baskets of one network five hold a use of a code, and what is paid without one is honoured and flagged', async () => {
  await setStock(100);
  await shop.rows("update coupons set max_uses = 5, used_count = 0 where code = 'WELKOM10'");
  const others = [];
  for (let count = 0; count < 4; count += 1) others.push(await open({ couponCode: 'WELKOM10' }));
  const full = await open();
  expect([await holds(), await codes()]).toEqual([5, 4]);
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '4x', couponCode: 'WELKOM10' });
  expect([await holds(), await codes()]).toEqual([5, 4]);
  expect([...others, full].map(({ status }) => status)).toEqual(Array(5).fill(200));
  // Somebody elsewhere takes the last use meanwhile.
  await shop.rows("update coupons set used_count = 1 where code = 'WELKOM10'");
  await buyer.payByCard(started);
  const { orderId } = await buyer.askForOrder(started.paymentIntentId);
  expect(await shop.rows('select flags from orders where id = $1', [orderId])).toEqual([
    { flags: ['coupon_overclaimed'] },
  ]);
  await shop.rows("update coupons set max_uses = null, used_count = 0 where code = 'WELKOM10'");
});

test('of ten baskets of one network that cost nothing five hold a use of the code, and what is left goes to whoever places', async () => {
  await setStock(100);
  await shop.rows(`insert into coupons (code, type, value, max_uses, valid_from, valid_until, created_at, updated_at)
    values ('GRATIS', 'percentage', 10000, 6, '2020-01-01', '2099-01-01', now(), now())`);
  const free = async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    return { buyer, ...(await buyer.checkout({ variant: '4x', couponCode: 'GRATIS' })) };
  };
  const baskets = [];
  for (let count = 0; count < 10; count += 1) baskets.push(await free());
  expect([await holds(), await codes()]).toEqual([5, 5]);
  const [, , , , , unheld, late] = baskets;
  if (!unheld || !late) throw new Error('There are too few baskets');
  expect(await unheld.buyer.askForOrder(unheld.paymentIntentId)).toMatchObject({ success: true });
  const refused = await late.buyer.tryOrder(late.paymentIntentId);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'checkout_expired' }]);
  expect(await shop.rows("select used_count from coupons where code = 'GRATIS'")).toEqual([
    { used_count: 1 },
  ]);
  const [held] = baskets;
  expect(await held?.buyer.askForOrder(held.paymentIntentId)).toMatchObject({ success: true });
});

test('baskets that do not say who buys hold half of what there is, whichever networks they are of', async () => {
  await setStock(20);
  const holdElsewhere = (count: number) =>
    shop.rows(
      `insert into stock_holds (variant_code, owner, expires_at, network, unnamed)
       select '4x', 'else ' || n, $1, 'network ' || n, true from generate_series(1, $2::int) n`,
      [new Date(shop.now().getTime() + minutes(10)), count],
    );
  await holdElsewhere(9);
  expect((await open()).status).toBe(200);
  expect(await holds()).toBe(10);
  expect((await open()).status).toBe(200);
  expect(await holds()).toBe(10);
  const named = shop.newBuyer();
  await named.saveDetails();
  await named.checkout({ variant: '4x' });
  expect(await holds()).toBe(11);
});
