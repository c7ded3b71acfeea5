// Tests that a stranger who knows all numbers and payment ids can neither see nor change another customer's
// basket, failed payment or order.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, buyByCard, DECLINED_CARD, DETAILS } from '#tests/support/buyer.ts';
import { type Answer, callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

/**
 * Ids 1 to 12 to try in requests. The test creates fewer rows of every kind, so each of its rows is tried.
 */
const NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);
const PRIVATE = /Anna|anna@|1012JS|Dam/;

let shop: TestShop;
let anonymous: Buyer;
let draftId: number;
let failedPayment: string;
let paidPayment: string;

beforeAll(async () => {
  shop = await startTestShop();
  const poor = shop.newBuyer();
  draftId = (await poor.saveDetails({ ...DETAILS, variant: '2x' })).id;
  const refused = await poor.checkout({ variant: '2x' });
  await poor.payByCard(refused, DECLINED_CARD);
  failedPayment = refused.paymentIntentId;
  paidPayment = (await buyByCard(shop.newBuyer(), { variant: '1x' })).paymentIntentId;
  anonymous = shop.newBuyer();
  await anonymous.saveDetails({ customerName: 'Vreemde', city: 'Elders' });
});
afterAll(() => shop.stop());

const asAnonymous = (method: string, path: string, body?: object): Promise<Answer> =>
  callHttp({
    method,
    url: `${shop.address}${path}`,
    headers: { cookie: `checkout_session=${anonymous.sessionId}` },
    body,
  });

const booksOf = (table: 'draft_orders' | 'orders') =>
  shop.rows(`select * from ${table} where customer_email = $1 order by id`, [DETAILS.customerEmail]);

describe('walking the numbers', () => {
  test('of baskets finds none but the own, and changes none', async () => {
    const before = await booksOf('draft_orders');
    expect(before.map(({ id }) => id)).toContain(draftId);
    for (const id of NUMBERS) {
      const body = { sessionId: anonymous.sessionId, isCompleted: true, customerName: 'Overgenomen' };
      const changed = await asAnonymous('PUT', `/api/draft-orders/${id}`, body);
      expect([404, 409]).toContain(changed.status);
      expect(JSON.stringify(changed.body)).not.toMatch(PRIVATE);
      expect((await asAnonymous('DELETE', `/api/draft-orders/${id}`)).status).toBe(401);
    }
    expect(await booksOf('draft_orders')).toEqual(before);
  });

  test('of orders finds the door closed, by number and by order number', async () => {
    const before = await booksOf('orders');
    for (const id of NUMBERS) {
      for (const path of [`/api/orders/${id}`, `/api/admin/orders/${id}`, `/bestelling/${id}`]) {
        const answer = await asAnonymous('GET', path);
        expect([401, 404]).toContain(answer.status);
        expect(JSON.stringify(answer.body)).not.toMatch(PRIVATE);
      }
      expect([401, 404]).toContain(
        (await asAnonymous('PUT', `/api/orders/${id}`, { city: 'Elders' })).status,
      );
    }
    expect(await booksOf('orders')).toEqual(before);
  });
});

describe('with the payment of another', () => {
  test('a failed one is neither listed, recovered nor reported on', async () => {
    const listed = await asAnonymous('GET', '/api/stripe/failed-payments');
    expect(listed.body).toEqual({ payments: [] });
    const { sessionId } = anonymous;
    const recovery = { sessionId, paymentId: failedPayment, variant: '2x', amount: 37.43 };
    const report = { sessionId, paymentId: failedPayment, error: 'card_declined', attempt: 1 };
    const answers = [
      await asAnonymous('POST', '/api/stripe/recovery-payment', recovery),
      await asAnonymous('POST', '/api/stripe/log-recovery-failure', report),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([404, { code: 'payment_unknown' }]);
    expect(await shop.rows("select * from recovery_events where kind <> 'failed'")).toEqual([]);
  });

  test('a paid one tells nothing of its customer and takes no other details', async () => {
    const before = await booksOf('orders');
    const outcome = await asAnonymous('GET', `/api/checkout/outcome?payment_intent=${paidPayment}`);
    const backup = await anonymous.tryOrder(paidPayment, {
      customerName: 'Vreemde',
      customerEmail: 'vreemde@example.nl',
      city: 'Elders',
    });
    for (const { status, body } of [outcome, backup]) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(PRIVATE);
    }
    expect(await booksOf('orders')).toEqual(before);
  });
});
