// The backup order of the success page fills in what is missing, for the basket's own session, and never overwrites.

import { afterAll, beforeAll, expect, test } from 'vitest';
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
    customer_name: 'Unknown Customer',
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
  expect(await orderOf(paymentId)).toMatchObject({ customer_name: 'Unknown Customer', city: 'Amsterdam' });
});

test('a late backup call for an archived order answers the same order', async () => {
  const buyer = shop.newBuyer();
  const paymentId = await paidWith(buyer, DETAILS);
  const order = await orderOf(paymentId);
  expect((await shop.asOperator('DELETE', `/api/orders/${order?.id}`)).status).toBe(204);
  expect((await buyer.askForOrder(paymentId)).orderId).toBe(order?.id);
  await shop.shop.reconcilePayments('full');
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
