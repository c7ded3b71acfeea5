// Tests that an order is written from what was agreed when its payment was prepared or its order button was
// pressed; later changes of the basket have no effect.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anonymiseExpiredAgreements, placeOrder, reconcilePayments } from '#modules/checkout/index.ts';
import { accepted, type Buyer, DETAILS } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ webhooks: 'lost' });
});
afterAll(() => shop.stop());

let buyer: Buyer;
beforeEach(() => {
  buyer = shop.newBuyer();
});

const ELSEWHERE = {
  customerName: 'Bram Bakker',
  customerEmail: 'bram@example.be',
  customerPhone: '0611111111',
  streetName: 'Wetstraat',
  houseNumber: '99',
  postalCode: '1000',
  city: 'Brussel',
  country: 'BE',
};
const AGREED = { customer_name: 'Anna de Vries', customer_email: 'anna@example.nl', street_name: 'Dam' };
const TO_NL = { ...AGREED, house_number: '1', postal_code: '1012JS', city: 'Amsterdam', country: 'NL' };

const orderOf = async (paymentId: string) =>
  (await shop.rows('select * from orders where payment_id = $1', [paymentId]))[0];
const agree = (paymentId: string, details: Record<string, string> = DETAILS) =>
  buyer.call('POST', '/api/draft-orders/upsert', {
    sessionId: buyer.sessionId,
    ...details,
    paymentId,
  });

const doors = {
  webhook: (id: string) => placeOrder(shop.shop, id, 'webhook'),
  'the success page': (id: string) => buyer.askForOrder(id),
  reconciliation: () => reconcilePayments(shop.shop, 'recent'),
};

describe.each(Object.entries(doors))('the door of %s', (_, enter) => {
  test('makes the order of what was agreed, whatever the basket says while the customer is at the bank', async () => {
    await buyer.saveDetails();
    const started = await buyer.checkout({ variant: '1x' });
    accepted(await buyer.confirm(started.clientSecret, { type: 'ideal' }));
    await buyer.saveDetails(ELSEWHERE);
    await buyer.payAtBank(started);
    await enter(started.paymentIntentId);
    expect(await orderOf(started.paymentIntentId)).toMatchObject({ ...TO_NL, vat_rate: '21.0' });
  });

  test('makes it of what the form said as the button was pressed, though the payment was prepared before', async () => {
    const started = await buyer.checkout({ variant: '1x' });
    accepted(await agree(started.paymentIntentId));
    accepted(await buyer.confirm(started.clientSecret, { type: 'ideal' }));
    await buyer.saveDetails(ELSEWHERE);
    await buyer.payAtBank(started);
    await enter(started.paymentIntentId);
    expect(await orderOf(started.paymentIntentId)).toMatchObject(TO_NL);
  });
});

describe.each(['card', 'paypal'])('a payment by %s', (type) => {
  test('that was refused once is for what the button said the second time', async () => {
    const started = await buyer.checkout({ variant: '1x' });
    accepted(await agree(started.paymentIntentId));
    await buyer.payByCard(started, '4000000000000002');
    accepted(await agree(started.paymentIntentId, { ...DETAILS, houseNumber: '2' }));
    const method = type === 'card' ? { number: '4242424242424242', expiry: '12/34', cvc: '123' } : {};
    accepted(await buyer.confirm(started.clientSecret, { type, ...method }));
    await buyer.askForOrder(started.paymentIntentId);
    expect(await orderOf(started.paymentIntentId)).toMatchObject({ ...TO_NL, house_number: '2' });
  });
});

test('an order that costs nothing is made of what was agreed', async () => {
  const free = {
    code: 'GRATIS',
    type: 'percentage',
    value: 100,
    validFrom: '2026-01-01',
    validUntil: '2099-12-31',
  };
  expect((await shop.asOperator('POST', '/api/admin/coupons', free)).status).toBe(201);
  const started = await buyer.checkout({ variant: '1x', couponCode: 'GRATIS' });
  accepted(await agree(started.paymentIntentId));
  await buyer.saveDetails(ELSEWHERE);
  await buyer.askForOrder(started.paymentIntentId);
  expect(await orderOf(started.paymentIntentId)).toMatchObject({ ...TO_NL, total: 0, coupon_code: 'GRATIS' });
});

test('a payment at the bank cannot be agreed anew for another address, and the same once more is no matter', async () => {
  const started = await buyer.checkout({ variant: '1x' });
  accepted(await agree(started.paymentIntentId));
  accepted(await buyer.confirm(started.clientSecret, { type: 'ideal' }));
  accepted(await agree(started.paymentIntentId));
  const other = await agree(started.paymentIntentId, { ...DETAILS, streetName: 'Rokin' });
  expect([other.status, other.body]).toMatchObject([409, { code: 'agreement_over' }]);
  await buyer.payAtBank(started);
  await buyer.askForOrder(started.paymentIntentId);
  expect(await orderOf(started.paymentIntentId)).toMatchObject(TO_NL);
});

test.each([
  ['country', ELSEWHERE],
  ['pack', { ...DETAILS, variant: '2x' }],
  ['code', { ...DETAILS, couponCode: 'ANDERS' }],
])('a payment prepared for another %s is not what is agreed to', async (_, details) => {
  const started = await buyer.checkout({ variant: '1x' });
  expect(await agree(started.paymentIntentId, details)).toMatchObject({ status: 409 });
});

test("nobody agrees for somebody else's payment", async () => {
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x' });
  buyer = shop.newBuyer();
  await buyer.saveDetails(ELSEWHERE);
  expect(await agree(started.paymentIntentId)).toMatchObject({ status: 409 });
});

test('a payment at the bank is not asked to pay for another country at the same price', async () => {
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x' });
  accepted(await buyer.confirm(started.clientSecret, { type: 'ideal' }));
  await buyer.saveDetails(ELSEWHERE);
  const next = await buyer.checkout({ variant: '1x', country: 'BE' });
  expect(next.paymentIntentId).not.toBe(started.paymentIntentId);
  await buyer.payAtBank(started);
  await buyer.askForOrder(started.paymentIntentId);
  expect(await orderOf(started.paymentIntentId)).toMatchObject(TO_NL);
});

test('what was agreed tells of nobody after ninety days', async () => {
  await buyer.saveDetails();
  const { paymentIntentId } = await buyer.checkout({ variant: '1x' });
  await shop.rows("update checkouts set created_at = now() - interval '91 days' where payment_id = $1", [
    paymentIntentId,
  ]);
  await anonymiseExpiredAgreements(shop.shop);
  expect(await shop.rows('select recipient from checkouts where payment_id = $1', [paymentIntentId])).toEqual(
    [{ recipient: null }],
  );
});
