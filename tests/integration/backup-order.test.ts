// Tests the backup order of the success page: it adds missing details, only for the basket's own session, and
// overwrites nothing.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { accepted, type Buyer, DETAILS } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const BACKUP = {
  ...DETAILS,
  customerName: 'Els Bakker',
  customerEmail: 'els@example.nl',
  city: 'Utrecht',
  houseNumber: '93',
};

async function paidWith(buyer: Buyer, details: Record<string, string>): Promise<string> {
  await buyer.saveDetails(details);
  const started = await buyer.checkout({ variant: '1x' });
  accepted(await buyer.payByCard(started));
  await shop.settle();
  return started.paymentIntentId;
}
const orderOf = async (paymentId: string) =>
  (
    await shop.rows(
      'select id, customer_name, customer_email, city, total, flags from orders where payment_id = $1',
      [paymentId],
    )
  )[0];
const mailsTo = async (recipient: string) =>
  (await shop.rows('select type from mails where recipient = $1', [recipient])).length;

test('details that are known stay as they are, whatever the backup says', async () => {
  const buyer = shop.newBuyer();
  const paymentId = await paidWith(buyer, DETAILS);
  expect((await buyer.tryOrder(paymentId, { ...BACKUP, amount: '0.01', variant: '4x' })).status).toBe(200);
  expect(await orderOf(paymentId)).toMatchObject({
    customer_name: 'Anna de Vries',
    city: 'Amsterdam',
    total: 2495,
    flags: [],
  });
});

test('an order without details gets them from its own session, and then its confirmation', async () => {
  const buyer = shop.newBuyer();
  const paymentId = await paidWith(buyer, { city: 'Amsterdam' });
  expect(await orderOf(paymentId)).toMatchObject({
    customer_name: '',
    flags: ['details_missing'],
  });
  expect(await mailsTo(BACKUP.customerEmail)).toBe(0);
  for (let round = 0; round < 3; round += 1)
    expect((await buyer.tryOrder(paymentId, BACKUP)).status).toBe(200);
  await shop.settle();
  expect(await orderOf(paymentId)).toMatchObject({
    customer_name: 'Els Bakker',
    city: 'Amsterdam',
    flags: [],
  });
  expect(await mailsTo(BACKUP.customerEmail)).toBe(1);
  const order = await orderOf(paymentId);
  expect(
    await shop.rows("select actor from order_events where kind = 'details_supplied' and order_id = $1", [
      order?.id,
    ]),
  ).toEqual([{ actor: 'customer' }]);
});

test('without a usable address for mail the order stays flagged', async () => {
  const buyer = shop.newBuyer();
  const paymentId = await paidWith(buyer, {});
  await buyer.tryOrder(paymentId, { ...BACKUP, customerEmail: 'geen adres' });
  expect(await orderOf(paymentId)).toMatchObject({ customer_name: 'Els Bakker', flags: ['details_missing'] });
});

test('somebody else who knows the payment gets its number and changes nothing', async () => {
  const paymentId = await paidWith(shop.newBuyer(), { city: 'Amsterdam' });
  const stranger = shop.newBuyer();
  expect((await stranger.tryOrder(paymentId, { ...BACKUP, sessionId: stranger.sessionId })).status).toBe(200);
  expect((await stranger.tryOrder(paymentId, { ...BACKUP, sessionId: '' })).status).toBe(200);
  expect(await orderOf(paymentId)).toMatchObject({ customer_name: '', city: 'Amsterdam' });
});

test('a late backup call for an archived order answers the same order', async () => {
  const buyer = shop.newBuyer();
  const paymentId = await paidWith(buyer, DETAILS);
  const order = await orderOf(paymentId);
  expect((await shop.asOperator('DELETE', `/api/orders/${order?.id}`)).status).toBe(204);
  expect((await buyer.askForOrder(paymentId)).orderId).toBe(order?.id);
  await reconcilePayments(shop.shop, 'full');
  expect(await shop.rows('select 1 as one from orders where payment_id = $1', [paymentId])).toHaveLength(1);
});

test('a postal code that is none keeps neither the answer nor the other details back', async () => {
  for (const wrong of [{ postalCode: '1234SA' }, { country: 'BE', postalCode: 'gent' }]) {
    const buyer = shop.newBuyer();
    const paymentId = await paidWith(buyer, { city: 'Amsterdam' });
    expect((await buyer.tryOrder(paymentId, { ...BACKUP, ...wrong })).status).toBe(200);
    expect(await orderOf(paymentId)).toMatchObject({
      customer_name: 'Els Bakker',
      flags: ['details_missing'],
    });
  }
});

test('an address in another country than was paid for is left to the operator, the person is not', async () => {
  const buyer = shop.newBuyer();
  const paymentId = await paidWith(buyer, {});
  const abroad = { ...BACKUP, country: 'DE', city: 'Berlin', postalCode: '10115' };
  expect((await buyer.tryOrder(paymentId, abroad)).status).toBe(200);
  expect(await orderOf(paymentId)).toMatchObject({
    customer_name: 'Els Bakker',
    customer_email: 'els@example.nl',
    city: '',
    flags: ['details_missing'],
  });
});

const STAND_INS = [
  { customerEmail: 'unknown@example.invalid', customerName: 'Unknown Customer' },
  { customerEmail: 'onbekend@example.invalid', customerName: 'Unknown Customer' },
];

test('a stand-in never reaches an order, and the confirmation waits for somebody', async () => {
  for (const standIn of STAND_INS) {
    const buyer = shop.newBuyer();
    const email = `later-${standIn.customerEmail.slice(0, 7)}@example.nl`;
    const paymentId = await paidWith(buyer, { city: 'Amsterdam', ...standIn });
    expect((await buyer.tryOrder(paymentId, { ...standIn, country: 'Netherlands' })).status).toBe(200);
    await shop.settle();
    expect(await orderOf(paymentId)).toMatchObject({
      customer_name: '',
      customer_email: '',
      flags: ['details_missing'],
    });
    expect(await mailsTo(standIn.customerEmail)).toBe(0);
    expect((await buyer.tryOrder(paymentId, { ...BACKUP, customerEmail: email })).status).toBe(200);
    await shop.settle();
    expect(await orderOf(paymentId)).toMatchObject({ customer_email: email, flags: [] });
    expect(await mailsTo(email)).toBe(1);
  }
});

test('a browser without the cookie fills in what is missing when it names the session', async () => {
  const buyer = shop.newBuyer();
  const paymentId = await paidWith(buyer, { city: 'Amsterdam' });
  const elsewhere = shop.newBuyer();
  const body = { ...BACKUP, paymentIntentId: paymentId, sessionId: buyer.sessionId };
  expect((await elsewhere.call('POST', '/api/create-order-from-success', body)).status).toBe(200);
  expect(await orderOf(paymentId)).toMatchObject({ customer_name: 'Els Bakker', flags: [] });
});

test('a Dutch or Belgian address without a number is not complete', async () => {
  for (const [country, missing] of [
    ['NL', ['details_missing']],
    ['BE', ['details_missing']],
    ['DE', []],
  ] as const) {
    const buyer = shop.newBuyer();
    const postalCode = country === 'NL' ? DETAILS.postalCode : '1000';
    await buyer.saveDetails({ ...DETAILS, country, postalCode, houseNumber: '' });
    const started = await buyer.checkout({ variant: '1x', country });
    accepted(await buyer.payByCard(started));
    await shop.settle();
    expect(await orderOf(started.paymentIntentId)).toMatchObject({ flags: missing });
  }
});

const OTHER_FLAGS = ['oversold', 'hold_expired', 'amount_mismatch'];

test('details that come later leave every other point of attention where it is', async () => {
  const buyer = shop.newBuyer();
  const flagged = async () => {
    const paymentId = await paidWith(buyer, { city: 'Amsterdam' });
    await shop.rows('update orders set flags = $2 where payment_id = $1', [
      paymentId,
      [...OTHER_FLAGS, 'details_missing'],
    ]);
    return paymentId;
  };
  const byCustomer = await flagged();
  await buyer.tryOrder(byCustomer, BACKUP);
  expect(await orderOf(byCustomer)).toMatchObject({ flags: OTHER_FLAGS });
  const byOperator = await flagged();
  const { id } = (await orderOf(byOperator)) ?? {};
  expect((await shop.asOperator('PUT', `/api/orders/${id}`, BACKUP)).status).toBe(200);
  expect(await orderOf(byOperator)).toMatchObject({ flags: OTHER_FLAGS });
});

test('an operator who fills in the missing address sends the confirmation, exactly once', async () => {
  const buyer = shop.newBuyer();
  const paymentId = await paidWith(buyer, { city: 'Amsterdam' });
  const { id } = (await orderOf(paymentId)) ?? {};
  const edit = (change: object) => shop.asOperator('PUT', `/api/orders/${id}`, change);
  const details = { ...BACKUP, customerEmail: 'gebeld@example.nl' };
  expect((await edit({ customerName: 'Els Bakker' })).status).toBe(200);
  expect(await orderOf(paymentId)).toMatchObject({ flags: ['details_missing'] });
  expect((await edit(details)).status).toBe(200);
  expect((await edit({ ...details, customerPhone: '0612345678' })).status).toBe(200);
  await buyer.tryOrder(paymentId, { ...BACKUP, customerEmail: 'te-laat@example.nl' });
  await shop.settle();
  expect(await orderOf(paymentId)).toMatchObject({ customer_email: 'gebeld@example.nl', flags: [] });
  expect(
    await shop.rows("select recipient from mails where type = 'order_confirmation' and order_id = $1", [id]),
  ).toEqual([{ recipient: 'gebeld@example.nl' }]);
  const emptied = await edit({ customerEmail: '' });
  expect(emptied.status).toBe(422);
  expect(emptied.body).toMatchObject({ errors: [{ path: 'customerEmail' }] });
});
