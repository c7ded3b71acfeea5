// Tests that a change of an order is computed with the terms it was agreed on, even if the coupon has changed
// since.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeOrder } from '#modules/checkout/index.ts';
import { couponSchema } from '#modules/coupons/contract.ts';
import { orderChangeSchema } from '#modules/order-changes/contract.ts';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { dayOf } from '#shared/shop-days.ts';
import { accepted, type Buyer, buyByCard, DETAILS, TEST_CARD } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

let buyer: Buyer;
let coupon: { id: number; code: string };
let made = 0;
beforeEach(async () => {
  buyer = shop.newBuyer();
  made += 1;
  const tenPercent = { code: `TIEN${made}`, type: 'percentage', value: 10, maxUses: 5 };
  const days = { validFrom: '2020-01-01', validUntil: '2099-12-31' };
  const answer = await shop.asOperator('POST', '/api/admin/coupons', { ...tenPercent, ...days });
  coupon = couponSchema.parse(answer.body);
});

const changeCoupon = async (fields: object) => {
  const changed = await shop.asOperator('PUT', `/api/admin/coupons/${coupon.id}`, fields);
  expect(changed.status).toBe(200);
};
const fates: [string, () => Promise<unknown>][] = [
  ['gives more', () => changeCoupon({ value: 50 })],
  ['is another kind of code', () => changeCoupon({ type: 'fixed_amount', value: 20 })],
  ['is over', () => changeCoupon({ validFrom: '2020-01-01', validUntil: '2020-02-01' })],
  ['is yet to begin', () => changeCoupon({ validFrom: '2099-01-01', validUntil: '2099-02-01' })],
  ['is switched off', () => changeCoupon({ isActive: false })],
  ['has a minimum', () => changeCoupon({ minOrderAmount: 500 })],
  ['is used up', () => changeCoupon({ maxUses: 1 })],
  ['is deleted', () => shop.asOperator('DELETE', `/api/admin/coupons/${coupon.id}`)],
];

const change = (id: number, body: object) => shop.asOperator('PUT', `/api/orders/${id}`, body);
const previewOf = async (id: number, asked: string) =>
  (await shop.asOperator('GET', `/api/admin/orders/${id}/change?${asked}`)).body;
const orderOf = async (id: number) =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${id}`)).body);
const payDifference = async (id: number) => {
  const [waiting] = orderChangeSchema
    .array()
    .parse((await shop.asOperator('GET', `/api/admin/orders/${id}/changes`)).body);
  const token = waiting?.link?.split('/betalen/')[1] ?? '';
  const started = Object((await buyer.call('POST', '/api/payment-links', { token })).body);
  const card = { type: 'card', number: TEST_CARD, expiry: '12/34', cvc: '123' };
  accepted(await buyer.confirm(started.clientSecret, card));
  await shop.settle();
};

describe.each(fates)('a code that %s after the order was made', (_, becomes) => {
  test('gives another pack of that order what it gave', async () => {
    const { order } = await buyByCard(buyer, { variant: '1x', couponCode: coupon.code });
    await shop.settle();
    await becomes();
    expect(await previewOf(Number(order.orderId), 'variant=2x')).toMatchObject({
      discount: '3.74',
      total: '33.69',
      outcome: 'payment',
    });
  });
});

test('is that of the agreement, also when the code changed before the money came', async () => {
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x', couponCode: coupon.code });
  accepted(await buyer.confirm(started.clientSecret, { type: 'ideal' }));
  await changeCoupon({ value: 50 });
  await buyer.payAtBank(started);
  await placeOrder(shop.shop, started.paymentIntentId, 'webhook');
  const [row] = await shop.rows('select id, discount from orders where payment_id = $1', [
    started.paymentIntentId,
  ]);
  expect(row).toMatchObject({ discount: 250 });
  expect(await previewOf(Number(row?.id), 'variant=2x')).toMatchObject({ discount: '3.74' });
});

test('is that of the offer of an order that is paid by bank', async () => {
  const bank = { iban: 'NL91 ABNA 0417 1643 00', accountName: 'Zwartwit', payWithinDays: 10 };
  expect((await shop.asOperator('PUT', '/api/admin/settings', { bank })).status).toBe(200);
  const asked = { ...DETAILS, key: `terms-${made}-by-bank`, variant: '1x', couponCode: coupon.code };
  const offered = Object((await shop.asOperator('POST', '/api/admin/bank-orders', asked)).body);
  await changeCoupon({ value: 50 });
  const receipt = { amount: '22,45', receivedOn: dayOf(shop.now()) };
  const paid = await shop.asOperator('POST', `/api/admin/bank-orders/${offered.id}/receipt`, receipt);
  await shop.settle();
  expect(paid).toMatchObject({ status: 200 });
  const id = Number(Object(paid.body).id);
  expect(await orderOf(id)).toMatchObject({ discount: '2.50', couponCode: coupon.code });
  expect(await previewOf(id, 'variant=2x')).toMatchObject({ discount: '3.74' });
});

test('is that of the change that brought the code, from the day it was asked for', async () => {
  const { order } = await buyByCard(buyer, { variant: '1x' });
  const id = Number(order.orderId);
  await shop.settle();
  accepted(await change(id, { variant: '2x', couponCode: coupon.code }));
  await changeCoupon({ value: 50 });
  await payDifference(id);
  expect(await orderOf(id)).toMatchObject({ discount: '3.74', total: '33.69' });
  expect(await previewOf(id, 'variant=3x')).toMatchObject({ discount: '4.89' });
});

test('an amount below the minimum it was agreed with is refused with that minimum', async () => {
  await changeCoupon({ minOrderAmount: 30 });
  const { order } = await buyByCard(buyer, { variant: '2x', couponCode: coupon.code });
  await shop.settle();
  await changeCoupon({ minOrderAmount: 10 });
  expect(await previewOf(Number(order.orderId), 'variant=1x')).toMatchObject({
    code: 'coupon_invalid',
    detail: 'Deze code geldt vanaf een bestelling van €30,00.',
  });
});

test('an order from before terms were kept goes by what the code says today', async () => {
  const { order } = await buyByCard(buyer, { variant: '1x', couponCode: coupon.code });
  const id = Number(order.orderId);
  await shop.settle();
  await shop.rows('update orders set coupon_terms = null where id = $1', [id]);
  expect(await previewOf(id, 'variant=2x')).toMatchObject({ discount: '3.74' });
});
