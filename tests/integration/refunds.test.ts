// Tests refunds: limited to the paid amount, once per idempotency key, recorded wherever they were made, and
// reported to the customer once.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { withdrawalSchema } from '#modules/returns/contract.ts';
import { minutes } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { buyByCard, DETAILS, DISPUTED, FAILS_LATER, sell, TEST_CARD } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const SETTLES_LATER = '4000000000007726';

/**
 * The delay of everything a bank does later; longer than any test, so it happens only when a test advances
 * the clock.
 */
const AFTERMATH = minutes(5);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ timings: { aftermathAfter: AFTERMATH } });
});
afterAll(() => shop.stop());

async function sold(variant = '1x', card = TEST_CARD) {
  const made = await sell(shop, { variant, card });
  await shop.settle();
  return made;
}
async function afterwards(): Promise<void> {
  shop.skip(AFTERMATH);
  await shop.settle();
}
let keys = 0;
const refund = (orderId: number, body: object = {}) => {
  keys += 1;
  const key = { idempotencyKey: `test-key-${keys}` };
  return shop.asOperator('POST', `/api/admin/orders/${orderId}/refunds`, { ...key, ...body });
};
const orderOf = async (orderId: number) =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${orderId}`)).body);
const kindsOf = async (orderId: number) => (await orderOf(orderId)).history.map(({ kind }) => kind);
const mailsOf = (orderId: number) =>
  shop.rows(`select attachments from mails where type = 'refund' and order_id = $1`, [orderId]);
const stockOf = async (code: string) =>
  Number((await shop.rows('select stock from product_variants where code = $1', [code]))[0]?.stock);

describe('a refund by the operator', () => {
  test('in parts makes the order partly and then wholly refunded, with a credit note and a mail for each', async () => {
    const { orderId, paymentId } = await sold('2x');
    const first = await refund(orderId, { amount: '12,50', reason: 'Pot beschadigd' });
    expect([first.status, first.body]).toMatchObject([201, { amount: '12.50', status: 'succeeded' }]);
    await shop.settle();
    expect(await orderOf(orderId)).toMatchObject({
      paymentStatus: 'partially_refunded',
      money: { paid: '37.43', refundable: '24.93' },
    });
    expect((await refund(orderId)).body).toMatchObject({ amount: '24.93', status: 'succeeded' });
    await shop.settle();
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ paymentStatus: 'refunded', money: { refundable: '0.00' } });
    expect(order.invoices.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', '37.43'],
      ['credit_note', '12.50'],
      ['credit_note', '24.93'],
    ]);
    const [paper] = await shop.rows(
      `select sum(vat_amount) filter (where kind = 'invoice') = sum(vat_amount) filter (where kind = 'credit_note') as even
       from invoices where order_id = $1`,
      [orderId],
    );
    expect(paper).toEqual({ even: true });
    expect(await mailsOf(orderId)).toHaveLength(2);
    expect((await shop.shop.provider.retrieve(paymentId))?.amountRefunded).toBe(3743);
  });

  test('of more than is left, or of nothing left, is refused and says what is left', async () => {
    const { orderId } = await sold();
    const tooMuch = await refund(orderId, { amount: 30 });
    expect([tooMuch.status, tooMuch.body]).toMatchObject([
      409,
      { code: 'refund_exceeds_paid', refundable: '24.95' },
    ]);
    await refund(orderId);
    expect((await refund(orderId)).body).toMatchObject({ code: 'already_refunded' });
    expect((await refund(orderId, { amount: 0 })).status).toBe(422);
    expect((await refund(orderId, { amount: 1.005 })).status).toBe(422);
    expect((await refund(999_999)).body).toMatchObject({ code: 'order_unknown' });
  });

  test('asked for ten times at once never gives back more than was paid', async () => {
    const { orderId, paymentId } = await sold();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(orderId, { amount: 10 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(8).fill(409)]);
    await shop.settle();
    expect((await shop.shop.provider.retrieve(paymentId))?.amountRefunded).toBe(2000);
    expect(await orderOf(orderId)).toMatchObject({ money: { refundable: '4.95' } });
  });

  test('with the same key is one refund, however often it is sent', async () => {
    const { orderId, paymentId } = await sold();
    const same = { amount: 5, idempotencyKey: 'the-very-same' };
    const answers = await Promise.all([refund(orderId, same), refund(orderId, same), refund(orderId, same)]);
    const ids = answers.map(({ body }) => JSON.stringify(body).match(/"id":(\d+)/)?.[1]);
    expect(new Set(ids).size).toBe(1);
    expect((await refund(orderId, { ...same, amount: 6 })).body).toMatchObject({
      code: 'idempotency_conflict',
    });
    await shop.settle();
    expect((await shop.shop.provider.retrieve(paymentId))?.amountRefunded).toBe(500);
    expect(await mailsOf(orderId)).toHaveLength(1);
  });

  test('puts the pack back on the shelf when asked to, once', async () => {
    const { orderId } = await sold('3x');
    const before = await stockOf('3x');
    await refund(orderId, { restock: true });
    await shop.settle();
    expect(await stockOf('3x')).toBe(before + 1);
    expect(await kindsOf(orderId)).toContain('restocked');
  });

  test('of an order without anything paid is refused; without a session nobody refunds', async () => {
    const { orderId } = await sold();
    await shop.rows('delete from payments where id = (select payment_id from orders where id = $1)', [
      orderId,
    ]);
    expect((await refund(orderId)).body).toMatchObject({ code: 'nothing_paid' });
    const stranger = await shop
      .newBuyer()
      .call('POST', `/api/admin/orders/${orderId}/refunds`, { idempotencyKey: 'stranger-1' });
    expect(stranger.status).toBe(401);
  });
});

describe('a refund the bank takes its time over', () => {
  test('is under way, then done: the customer hears when it is done', async () => {
    const { orderId } = await sold('1x', SETTLES_LATER);
    expect((await refund(orderId)).body).toMatchObject({ status: 'pending' });
    await afterwards();
    expect((await orderOf(orderId)).money.refunds).toMatchObject([{ status: 'succeeded' }]);
    expect(await kindsOf(orderId)).toEqual(
      expect.arrayContaining(['refund_pending', 'payment_state', 'refunded']),
    );
    expect(await mailsOf(orderId)).toHaveLength(1);
  });

  test('and then sends back makes the order paid again, and its credit note is taken back', async () => {
    const { orderId } = await sold('1x', FAILS_LATER);
    await refund(orderId);
    await afterwards();
    const order = await orderOf(orderId);
    expect(order).toMatchObject({
      paymentStatus: 'paid',
      flags: ['refund_failed'],
      money: { refundable: '24.95' },
    });
    const papers = order.invoices.map(({ kind }) => kind);
    // Sent back before the credit note was written, there is none to take back.
    expect([['invoice'], ['invoice', 'credit_note', 'credit_correction']]).toContainEqual(papers);
  });
});

describe('a refund made in the dashboard of the provider', () => {
  test('is noted on the order like any other', async () => {
    const { orderId, paymentId } = await sold();
    await shop.shop.provider.refund({ paymentId, amount: cents(700), idempotencyKey: 'dashboard' });
    await shop.settle();
    expect(await orderOf(orderId)).toMatchObject({
      paymentStatus: 'partially_refunded',
      money: { refundable: '17.95', refunds: [{ origin: 'provider', amount: '7.00' }] },
    });
    expect(await mailsOf(orderId)).toHaveLength(1);
  });
});

describe('a dispute', () => {
  test('marks the order, stops refunds, and leaves no mark once it is won', async () => {
    const { orderId, paymentId } = await sold('1x', DISPUTED);
    await afterwards();
    expect(await orderOf(orderId)).toMatchObject({
      paymentStatus: 'disputed',
      money: { disputes: [{ status: 'open', reason: 'fraudulent', amount: '24.95' }] },
    });
    expect((await refund(orderId)).body).toMatchObject({ code: 'payment_disputed' });
    shop.shop.sandbox?.decideDisputes(paymentId, 'won');
    await shop.settle();
    expect((await orderOf(orderId)).paymentStatus).toBe('paid');
    const told = (await kindsOf(orderId)).filter((kind) => kind.startsWith('dispute'));
    expect(told).toEqual(['dispute_opened', 'dispute_closed']);
    expect((await refund(orderId)).status).toBe(201);
  });

  test('is none while the bank only asks: the money can go back, and that ends it', async () => {
    const { orderId, paymentId } = await sold('1x', TEST_CARD);
    await shop.rows(
      `insert into disputes (id, order_id, payment_id, amount, status, reason, created_at, updated_at)
       values ('du_question', $1, $2, 2495, 'inquiry', 'general', now(), now())`,
      [orderId, paymentId],
    );
    expect(await orderOf(orderId)).toMatchObject({
      paymentStatus: 'paid',
      money: { refundable: '24.95', disputes: [{ status: 'inquiry' }] },
    });
    expect((await refund(orderId)).status).toBe(201);
  });

  test('that is lost stays on the order', async () => {
    const { orderId, paymentId } = await sold('1x', DISPUTED);
    await afterwards();
    shop.shop.sandbox?.decideDisputes(paymentId, 'lost');
    await shop.settle();
    expect((await orderOf(orderId)).paymentStatus).toBe('disputed');
    expect((await refund(orderId)).body).toMatchObject({ code: 'payment_disputed' });
  });
});

describe('a withdrawal', () => {
  test('is settled by the refund that names it', async () => {
    const { orderId } = await sold();
    const { orderNumber } = await orderOf(orderId);
    const { customerName, customerEmail } = DETAILS;
    await shop.newBuyer().call('POST', '/api/withdrawals', { customerName, customerEmail, orderNumber });
    const [withdrawal] = (await orderOf(orderId)).withdrawals;
    expect(withdrawal).toMatchObject({ settledBy: null });
    const other = await sold();
    expect((await refund(other.orderId, { withdrawalId: withdrawal?.id })).status).toBe(422);
    expect((await refund(orderId, { withdrawalId: withdrawal?.id })).status).toBe(201);
    expect((await orderOf(orderId)).withdrawals).toMatchObject([{ settledBy: { amount: '24.95' } }]);
    const list = withdrawalSchema
      .array()
      .parse((await shop.asOperator('GET', '/api/admin/withdrawals')).body);
    expect(list[0]).toMatchObject({ settledBy: { amount: '24.95' } });
  });
});

test('lost messages about refunds and disputes are made good by reconciliation', async () => {
  const deaf = await startTestShop({ webhooks: 'lost', timings: { aftermathAfter: 0 } });
  try {
    const buyer = deaf.newBuyer();
    const { paymentIntentId, order } = await buyByCard(buyer, { variant: '1x' });
    const given = { paymentId: paymentIntentId, amount: cents(500), idempotencyKey: 'dashboard' };
    await deaf.shop.provider.refund(given);
    deaf.skip(1000);
    await reconcilePayments(deaf.shop, 'recent');
    await reconcilePayments(deaf.shop, 'recent');
    const detail = await deaf.asOperator('GET', `/api/admin/orders/${order.orderId}`);
    expect(detail.body).toMatchObject({
      paymentStatus: 'partially_refunded',
      money: { refunds: [{ amount: '5.00' }] },
    });
  } finally {
    await deaf.stop();
  }
});
