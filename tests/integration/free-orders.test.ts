// Tests coupons that leave nothing to pay: the order is placed without a payment, once, and only while the
// agreed price is valid.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '#shared/clock.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.rows(`insert into coupons (code, type, value, valid_from, valid_until, created_at, updated_at)
    values ('GRATIS', 'percentage', 10000, '2020-01-01', '2099-01-01', now(), now())`);
});
afterAll(() => shop.stop());

test('a basket of nothing to pay has no client secret and becomes one order, however often it is asked for', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x', couponCode: 'gratis', amount: 0 });
  expect(started).toMatchObject({ clientSecret: null, amount: 0 });
  expect(started.paymentIntentId).toMatch(/^free_[0-9a-f]{32}$/);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => buyer.askForOrder(started.paymentIntentId)),
  );
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  await shop.settle();
  expect(await shop.rows('select total, discount, payment_id, payment_state, flags from orders')).toEqual([
    { total: 0, discount: 2495, payment_id: started.paymentIntentId, payment_state: 'paid', flags: [] },
  ]);
  expect(await shop.rows("select used_count from coupons where code = 'GRATIS'")).toEqual([
    { used_count: 1 },
  ]);
  expect(await shop.rows('select type from mails')).toEqual([{ type: 'order_confirmation' }]);
});

test('shipping is still charged, so abroad there is something to pay', async () => {
  const started = await shop.newBuyer().checkout({ variant: '1x', couponCode: 'GRATIS', country: 'US' });
  expect(started.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  expect(started.quote).toMatchObject({ discount: 2495, total: started.quote.shipping });
});

test('an agreement of more than a quarter of an hour ago is not worth anything any more', async () => {
  const buyer = shop.newBuyer();
  const started = await buyer.checkout({ variant: '1x', couponCode: 'GRATIS' });
  shop.skip(minutes(16));
  const late = await buyer.tryOrder(started.paymentIntentId);
  expect([late.status, late.body]).toMatchObject([409, { code: 'checkout_expired' }]);
  const again = await buyer.checkout({ variant: '1x', couponCode: 'GRATIS' });
  expect(await buyer.askForOrder(again.paymentIntentId)).toMatchObject({ success: true });
});

test('an id of nothing to pay cannot be made up', async () => {
  const answer = await shop.newBuyer().tryOrder(`free_${'0'.repeat(32)}`);
  expect([answer.status, answer.body]).toMatchObject([404, { code: 'payment_unknown' }]);
});

test('an agreement that is worth nothing any more does not hide the payment beside it', async () => {
  const buyer = shop.newBuyer();
  const { id } = await buyer.saveDetails();
  const paid = await buyer.checkout({ variant: '1x' });
  await buyer.checkout({ variant: '1x', couponCode: 'GRATIS' });
  shop.skip(minutes(16));
  await buyer.payByCard(paid);
  const { sessionId } = buyer;
  const answer = await buyer.call('PUT', `/api/draft-orders/${id}`, { isCompleted: true, sessionId });
  expect([answer.status, answer.body]).toMatchObject([200, { id, isCompleted: true }]);
});
