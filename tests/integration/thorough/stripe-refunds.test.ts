// Tests refunds and disputes through the Stripe adapter on the stand-in: lost answers, webhooks out of order,
// and the dashboard.

import { afterEach, describe, expect, test } from 'vitest';
import type { WebhookMode } from '#integrations/sandbox-payments/sandbox-payments.ts';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/fakes/stripe/stripe-stand-in.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let stripe: StripeStandIn;
afterEach(async () => {
  await stripe.stop();
  await shop.stop();
});

async function sold(travel: WebhookMode): Promise<{ orderId: number; paymentId: string }> {
  stripe = await startStripeStandIn({ travel });
  shop = await startTestShop({ stripe });
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const { paymentIntentId, clientSecret } = await buyer.checkout({ variant: '1x' });
  stripe.browser.confirm(clientSecret, { method: 'card' });
  const { orderId } = await buyer.askForOrder(paymentIntentId);
  if (orderId === null) throw new Error('The order was not placed');
  await shop.settle();
  return { orderId, paymentId: paymentIntentId };
}
const refund = (orderId: number, body: object = {}) =>
  shop.asOperator('POST', `/api/admin/orders/${orderId}/refunds`, { idempotencyKey: 'stripe-key', ...body });
const orderOf = async (orderId: number) =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${orderId}`)).body);
const refundMails = async () => (await shop.rows(`select 1 as one from mails where type = 'refund'`)).length;

describe('an answer that is lost', () => {
  test('leaves the refund wanted, and a job finds out that it was made: once', async () => {
    const { orderId, paymentId } = await sold('lost');
    // First the refunds of the payment are listed; then one is made, three times, and nobody hears of it.
    stripe.disturb('none', 'lost_answer', 'lost_answer', 'lost_answer');
    const answer = await refund(orderId, { amount: 10 });
    expect([answer.status, answer.body]).toMatchObject([201, { status: 'requested', amount: '10.00' }]);
    await shop.settle();
    expect(stripe.books.listRefunds(paymentId)).toHaveLength(1);
    expect(await orderOf(orderId)).toMatchObject({
      paymentStatus: 'partially_refunded',
      money: { refundable: '14.95', refunds: [{ status: 'succeeded' }] },
    });
    expect(await refundMails()).toBe(1);
  });

  test('and a shop that dies before it asks at all is made good by reconciliation', async () => {
    const { orderId, paymentId } = await sold('lost');
    // What a process leaves behind that was killed between its intention and the call.
    await shop.rows(
      `insert into refunds (order_id, payment_id, key, amount, status, origin, actor, requested_at, updated_at)
       values ($1, $2, 'refund:1:killed', 2495, 'requested', 'operator', 'admin', now(), now())`,
      [orderId, paymentId],
    );
    expect((await refund(orderId)).body).toMatchObject({ code: 'already_refunded' });
    shop.skip(120_000);
    await reconcilePayments(shop.shop, 'recent');
    await reconcilePayments(shop.shop, 'recent');
    expect(stripe.books.listRefunds(paymentId)).toHaveLength(1);
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'refunded' });
  });
});

test('a refund that Stripe refuses fails, counts for nothing and can be asked anew', async () => {
  const { orderId, paymentId } = await sold('lost');
  // Disputed at Stripe, and the message of it never came.
  const dispute = stripe.books.dispute(paymentId);
  expect((await refund(orderId)).body).toMatchObject({ code: 'refund_refused' });
  expect(await orderOf(orderId)).toMatchObject({ flags: ['refund_failed'], money: { refundable: '24.95' } });
  await reconcilePayments(shop.shop, 'recent');
  expect((await orderOf(orderId)).paymentStatus).toBe('disputed');
  stripe.books.closeDispute(dispute.id, 'won');
  await reconcilePayments(shop.shop, 'recent');
  expect((await orderOf(orderId)).paymentStatus).toBe('paid');
});

describe.each(['duplicate', 'reordered', 'late'] as const)('with messages that travel %s', (travel) => {
  test('refunds and disputes end in what is true, told once', async () => {
    const { orderId, paymentId } = await sold(travel);
    stripe.refundLater(true);
    const given = await stripe.books.refund({ intentId: paymentId, amount: 500, metadata: {}, later: true });
    const dispute = stripe.books.dispute(paymentId);
    stripe.books.settleRefund(given.id);
    stripe.books.closeDispute(dispute.id, 'won');
    await shop.settle();
    const order = await orderOf(orderId);
    expect(order).toMatchObject({
      paymentStatus: 'partially_refunded',
      money: {
        refundable: '19.95',
        refunds: [{ origin: 'provider', status: 'succeeded', amount: '5.00' }],
        disputes: [{ status: 'won' }],
      },
    });
    expect(await refundMails()).toBe(1);
    expect(order.history.filter(({ kind }) => kind === 'refunded')).toHaveLength(1);
    stripe.books.failRefund(given.id);
    await shop.settle();
    const after = await orderOf(orderId);
    expect(after).toMatchObject({ paymentStatus: 'paid', money: { refundable: '24.95' } });
    expect(after.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'credit_correction']);
  });
});
