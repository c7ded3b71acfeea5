// Tests the customer's order link: random instead of a number, renewable, and with a security question after
// half a year.

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerOrderLink,
  findOrder,
  findOrderByToken,
  type OrderRow,
  orderUrl,
} from '#modules/orders/index.ts';
import { days } from '#shared/clock.ts';
import { DETAILS, sell } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

async function placeOrder(): Promise<OrderRow> {
  const { orderId } = await sell(shop);
  await shop.settle();
  const order = await findOrder(shop.database.orm, orderId);
  if (!order) throw new Error('No order was placed');
  return order;
}

const find = (token: string) => findOrderByToken(shop.shop, token);
const answer = (token: string, text: string) => answerOrderLink(shop.shop, token, text);
const tokenOf = (order: OrderRow) => orderUrl(shop.shop, order).split('/').at(-1) ?? '';
const numbered = (order: OrderRow) => shop.shop.tokens.sign('order', String(order.id));

test('the mail holds a link that opens the order and says nothing of its number', async () => {
  const order = await placeOrder();
  const [mail] = await shop.rows('select html from mails where order_id = $1', [order.id]);
  const [, token = ''] = /\/bestelling\/([^"]+)"/.exec(String(mail?.html)) ?? [];
  expect(await find(token)).toEqual({ kind: 'open', orderId: order.id });
  const [value = ''] = token.split('.');
  expect(Buffer.from(value, 'base64url').toString()).toMatch(/^[0-9a-f]{32}$/);
  for (const other of [`${token}x`, token.slice(0, -1), order.linkSecret, '', numbered(order)])
    expect(await find(other)).toEqual({ kind: 'unknown' });
});

test('a link by number, as mails of an earlier release hold it, opens the orders of then', async () => {
  const order = await placeOrder();
  await shop.rows('update orders set has_numbered_link = true where id = $1', [order.id]);
  expect(await find(numbered(order))).toEqual({ kind: 'open', orderId: order.id });
});

test('renewed by the operator, no link of before opens it; the order tells who did it, the log not to what', async () => {
  const order = await placeOrder();
  await shop.rows('update orders set has_numbered_link = true where id = $1', [order.id]);
  expect((await shop.asOperator('POST', `/api/admin/orders/${order.id}/link`)).status).toBe(204);
  for (const token of [tokenOf(order), numbered(order)])
    expect(await find(token)).toEqual({ kind: 'unknown' });
  const renewed = await findOrder(shop.database.orm, order.id);
  expect(await find(tokenOf(renewed ?? order))).toMatchObject({ kind: 'open' });
  const detail = await shop.asOperator('GET', `/api/admin/orders/${order.id}`);
  expect(detail.body).toMatchObject({
    history: expect.arrayContaining([expect.objectContaining({ kind: 'link_renewed', actor: 'admin' })]),
  });
  expect(JSON.stringify(detail.body)).not.toContain(renewed?.linkSecret);
  const [change] = await shop.rows(
    "select after::text from audit_changes where entity = 'orders' and entity_id = $1 order by id desc limit 1",
    [String(order.id)],
  );
  expect(String(change?.after)).toContain('link_secret');
  expect(String(change?.after)).not.toContain(renewed?.linkSecret);
  expect((await shop.asOperator('POST', '/api/admin/orders/999999/link')).status).toBe(404);
});

test('after half a year the link asks for the postal code, and a right answer opens it for a day', async () => {
  const order = await placeOrder();
  const token = tokenOf(order);
  shop.skip(days(184));
  expect(await find(token)).toEqual({ kind: 'asks', question: 'postalCode' });
  expect(await answer(token, '9999 ZZ')).toBeNull();
  expect(await answer('x.y', DETAILS.postalCode)).toBeNull();
  const proven = (await answer(token, ' 1012 js ')) ?? '';
  expect(await find(proven)).toEqual({ kind: 'open', orderId: order.id });
  shop.skip(days(1) + 1000);
  expect(await find(proven)).toEqual({ kind: 'asks', question: 'postalCode' });
});

test('an order without a postal code is asked by e-mail address, a forgotten one shows nothing', async () => {
  const order = await placeOrder();
  const token = tokenOf(order);
  await shop.rows("update orders set postal_code = '' where id = $1", [order.id]);
  shop.skip(days(184));
  expect(await find(token)).toEqual({ kind: 'asks', question: 'email' });
  expect(await answer(token, 'Anna@Example.nl')).not.toBeNull();
  await shop.rows("update orders set customer_email = '' where id = $1", [order.id]);
  expect(await find(token)).toEqual({ kind: 'unknown' });
  expect(await answer(token, '')).toBeNull();
});
