// Tests orders an operator prepares: a basket behind a link, which becomes an order in the same way as any
// other.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedOrderSchema } from '#modules/checkout/contract.ts';
import { accepted, createBuyer, DETAILS } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const prepare = (body: object) =>
  shop.asOperator('POST', '/api/admin/prepared-orders', {
    ...DETAILS,
    key: 'first-call',
    variant: '2x',
    mail: true,
    ...body,
  });

test('its link opens the basket filled in, on any device, and paying it makes the order', async () => {
  const answer = await prepare({ couponCode: 'welkom10' });
  expect(answer.status).toBe(201);
  const { link, draftId, total } = preparedOrderSchema.parse(answer.body);
  expect(total).toBe('33.69');
  await shop.settle();
  expect(await shop.rows('select type, draft_id from mails')).toEqual([
    { type: 'order_link', draft_id: draftId },
  ]);
  const opened = await shop.newBuyer().call('POST', new URL(link).pathname);
  expect(opened.status).toBe(303);
  const [, session = ''] = /checkout_session=(checkout_\w+)/.exec(String(opened.headers['set-cookie'])) ?? [];
  const buyer = createBuyer(shop.address, session);
  const started = await buyer.checkout({ variant: '2x', couponCode: 'WELKOM10' });
  accepted(await buyer.payByCard(started));
  const { orderId } = await buyer.askForOrder(started.paymentIntentId);
  const [order] = await shop.rows('select customer_name, city, total, draft_id from orders where id = $1', [
    orderId,
  ]);
  expect(order).toEqual({
    customer_name: 'Anna de Vries',
    city: 'Amsterdam',
    total: 3369,
    draft_id: draftId,
  });
});

test('pressed twice it is one basket; without a mail nobody is written to', async () => {
  const same = { key: 'second-call', mail: false };
  const first = await prepare(same);
  const second = await prepare(same);
  expect(Object(first.body).draftId).toBe(Object(second.body).draftId);
  await shop.settle();
  expect(await shop.rows(`select id from mails where draft_id = $1`, [Object(first.body).draftId])).toEqual(
    [],
  );
});

test('a name, a pack that exists, a code that counts and an address for the mail are asked for', async () => {
  expect((await prepare({ key: 'no-name-1', customerName: '' })).status).toBe(422);
  expect((await prepare({ key: 'no-pack-1', variant: '9x' })).body).toMatchObject({
    code: 'unknown_variant',
  });
  expect((await prepare({ key: 'no-code-1', couponCode: 'NEP' })).body).toMatchObject({
    code: 'coupon_invalid',
  });
  expect((await prepare({ key: 'no-mail-1', customerEmail: '' })).status).toBe(422);
});
