// Tests payment recovery: who sees a failed payment, how often it may be retried, and what is recorded.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  failedCheckoutSchema,
  failedPaymentsSchema,
  type RecoveryStarted,
  recoveryLinkSchema,
} from '#modules/checkout/contract.ts';
import { findRecovery } from '#modules/checkout/index.ts';
import { PaymentProviderUnavailable } from '#modules/payments/index.ts';
import { type Buyer, DECLINED_CARD, DETAILS } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { failedOf, POOR_CARD, recover, refusedBuyer, tryRecovery } from '#tests/support/refused-buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe('the list of failed payments', () => {
  test('shows a refused payment at once, in words and with the methods that may work', async () => {
    const { buyer, paymentId } = await refusedBuyer(shop, POOR_CARD);
    expect(await failedOf(shop, buyer.sessionId)).toEqual([
      {
        id: paymentId,
        variant: '2x',
        amount: 37.43,
        customerName: DETAILS.customerName,
        customerEmail: DETAILS.customerEmail,
        timestamp: expect.stringMatching(/^\d{4}-/),
        attempts: 0,
        failureReason: 'Onvoldoende saldo. Probeer een andere kaart of betaalmethode.',
        recommendedMethods: ['card', 'ideal'],
      },
    ]);
  });

  test('is empty without a session, for another session, and for a payment that was only prepared', async () => {
    await refusedBuyer(shop);
    const answer = await callHttp({ url: `${shop.address}/api/stripe/failed-payments` });
    expect([answer.status, answer.body]).toEqual([200, { payments: [] }]);
    const other = shop.newBuyer();
    await other.saveDetails();
    await other.checkout({ variant: '1x' });
    expect(await failedOf(shop, other.sessionId)).toEqual([]);
  });

  test('is empty as soon as the basket is paid, also when nobody has told the shop yet', async () => {
    const { buyer } = await refusedBuyer(shop);
    const again = await buyer.checkout({ variant: '2x', forceNew: true });
    await buyer.payByCard(again);
    expect(await failedOf(shop, buyer.sessionId)).toEqual([]);
    expect(await buyer.askForOrder(again.paymentIntentId)).toMatchObject({ success: true });
  });

  test('is empty while a payment is under way at the bank', async () => {
    const { buyer } = await refusedBuyer(shop);
    await buyer.payAtBank(await buyer.checkout({ variant: '2x', forceNew: true }), 'later');
    expect(await failedOf(shop, buyer.sessionId)).toEqual([]);
    const answer = await tryRecovery(buyer);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'payment_processing' }]);
  });

  test('has one entry per pack, its newest failure', async () => {
    const { buyer } = await refusedBuyer(shop);
    const second = await buyer.checkout({ variant: '2x', forceNew: true });
    await buyer.payByCard(second, POOR_CARD);
    const third = await buyer.checkout({ variant: '1x', forceNew: true });
    await buyer.payByCard(third, DECLINED_CARD);
    const list = await failedOf(shop, buyer.sessionId);
    expect(list.map(({ id, variant }) => [id, variant])).toEqual([
      [third.paymentIntentId, '1x'],
      [second.paymentIntentId, '2x'],
    ]);
  });

  test('of the operator has those of everybody and what happened since; in the shop itself only the own', async () => {
    const { buyer, paymentId } = await refusedBuyer(shop);
    await recover(buyer, { paymentId });
    const answer = await shop.asOperator('GET', '/api/stripe/failed-payments');
    const { payments } = failedPaymentsSchema.parse(answer.body);
    expect(payments.length).toBeGreaterThan(1);
    expect(payments.find(({ id }) => id === paymentId)).toMatchObject({
      attempts: 1,
      history: [
        { kind: 'failed', paymentId, error: 'generic_decline' },
        { kind: 'attempt', attempt: 1 },
      ],
    });
    const own = await shop.asOperator('GET', '/api/stripe/failed-payments?own=true');
    expect(own.body).toEqual({ payments: [] });
  });

  test('of the operator says of each basket who, how much, why and how often, with a link that opens it', async () => {
    const { buyer, paymentId } = await refusedBuyer(shop, POOR_CARD);
    await recover(buyer, { paymentId });
    const list = await shop.asOperator('GET', '/api/admin/failed-payments');
    const rows = failedCheckoutSchema.array().parse(list.body);
    const row = rows.find((each) => each.paymentId === paymentId);
    expect(row).toMatchObject({
      customerName: DETAILS.customerName,
      customerEmail: DETAILS.customerEmail,
      variant: '2x',
      amount: '37.43',
      failureReason: 'Onvoldoende saldo. Probeer een andere kaart of betaalmethode.',
      attempts: 1,
    });
    const linkAnswer = await shop.asOperator('POST', `/api/admin/failed-payments/${row?.id}/link`);
    const { link } = recoveryLinkSchema.parse(linkAnswer.body);
    const token = link.slice(link.lastIndexOf('/') + 1);
    expect(await findRecovery(shop.shop, token, null)).toMatchObject({ kind: 'open', draftId: row?.id });
    const mailed = await shop.asOperator('POST', '/api/admin/send-email', {
      draftOrderId: row?.id,
      emailType: 'payment_failed',
    });
    expect([mailed.status, mailed.body]).toMatchObject([200, { recipient: DETAILS.customerEmail }]);
  });

  test('of the operator leaves out who has paid since, and makes no link for what is paid or not there', async () => {
    const { buyer } = await refusedBuyer(shop);
    const again = await buyer.checkout({ variant: '2x', forceNew: true });
    await buyer.payByCard(again);
    await buyer.askForOrder(again.paymentIntentId);
    const list = await shop.asOperator('GET', '/api/admin/failed-payments');
    const rows = failedCheckoutSchema.array().parse(list.body);
    const { id } = await buyer.saveDetails();
    expect(rows.map((row) => row.id)).not.toContain(id);
    const unknown = await shop.asOperator('POST', '/api/admin/failed-payments/999999/link');
    expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'draft_unknown' }]);
  });
});

describe('a payment that could not be prepared', () => {
  const listed = async () => (await shop.asOperator('GET', '/api/admin/unprepared-payments')).body;

  test('is seen by the operator, with how often, until the basket is paid', async () => {
    const buyer = shop.newBuyer();
    const email = 'zonder@example.nl';
    const { id: draftId } = await buyer.saveDetails({ ...DETAILS, customerEmail: email, variant: '2x' });
    const create = vi
      .spyOn(shop.shop.provider, 'create')
      .mockRejectedValue(new PaymentProviderUnavailable('away'));
    for (let times = 0; times < 2; times += 1)
      expect((await buyer.tryCheckout({ variant: '2x', forceNew: true })).status).toBe(503);
    create.mockRestore();
    expect(await listed()).toEqual([
      {
        draftId,
        customerName: DETAILS.customerName,
        customerEmail: email,
        total: '37.43',
        times: 2,
        lastAt: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    const started = await buyer.checkout({ variant: '2x', forceNew: true });
    await buyer.payByCard(started);
    await buyer.askForOrder(started.paymentIntentId);
    expect(await listed()).toEqual([]);
  });

  test('is nothing a visitor may read', async () => {
    const answer = await callHttp({ url: `${shop.address}/api/admin/unprepared-payments` });
    expect(answer.status).toBe(401);
  });
});

describe('another payment', () => {
  test('is granted three times, each with a payment of its own, and refused the fourth time', async () => {
    const { buyer, paymentId } = await refusedBuyer(shop);
    const granted: RecoveryStarted[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) granted.push(await recover(buyer, { paymentId }));
    expect(granted.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(new Set(granted.map((each) => each.paymentIntentId)).size).toBe(3);
    expect(granted[0]).toMatchObject({
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      recommendedMethods: ['ideal', 'card'],
      amount: 37.43,
    });
    const fourth = await tryRecovery(buyer, { paymentId, recoveryAttempt: 1 });
    expect([fourth.status, fourth.body]).toMatchObject([409, { code: 'recovery_exhausted' }]);
    expect((await failedOf(shop, buyer.sessionId))[0]?.attempts).toBe(3);
  });

  test('is granted three times in all when many are asked for at the same moment', async () => {
    const { buyer, paymentId } = await refusedBuyer(shop);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryRecovery(buyer, { paymentId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  test('becomes the order of the basket when it is paid', async () => {
    const { buyer, paymentId, draftId } = await refusedBuyer(shop);
    const started = await recover(buyer, { paymentId });
    await buyer.confirm(started.clientSecret, {
      type: 'card',
      number: '4242424242424242',
      expiry: '12/34',
      cvc: '123',
    });
    const order = await buyer.askForOrder(started.paymentIntentId);
    expect(await shop.rows('select draft_id, total from orders where id = $1', [order.orderId])).toEqual([
      { draft_id: draftId, total: 3743 },
    ]);
    expect(await failedOf(shop, buyer.sessionId)).toEqual([]);
  });

  test('of another amount is refused with the right one and costs no attempt', async () => {
    const { buyer, paymentId } = await refusedBuyer(shop);
    const answer = await tryRecovery(buyer, { paymentId, amount: 1 });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'price_changed', quote: { total: 3743 } },
    ]);
    expect((await recover(buyer, { paymentId })).attempt).toBe(1);
  });

  test('for a payment of somebody else is refused like one that does not exist', async () => {
    const { paymentId } = await refusedBuyer(shop);
    const otherBuyer = shop.newBuyer();
    await otherBuyer.saveDetails();
    const foreign = await tryRecovery(otherBuyer, { paymentId });
    const missing = await tryRecovery(otherBuyer, { paymentId: 'pi_none' });
    expect([foreign.status, foreign.body]).toMatchObject([404, { code: 'payment_unknown' }]);
    expect({ ...Object(foreign.body), requestId: '' }).toEqual({ ...Object(missing.body), requestId: '' });
  });

  test('keeps the coupon of the failed one, and asks first when the code no longer counts', async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    const started = await buyer.checkout({ variant: '2x', couponCode: 'WELKOM10' });
    await buyer.payByCard(started, DECLINED_CARD);
    const paymentId = started.paymentIntentId;
    expect((await recover(buyer, { paymentId, amount: 33.69 })).quote.discount).toBe(374);
    await shop.rows("update coupons set is_active = false where code = 'WELKOM10'");
    try {
      const changed = await tryRecovery(buyer, { paymentId, amount: 33.69 });
      expect([changed.status, changed.body]).toMatchObject([
        409,
        { quote: { total: 3743 }, couponReason: 'Deze code is niet meer in gebruik.' },
      ]);
      expect(await recover(buyer, { paymentId, amount: 37.43 })).toMatchObject({ attempt: 2 });
    } finally {
      await shop.rows("update coupons set is_active = true where code = 'WELKOM10'");
    }
  });
});

describe('a report of a failure', () => {
  const report = (buyer: Buyer, paymentId: string) =>
    buyer.call('POST', '/api/stripe/log-recovery-failure', {
      sessionId: buyer.sessionId,
      paymentId,
      error: 'card_declined',
      attempt: 1,
    });

  test('is written down and counts for nothing', async () => {
    const { buyer, paymentId, draftId } = await refusedBuyer(shop);
    const started = await recover(buyer, { paymentId });
    expect((await report(buyer, started.paymentIntentId)).status).toBe(200);
    expect(
      await shop.rows('select kind, attempt, error from recovery_events where draft_id = $1 order by id', [
        draftId,
      ]),
    ).toMatchObject([
      { kind: 'failed' },
      { kind: 'attempt', attempt: 1 },
      { kind: 'reported', attempt: 1, error: 'card_declined' },
    ]);
    expect((await recover(buyer, { paymentId })).attempt).toBe(2);
  });

  test('about somebody else’s payment is refused', async () => {
    const { paymentId } = await refusedBuyer(shop);
    const answer = await report(shop.newBuyer(), paymentId);
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'payment_unknown' }]);
  });
});
