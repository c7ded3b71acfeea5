// After a failed payment: who sees it, how often it may be tried again, the link that opens it elsewhere and the one mail.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type FailedPayment,
  failedPaymentsSchema,
  type RecoveryStarted,
  recoveryStartedSchema,
} from '#modules/checkout/contract.ts';
import { PaymentProviderUnavailable } from '#modules/payments/index.ts';
import { days } from '#shared/clock.ts';
import { accepted, type Buyer, createBuyer, DECLINED_CARD, DETAILS } from '#tests/support/buyer.ts';
import { type Answer, callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop, wakeWorkers } from '#tests/support/shop.ts';

const POOR_CARD = '4000000000009995';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const cookieOf = (sessionId: string) => ({ cookie: `checkout_session=${sessionId}` });

async function failedOf(sessionId: string, query = ''): Promise<FailedPayment[]> {
  const answer = await callHttp({
    url: `${shop.address}/api/stripe/failed-payments${query}`,
    headers: cookieOf(sessionId),
  });
  return failedPaymentsSchema.parse(accepted(answer)).payments;
}

function tryRecovery(buyer: Buyer, body: object = {}): Promise<Answer> {
  return buyer.call('POST', '/api/stripe/recovery-payment', {
    sessionId: buyer.sessionId,
    amount: 37.43,
    variant: '2x',
    customerEmail: DETAILS.customerEmail,
    recoveryAttempt: 1,
    ...body,
  });
}

async function recover(buyer: Buyer, body: object = {}): Promise<RecoveryStarted> {
  return recoveryStartedSchema.parse(accepted(await tryRecovery(buyer, body)));
}

/** A buyer of a 2x pack whose card was refused. */
async function refusedBuyer(card = DECLINED_CARD, email: string = DETAILS.customerEmail) {
  const buyer = shop.newBuyer();
  const draft = await buyer.saveDetails({ ...DETAILS, customerEmail: email });
  const started = await buyer.checkout({ variant: '2x' });
  const refusal = await buyer.payByCard(started, card);
  expect(refusal.status).toBe(402);
  return { buyer, draftId: draft.id, paymentId: started.paymentIntentId };
}

describe('the list of failed payments', () => {
  test('shows a refused payment at once, in words and with the methods that may work', async () => {
    const { buyer, paymentId } = await refusedBuyer(POOR_CARD);
    expect(await failedOf(buyer.sessionId)).toEqual([
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
    await refusedBuyer();
    const answer = await callHttp({ url: `${shop.address}/api/stripe/failed-payments` });
    expect([answer.status, answer.body]).toEqual([200, { payments: [] }]);
    const other = shop.newBuyer();
    await other.saveDetails();
    await other.checkout({ variant: '1x' });
    expect(await failedOf(other.sessionId)).toEqual([]);
  });

  test('is empty as soon as the basket is paid, also when nobody has told the shop yet', async () => {
    const { buyer } = await refusedBuyer();
    const again = await buyer.checkout({ variant: '2x', forceNew: true });
    await buyer.payByCard(again);
    expect(await failedOf(buyer.sessionId)).toEqual([]);
    expect(await buyer.askForOrder(again.paymentIntentId)).toMatchObject({ success: true });
  });

  test('is empty while a payment is under way at the bank', async () => {
    const { buyer } = await refusedBuyer();
    await buyer.payAtBank(await buyer.checkout({ variant: '2x', forceNew: true }), 'later');
    expect(await failedOf(buyer.sessionId)).toEqual([]);
    const answer = await tryRecovery(buyer);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'payment_processing' }]);
  });

  test('has one entry per pack, its newest failure', async () => {
    const { buyer } = await refusedBuyer();
    const second = await buyer.checkout({ variant: '2x', forceNew: true });
    await buyer.payByCard(second, POOR_CARD);
    const third = await buyer.checkout({ variant: '1x', forceNew: true });
    await buyer.payByCard(third, DECLINED_CARD);
    const list = await failedOf(buyer.sessionId);
    expect(list.map(({ id, variant }) => [id, variant])).toEqual([
      [third.paymentIntentId, '1x'],
      [second.paymentIntentId, '2x'],
    ]);
  });

  test('of the operator has those of everybody and what happened since; in the shop itself only the own', async () => {
    const { buyer, paymentId } = await refusedBuyer();
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
    const { buyer, paymentId } = await refusedBuyer();
    const granted: RecoveryStarted[] = [];
    for (let turn = 0; turn < 3; turn += 1) granted.push(await recover(buyer, { paymentId }));
    expect(granted.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(new Set(granted.map((each) => each.paymentIntentId)).size).toBe(3);
    expect(granted[0]).toMatchObject({
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      recommendedMethods: ['ideal', 'card'],
      amount: 37.43,
    });
    const fourth = await tryRecovery(buyer, { paymentId, recoveryAttempt: 1 });
    expect([fourth.status, fourth.body]).toMatchObject([409, { code: 'recovery_exhausted' }]);
    expect((await failedOf(buyer.sessionId))[0]?.attempts).toBe(3);
  });

  test('is granted three times in all when many are asked for at the same moment', async () => {
    const { buyer, paymentId } = await refusedBuyer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryRecovery(buyer, { paymentId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  test('becomes the order of the basket when it is paid', async () => {
    const { buyer, paymentId, draftId } = await refusedBuyer();
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
    expect(await failedOf(buyer.sessionId)).toEqual([]);
  });

  test('of another amount is refused with the right one and costs no attempt', async () => {
    const { buyer, paymentId } = await refusedBuyer();
    const answer = await tryRecovery(buyer, { paymentId, amount: 1 });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'price_changed', quote: { total: 3743 } },
    ]);
    expect((await recover(buyer, { paymentId })).attempt).toBe(1);
  });

  test('for a payment of somebody else is refused like one that does not exist', async () => {
    const { paymentId } = await refusedBuyer();
    const stranger = shop.newBuyer();
    await stranger.saveDetails();
    const foreign = await tryRecovery(stranger, { paymentId });
    const missing = await tryRecovery(stranger, { paymentId: 'pi_none' });
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
      expect([changed.status, changed.body]).toMatchObject([409, { quote: { total: 3743 } }]);
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
    const { buyer, paymentId, draftId } = await refusedBuyer();
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
    const { paymentId } = await refusedBuyer();
    const answer = await report(shop.newBuyer(), paymentId);
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'payment_unknown' }]);
  });
});

describe('the link of the mail', () => {
  const open = (url: string, headers: Record<string, string> = {}) => callHttp({ url, headers });
  const sessionIn = (answer: Answer) =>
    /checkout_session=([^;]+)/.exec([answer.headers['set-cookie'] ?? []].flat().join())?.[1] ?? '';

  test('opens the basket on another device, which then owns it; the first one no longer does', async () => {
    const { buyer, draftId, paymentId } = await refusedBuyer();
    const answer = await open(shop.shop.recoveryLinks.urlOf(draftId));
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/checkout?recovery=true&variant=2x');
    const elsewhere = createBuyer(shop.address, sessionIn(answer));
    const current = await callHttp({
      url: `${shop.address}/api/draft-orders/current`,
      headers: cookieOf(elsewhere.sessionId),
    });
    expect(current.body).toMatchObject({ id: draftId, ...DETAILS, variant: '2x' });
    expect((await failedOf(elsewhere.sessionId)).map(({ id }) => id)).toEqual([paymentId]);
    expect(await failedOf(buyer.sessionId)).toEqual([]);
    expect(await recover(elsewhere, { paymentId })).toMatchObject({ attempt: 1 });
  });

  test('leaves the session of its own browser as it is', async () => {
    const { buyer, draftId } = await refusedBuyer();
    const answer = await open(shop.shop.recoveryLinks.urlOf(draftId), cookieOf(buyer.sessionId));
    expect([answer.status, answer.headers['set-cookie']]).toEqual([302, undefined]);
    expect(await failedOf(buyer.sessionId)).toHaveLength(1);
  });

  test('lists what it is about without opening anything', async () => {
    const { buyer, draftId, paymentId } = await refusedBuyer();
    const token = shop.shop.recoveryLinks.urlOf(draftId).split('/').at(-1) ?? '';
    const seen = await failedOf(shop.newBuyer().sessionId, `?token=${token}`);
    expect(seen.map(({ id }) => id)).toEqual([paymentId]);
    expect(await failedOf(buyer.sessionId)).toHaveLength(1);
    expect(await failedOf(shop.newBuyer().sessionId, '?token=abc.def')).toEqual([]);
  });

  test('of an ordered basket leads to the order', async () => {
    const { buyer, draftId } = await refusedBuyer();
    const url = shop.shop.recoveryLinks.urlOf(draftId);
    const again = await buyer.checkout({ variant: '2x', forceNew: true });
    await buyer.payByCard(again);
    await buyer.askForOrder(again.paymentIntentId);
    expect((await open(url)).headers.location).toMatch(/\/bestelling\/.+/);
  });

  test('that is made up, made for something else or older than 30 days opens nothing', async () => {
    const { draftId } = await refusedBuyer();
    const old = shop.shop.recoveryLinks.urlOf(draftId);
    const forged = `${shop.address}/herstel/${shop.shop.tokens.sign('order', `${draftId}.99999999999999`)}`;
    for (const url of [forged, `${shop.address}/herstel/x.y`])
      expect(await open(url)).toMatchObject({ status: 302, headers: { location: '/checkout' } });
    shop.skip(days(31));
    const late = await open(old);
    expect([late.headers.location, late.headers['set-cookie']]).toEqual(['/checkout', undefined]);
  });
});

describe('the mail', () => {
  const mailsTo = (email: string) =>
    shop.rows('select type, subject, html, draft_id from mails where recipient = $1', [email]);

  /** The quarter of an hour is over: the queue waits by the database's clock. */
  async function waitOver(): Promise<void> {
    await shop.settle();
    await shop.rows(
      "update jobs.job set start_after = now() where name = 'send-recovery-mail' and state = 'created'",
    );
    await shop.settle();
  }

  test('is sent once, whatever else fails, and its link opens the basket', async () => {
    const email = 'een.mail@example.nl';
    const { buyer, draftId } = await refusedBuyer(POOR_CARD, email);
    await buyer.payByCard(await buyer.checkout({ variant: '2x', forceNew: true }), DECLINED_CARD);
    await shop.settle();
    expect(await mailsTo(email)).toEqual([]);
    await waitOver();
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ type: 'payment_failed', draft_id: draftId });
    const link = /href="([^"]*\/herstel\/[^"]+)"/.exec(String(mail?.html))?.[1] ?? '';
    expect((await open(link)).headers.location).toContain('/checkout?recovery=true');
    await buyer.payByCard(await buyer.checkout({ variant: '2x', forceNew: true }), DECLINED_CARD);
    await waitOver();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  const open = (url: string) => callHttp({ url });

  test('is not sent when the basket was paid meanwhile', async () => {
    const email = 'betaald@example.nl';
    const { buyer } = await refusedBuyer(DECLINED_CARD, email);
    await shop.settle();
    const again = await buyer.checkout({ variant: '2x', forceNew: true });
    await buyer.payByCard(again);
    await waitOver();
    expect((await mailsTo(email)).map(({ type }) => type)).toEqual(['order_confirmation']);
  });

  test('is not sent to who ordered in another browser meanwhile, nor for a basket without an address', async () => {
    const email = 'elders@example.nl';
    await refusedBuyer(DECLINED_CARD, email);
    const elsewhere = shop.newBuyer();
    await elsewhere.saveDetails({ ...DETAILS, customerEmail: email });
    const started = await elsewhere.checkout({ variant: '1x' });
    await elsewhere.payByCard(started);
    const nobody = shop.newBuyer();
    await nobody.payByCard(await nobody.checkout({ variant: '1x' }), DECLINED_CARD);
    await waitOver();
    expect((await mailsTo(email)).map(({ type }) => type)).toEqual(['order_confirmation']);
    expect(await mailsTo('')).toEqual([]);
  });

  test('waits for a payment that is under way', async () => {
    const email = 'straks@example.nl';
    const { buyer, draftId } = await refusedBuyer(DECLINED_CARD, email);
    await shop.settle();
    await buyer.payAtBank(await buyer.checkout({ variant: '2x', forceNew: true }), 'later');
    await shop.rows(
      "update jobs.job set start_after = now() where name = 'send-recovery-mail' and state = 'created'",
    );
    await wakeWorkers(shop.database);
    await expect
      .poll(async () => waiting(draftId), { timeout: 8000 })
      .toEqual([{ state: 'completed' }, { state: 'created' }]);
    expect(await mailsTo(email)).toEqual([]);
  });

  const waiting = (draftId: number) =>
    shop.rows(
      "select state from jobs.job where name = 'send-recovery-mail' and (data->>'draftId')::int = $1 order by created_on",
      [draftId],
    );
});
