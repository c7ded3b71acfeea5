// Tests order flags: every flag an order can get when it is paid, and that no flag is lost through another
// event.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { accepted, type Buyer, DETAILS } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

type Started = Awaited<ReturnType<Buyer['checkout']>>;

async function pay(buyer: Buyer, started: Started) {
  accepted(await buyer.payByCard(started));
  const { orderId } = await buyer.askForOrder(started.paymentIntentId);
  const [order] = await shop.rows('select id, variant_code, total, flags from orders where id = $1', [
    orderId,
  ]);
  return order;
}
async function prepared(): Promise<Buyer> {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  return buyer;
}
const setStock = (code: string, stock: number) =>
  shop.rows('update product_variants set stock = $2 where code = $1', [code, stock]);

describe('the amount', () => {
  test.each([-100, 100])('that differs from the agreed one by %i cents is marked', async (difference) => {
    const buyer = await prepared();
    const started = await buyer.checkout({ variant: '1x' });
    await shop.shop.provider.updateAmount(started.paymentIntentId, cents(2495 + difference));
    expect(await pay(buyer, started)).toMatchObject({ total: 2495, flags: ['amount_mismatch'] });
  });

  test('decides which of two baskets agreed for one payment is sold', async () => {
    const buyer = await prepared();
    const first = await buyer.checkout({ variant: '1x' });
    const second = await buyer.checkout({ variant: '3x' });
    expect(second.paymentIntentId).toBe(first.paymentIntentId);
    // Two calls at the same moment would be told apart by it.
    shop.skip(1);
    // The provider carried out the two changes of the amount the other way round.
    await shop.shop.provider.updateAmount(first.paymentIntentId, cents(2495));
    expect(await pay(buyer, second)).toMatchObject({ variant_code: '1x', total: 2495, flags: [] });
  });
});

describe('a use of a code', () => {
  test('that was taken after its hold ran out, when none was left, is marked, also when nobody tidied up', async () => {
    await shop.rows(`insert into coupons (code, type, value, max_uses, valid_from, valid_until, created_at, updated_at)
      values ('LAATSTE', 'percentage', 1000, 1, '2020-01-01', '2099-01-01', now(), now())`);
    const basket = { variant: '1x', couponCode: 'LAATSTE' };
    const late = await prepared();
    const started = await late.checkout(basket);
    const [held] = await shop.rows(
      `select h.owner from coupon_holds h join coupons c on c.id = h.coupon_id where code = 'LAATSTE'`,
    );
    expect(held).toBeDefined();
    shop.skip(minutes(16));
    // Sold elsewhere meanwhile: the hold that ran out is still in its table.
    await shop.rows("update coupons set used_count = 1 where code = 'LAATSTE'");
    expect(await pay(late, started)).toMatchObject({ total: 2245, flags: ['coupon_overclaimed'] });
    expect(await shop.rows("select used_count from coupons where code = 'LAATSTE'")).toEqual([
      { used_count: 2 },
    ]);
  });
});

describe('a pack', () => {
  test('paid after its hold ran out, while there was stock, asks nothing of the operator', async () => {
    const buyer = await prepared();
    const started = await buyer.checkout({ variant: '2x' });
    shop.skip(minutes(16));
    expect(await pay(buyer, started)).toMatchObject({ flags: [] });
  });

  test('paid after the same visitor held another one, while there was stock, asks nothing either', async () => {
    const buyer = await prepared();
    const first = await buyer.checkout({ variant: '2x' });
    await buyer.checkout({ variant: '3x', forceNew: true });
    expect(await pay(buyer, first)).toMatchObject({ variant_code: '2x', flags: [] });
  });

  test('that was sold out by then tells why: the hold had run out', async () => {
    const buyer = await prepared();
    const started = await buyer.checkout({ variant: '2x' });
    shop.skip(minutes(16));
    await setStock('2x', 0);
    expect(await pay(buyer, started)).toMatchObject({ flags: ['oversold', 'hold_expired'] });
    await setStock('2x', 500);
  });

  test('that was sold out by then tells why: the visitor had chosen another one', async () => {
    const buyer = await prepared();
    const first = await buyer.checkout({ variant: '2x' });
    await buyer.checkout({ variant: '3x', forceNew: true });
    await setStock('2x', 0);
    expect(await pay(buyer, first)).toMatchObject({ flags: ['oversold', 'hold_replaced'] });
    await setStock('2x', 500);
  });
});

test('marks stay when the customer fills in a missing address', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails({ city: 'Amsterdam' });
  const started = await buyer.checkout({ variant: '4x' });
  await setStock('4x', 0);
  const order = await pay(buyer, started);
  expect(order).toMatchObject({ flags: ['oversold', 'details_missing'] });
  await buyer.tryOrder(started.paymentIntentId, { ...DETAILS });
  expect(await shop.rows('select flags, customer_name from orders where id = $1', [order?.id])).toEqual([
    { flags: ['oversold'], customer_name: DETAILS.customerName },
  ]);
});

test('letters no paper has are marked before a label is printed, until they are written otherwise', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails({ ...DETAILS, customerName: '𠮷野 太郎' });
  await setStock('1x', 500);
  const order = await pay(buyer, await buyer.checkout({ variant: '1x' }));
  expect(order).toMatchObject({ flags: ['letters_unprintable'] });
  const change = (body: object) => shop.asOperator('PUT', `/api/orders/${order?.id}`, body);
  accepted(await change({ customerName: 'Taro Yoshino 𠮷' }));
  const flags = () => shop.rows('select flags from orders where id = $1', [order?.id]);
  expect(await flags()).toEqual([{ flags: ['letters_unprintable'] }]);
  accepted(await change({ customerName: 'Taro Yoshino' }));
  expect(await flags()).toEqual([{ flags: [] }]);
});
