// Tests that a payment through a payment link is booked on the order it belongs to: the amount, the
// provider's fee and the payout. The provider's webhooks are lost in these tests, so the balance reports each
// payment first.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { orderChangeSchema } from '#modules/order-changes/contract.ts';
import { days } from '#shared/clock.ts';
import { accepted, type Buyer, buyByCard, TEST_CARD } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';
import { fetchBalance } from './fetch-balance.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ webhooks: 'lost' });
});
afterAll(() => shop.stop());

/** Changes a paid order from one jar to two: € 24.95 was paid, € 12.48 is still to be paid. */
async function requestAdditionalPayment(): Promise<{ buyer: Buyer; id: number }> {
  const buyer = shop.newBuyer();
  const id = Number((await buyByCard(buyer, { variant: '1x' })).order.orderId);
  await shop.settle();
  expect((await shop.asOperator('PUT', `/api/orders/${id}`, { variant: '2x' })).status).toBe(200);
  return { buyer, id };
}

/** Opens the customer's payment link of the changed order and returns a function that pays the difference. */
async function openLink(buyer: Buyer, id: number): Promise<() => Promise<unknown>> {
  const { body } = await shop.asOperator('GET', `/api/admin/orders/${id}/changes`);
  const token = orderChangeSchema.array().parse(body)[0]?.link?.split('/betalen/')[1];
  const started = Object((await buyer.call('POST', '/api/payment-links', { token })).body);
  const card = { type: 'card', number: TEST_CARD, expiry: '12/34', cvc: '123' };
  return async () => accepted(await buyer.confirm(started.clientSecret, card));
}

const entriesOf = (orderId: number) =>
  shop.rows(
    `select kind, amount, fee, payout_id is not null as "isPaidOut" from journal_entries
     where order_id = $1 and kind in ('payment', 'refund') order by id`,
    [orderId],
  );
test('a difference that was paid is of its order at once, with its fee, and is paid out with it', async () => {
  const { buyer, id } = await requestAdditionalPayment();
  await (await openLink(buyer, id))();
  await fetchBalance(shop.shop);
  // The fee is 1.5 % plus 25 cents: 62 cents for € 24.95, 44 cents for € 12.48.
  const both = [
    { kind: 'payment', amount: 2495, fee: 62, isPaidOut: false },
    { kind: 'payment', amount: 1248, fee: 44, isPaidOut: false },
  ];
  expect(await entriesOf(id)).toEqual(both);
  await reconcilePayments(shop.shop, 'recent');
  shop.skip(days(7));
  await fetchBalance(shop.shop);
  expect(await entriesOf(id)).toEqual(both.map((entry) => ({ ...entry, isPaidOut: true })));
});

test('one that came too late is of its order too, with what went back of it', async () => {
  const { buyer, id } = await requestAdditionalPayment();
  const pay = await openLink(buyer, id);
  const cancelled = await shop.asOperator('POST', `/api/admin/orders/${id}/cancellation`, {
    refund: 0,
    restock: false,
    takeLabelBack: false,
    idempotencyKey: 'before-it-came',
  });
  expect(cancelled.status).toBe(201);
  await pay();
  await fetchBalance(shop.shop);
  expect(await entriesOf(id)).toMatchObject([{ amount: 2495 }, { amount: 1248, fee: 44 }]);
  await reconcilePayments(shop.shop, 'recent');
  await shop.settle();
  await fetchBalance(shop.shop);
  expect(await entriesOf(id)).toMatchObject([{ amount: 2495 }, { amount: 1248 }, { amount: -1248 }]);
  const unmatched = `select reference from journal_entries where order_id is null and kind in ('payment', 'refund')`;
  expect(await shop.rows(unmatched)).toEqual([]);
});
