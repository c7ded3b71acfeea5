// Tests replacements: stock, mail and label like any order, but no sale.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { listDailySales } from '#modules/order-overview/index.ts';
import { dayOf } from '#shared/shop-days.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

let keys = 0;
const send = (body: object) => {
  keys += 1;
  return shop.asOperator('POST', '/api/admin/replacements', { key: `replacement-${keys}`, ...body });
};
const orderOf = async (id: unknown) =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${Number(id)}`)).body);
const jarsOnHand = async () =>
  Number((await shop.rows(`select sum(on_hand) as jars from stock_articles`))[0]?.jars);
const idOf = (body: unknown) => Number(Object(body).id);

test('a broken jar of a larger pack is replaced by one jar, to the same address, without an invoice', async () => {
  const { order } = await buyByCard(shop.newBuyer(), { variant: '3x' });
  await shop.settle();
  const before = await jarsOnHand();
  const answer = await send({ replacesOrderId: order.orderId, jars: 1, reason: 'Pot kwam kapot aan' });
  expect([answer.status, answer.body]).toMatchObject([
    201,
    { variant: '1x', total: '0.00', paymentStatus: 'paid', customerName: 'Anna de Vries', city: 'Amsterdam' },
  ]);
  await shop.settle();
  expect(await jarsOnHand()).toBe(before - 1);
  const sent = await orderOf(idOf(answer.body));
  expect(sent).toMatchObject({
    invoices: [],
    replacement: { of: { id: order.orderId }, reason: 'Pot kwam kapot aan' },
  });
  expect((await orderOf(order.orderId)).replacedBy).toEqual([{ id: sent.id, orderNumber: sent.orderNumber }]);
  const mails = await shop.rows('select type from mails where order_id = $1', [sent.id]);
  expect(mails).toEqual([{ type: 'replacement' }]);
  expect((await shop.asOperator('GET', `/api/admin/orders/${sent.id}/invoice`)).status).toBe(404);
});

test('pressed twice it is sent once, also at the same moment', async () => {
  const { order } = await buyByCard(shop.newBuyer(), { variant: '1x' });
  const before = await jarsOnHand();
  const same = { key: 'the-same-parcel', replacesOrderId: order.orderId, reason: 'Niet aangekomen' };
  const answers = await Promise.all([send(same), send(same), send(same)]);
  expect(new Set(answers.map(({ body }) => idOf(body))).size).toBe(1);
  expect(await jarsOnHand()).toBe(before - 1);
});

test('without an order it needs somebody to send it to, and always a reason', async () => {
  const nobody = await send({ variant: '1x', reason: 'Voor een recensent' });
  expect([nobody.status, nobody.body]).toMatchObject([422, { code: 'validation_failed' }]);
  expect((await send({ variant: '1x' })).status).toBe(422);
  expect((await send({ replacesOrderId: 999_999, reason: 'Weg' })).status).toBe(404);
  const address = {
    customerName: 'Bo',
    streetName: 'Dam',
    houseNumber: '1',
    postalCode: '1012 js',
    city: 'Amsterdam',
  };
  const answer = await send({ variant: '1x', reason: 'Voor een recensent', ...address });
  expect(answer.body).toMatchObject({ postalCode: '1012JS', customerEmail: '', total: '0.00' });
});

test('what is not there cannot be sent, and it is no sale in the figures', async () => {
  await shop.rows('update stock_articles set on_hand = 1');
  const answer = await send({
    variant: '2x',
    reason: 'Pech',
    customerName: 'Bo',
    streetName: 'Dam',
    houseNumber: '1',
    postalCode: '1012JS',
    city: 'Amsterdam',
  });
  expect(answer.body).toMatchObject({ code: 'sold_out' });
  const today = dayOf(shop.now());
  const days = await listDailySales(shop.database.orm, { from: today, until: today });
  expect(days.map(({ orders }) => orders)).toEqual([2]);
});

test('another pack or country costs nothing either, and its amounts cannot be set', async () => {
  await shop.rows('update stock_articles set on_hand = 20');
  const { order } = await buyByCard(shop.newBuyer(), { variant: '1x' });
  const { body } = await send({ replacesOrderId: order.orderId, reason: 'Pot kwam kapot aan' });
  const path = `/api/orders/${idOf(body)}`;
  const before = await jarsOnHand();
  const larger = await shop.asOperator('PUT', path, { variant: '3x', couponCode: 'WELKOM10' });
  expect(larger.body).toMatchObject({
    variant: '3x',
    quantity: 3,
    total: '0.00',
    couponCode: null,
    flags: [],
  });
  const abroad = { country: 'US', city: 'Boston', postalCode: '02108' };
  expect((await shop.asOperator('PUT', path, abroad)).body).toMatchObject({ country: 'US', total: '0.00' });
  const priced = await shop.asOperator('PUT', path, { total: '9,95', reason: 'Toch betaald' });
  expect([priced.status, priced.body]).toMatchObject([422, { errors: [{ path: 'total' }] }]);
  await shop.settle();
  expect(await jarsOnHand()).toBe(before - 2);
  expect(await orderOf(idOf(body))).toMatchObject({ paymentStatus: 'paid', invoices: [] });
});
