// Tests what the success page shows of an order: everything to the browser that paid, no customer data to
// others.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#modules/drafts/index.ts';
import { accepted, type Buyer } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.stop());

const receiptFor = async (buyer: Buyer, paymentId: string, session?: string) => {
  const headers = session ? { cookie: `${SESSION_COOKIE}=${session}` } : {};
  const path = `/api/checkout/outcome?payment_intent=${paymentId}`;
  const { body } = await buyer.call('GET', path, undefined, headers);
  expect(body).toMatchObject({ outcome: 'succeeded' });
  return body;
};

test('the session that paid gets its receipt, and no other one does', async () => {
  const buyer = shop.newBuyer();
  const stranger = shop.newBuyer();
  await buyer.saveDetails();
  await stranger.saveDetails({ customerName: 'Vreemde', customerEmail: 'vreemde@example.nl' });
  const started = await buyer.checkout({ variant: '2x' });
  accepted(await buyer.payByCard(started));
  const id = started.paymentIntentId;
  expect(await receiptFor(buyer, id, buyer.sessionId)).toMatchObject({
    receipt: {
      orderPath: expect.stringMatching(/^\/bestelling\/./),
      customerEmail: 'anna@example.nl',
      address: ['Anna de Vries', 'Dam 1', '1012 JS Amsterdam', 'Nederland'],
      lines: [{ text: expect.stringContaining('2 Pack'), amount: 3743 }],
      discount: 0,
      shipping: 0,
      total: 3743,
      vatRate: 21,
      photoOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  });
  for (const session of [
    stranger.sessionId,
    'checkout_1700000000000_ffffffffffffffffffffffffffffffff',
    undefined,
  ])
    expect(await receiptFor(stranger, id, session)).toMatchObject({ receipt: null });
});
