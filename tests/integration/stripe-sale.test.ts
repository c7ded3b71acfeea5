// Tests complete sales with the Stripe adapter on the stand-in, with the official SDK and Stripe's webhooks
// in place of the sandbox.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signWebhook } from '#integrations/sandbox-payments/messages/webhook-signature.ts';
import type { WebhookMode } from '#integrations/sandbox-payments/sandbox-payments.ts';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { openTemporarily } from '#modules/settings/index.ts';
import { cents } from '#shared/money.ts';
import type { Attempt } from '#tests/fakes/stripe/browser.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/fakes/stripe/stripe-stand-in.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const signatureOf = ({ body, ...rest }: { body: string; secret: string; at: Date }) =>
  signWebhook({ rawBody: Buffer.from(body), ...rest });

type Sale = { shop: TestShop; stripe: StripeStandIn; stop(): Promise<void> };

async function open(travel: WebhookMode, secretKey = 'sk_test_standin'): Promise<Sale> {
  const stripe = await startStripeStandIn({ travel, secretKey });
  const shop = await startTestShop({ stripe });
  const stop = async () => {
    await stripe.stop();
    await shop.stop();
  };
  return { shop, stripe, stop };
}

const CARD: Attempt = { method: 'card' };

async function checkedOut({ shop }: Sale, variant = '1x') {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  return { buyer, ...(await buyer.checkout({ variant })) };
}
const ordersOf = ({ shop }: Sale, paymentId: string) =>
  shop.rows('select id, flags, total from orders where payment_id = $1', [paymentId]);
const confirmations = async ({ shop }: Sale) =>
  (await shop.rows("select 1 as one from mails where type = 'order_confirmation'")).length;

describe('a sale through Stripe', () => {
  let sale: Sale;
  beforeAll(async () => {
    sale = await open('normal');
  });
  afterEach(() => sale.stripe.idle());
  afterAll(() => sale.stop());

  test('is charged what the server computed, and nothing of the customer goes along', async () => {
    const { paymentIntentId, clientSecret, amount } = await checkedOut(sale, '3x');
    expect([amount, clientSecret?.startsWith(`${paymentIntentId}_secret_`)]).toEqual([48.85, true]);
    expect(sale.stripe.books.get(paymentIntentId)).toMatchObject({ amount: 4885, currency: 'eur' });
    const sent = JSON.stringify(sale.stripe.requests);
    for (const detail of ['Anna', 'anna@example.nl', '1012JS']) expect(sent).not.toContain(detail);
  });

  test('paid by card becomes one order with one confirmation, whichever door comes first', async () => {
    const { buyer, paymentIntentId, clientSecret } = await checkedOut(sale);
    const before = await confirmations(sale);
    sale.stripe.browser.confirm(clientSecret, CARD);
    expect(await buyer.askForOrder(paymentIntentId)).toMatchObject({ success: true });
    await sale.shop.settle();
    expect(await ordersOf(sale, paymentIntentId)).toMatchObject([{ flags: [] }]);
    expect((await confirmations(sale)) - before).toBe(1);
  });

  test('paid at the bank by a shopper who never comes back is placed by the webhook', async () => {
    const { paymentIntentId, clientSecret } = await checkedOut(sale);
    sale.stripe.browser.confirm(clientSecret, { method: 'ideal' });
    sale.stripe.browser.decide(paymentIntentId, 'approve');
    await sale.shop.settle();
    expect(await ordersOf(sale, paymentIntentId)).toHaveLength(1);
  });

  test('that has to wait is shown as under way, and becomes an order when the money comes', async () => {
    const { buyer, paymentIntentId, clientSecret } = await checkedOut(sale);
    sale.stripe.browser.confirm(clientSecret, { method: 'bancontact', result: 'wait' });
    await sale.shop.settle();
    const outcome = () => buyer.call('GET', `/api/checkout/outcome?payment_intent=${paymentIntentId}`);
    expect((await outcome()).body).toMatchObject({ outcome: 'processing' });
    expect(await ordersOf(sale, paymentIntentId)).toEqual([]);
    sale.stripe.browser.settle(paymentIntentId, 'pay');
    await sale.shop.settle();
    expect((await outcome()).body).toMatchObject({ outcome: 'succeeded' });
  });

  test('refused at the bank is no order, says why, and can be paid after all', async () => {
    const { buyer, paymentIntentId, clientSecret } = await checkedOut(sale);
    sale.stripe.browser.confirm(clientSecret, {
      method: 'card',
      result: 'decline',
      declineCode: 'insufficient_funds',
    });
    await sale.shop.settle();
    const { body } = await buyer.call('GET', `/api/checkout/outcome?payment_intent=${paymentIntentId}`);
    expect(body).toMatchObject({
      outcome: 'not_paid',
      message: 'Onvoldoende saldo. Probeer een andere kaart of betaalmethode.',
    });
    sale.stripe.browser.confirm(clientSecret, { method: 'card', result: 'ask' });
    sale.stripe.browser.decide(paymentIntentId, 'approve');
    await sale.shop.settle();
    expect(await ordersOf(sale, paymentIntentId)).toHaveLength(1);
  });

  test('with another pack keeps its payment and changes the amount', async () => {
    const { buyer, paymentIntentId, clientSecret } = await checkedOut(sale, '1x');
    const changed = await buyer.checkout({ variant: '2x' });
    expect(changed).toMatchObject({ paymentIntentId, clientSecret, amount: 37.43 });
    expect(sale.stripe.books.get(paymentIntentId).amount).toBe(3743);
  });

  test('paid twice in two tabs is one order; the second payment goes back once', async () => {
    const { buyer, ...first } = await checkedOut(sale);
    const second = await buyer.checkout({ variant: '1x', forceNew: true });
    sale.stripe.browser.confirm(first.clientSecret, CARD);
    await sale.shop.settle();
    sale.stripe.browser.confirm(second.clientSecret, CARD);
    await sale.shop.settle();
    expect(await ordersOf(sale, first.paymentIntentId)).toHaveLength(1);
    expect(await ordersOf(sale, second.paymentIntentId)).toEqual([]);
    expect(sale.stripe.books.get(second.paymentIntentId)).toMatchObject({ amountRefunded: 2495 });
    expect(sale.stripe.books.listRefunds(second.paymentIntentId)).toHaveLength(1);
  });

  test('cannot be prepared while Stripe is away, which the shopper is told', async () => {
    const buyer = sale.shop.newBuyer();
    sale.stripe.disturb('error_500', 'error_500', 'error_500');
    const answer = await buyer.tryCheckout({ variant: '1x' });
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'payment_unavailable' }]);
    expect(answer.headers['retry-after']).toBe('5');
  });

  test('knows no sandbox: its confirmation and its bank do not exist', async () => {
    const { buyer, clientSecret, paymentIntentId } = await checkedOut(sale);
    expect((await buyer.confirm(clientSecret, { type: 'ideal' })).status).toBe(404);
    expect((await buyer.call('GET', `/sandbox/bank/${paymentIntentId}`)).status).toBe(404);
  });

  test('hears of refunds and disputes without mistaking them for a payment', async () => {
    const { paymentIntentId, clientSecret } = await checkedOut(sale);
    sale.stripe.browser.confirm(clientSecret, CARD);
    await sale.shop.settle();
    await sale.shop.shop.provider.refund({
      paymentId: paymentIntentId,
      amount: cents(100),
      idempotencyKey: 'partial',
    });
    sale.stripe.books.dispute(paymentIntentId);
    await sale.shop.settle();
    const seen = await sale.shop.rows('select type from payment_events where payment_id = $1', [
      paymentIntentId,
    ]);
    expect(seen.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['refund.created', 'charge.refunded', 'charge.dispute.created']),
    );
    expect(await ordersOf(sale, paymentIntentId)).toHaveLength(1);
  });
});

describe('a message of Stripe', () => {
  let sale: Sale;
  beforeAll(async () => {
    sale = await open('lost');
  });
  afterAll(() => sale.stop());

  const deliver = (body: string, signature: string) =>
    callHttp({
      method: 'POST',
      url: `${sale.shop.address}/api/stripe/webhook`,
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  const signed = (body: string) =>
    deliver(body, signatureOf({ body, secret: sale.stripe.webhookSecret, at: new Date() }));

  test('that comes five times at once is one order and one confirmation', async () => {
    const { paymentIntentId, clientSecret } = await checkedOut(sale);
    sale.stripe.browser.confirm(clientSecret, CARD);
    const event = sale.stripe.events.findLast(({ type }) => type === 'payment_intent.succeeded');
    const answers = await Promise.all(Array.from({ length: 5 }, () => signed(event?.body ?? '')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await sale.shop.settle();
    expect(await ordersOf(sale, paymentIntentId)).toHaveLength(1);
    expect(await confirmations(sale)).toBe(1);
  });

  test('that says "succeeded" of a payment that did not is believed by nobody', async () => {
    const { paymentIntentId } = await checkedOut(sale);
    const event = sale.stripe.events.findLast(({ type }) => type === 'payment_intent.created');
    expect(
      (await signed((event?.body ?? '').replace('payment_intent.created', 'payment_intent.succeeded')))
        .status,
    ).toBe(200);
    await sale.shop.settle();
    expect(await ordersOf(sale, paymentIntentId)).toEqual([]);
  });

  test('that was altered, is foreign or of the other mode is 400', async () => {
    const body = sale.stripe.events[0]?.body ?? '';
    const good = signatureOf({ body, secret: sale.stripe.webhookSecret, at: new Date() });
    const foreign = signatureOf({ body, secret: 'whsec_other', at: new Date() });
    const live = body.replace('"livemode":false', '"livemode":true');
    for (const answer of [await deliver(`${body} `, good), await deliver(body, foreign)])
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_signature' }]);
    const ofTheOtherMode = await signed(live);
    expect([ofTheOtherMode.status, ofTheOtherMode.body]).toMatchObject([400, { code: 'wrong_mode' }]);
  });

  test('of a kind the shop has no use for is taken and forgotten', async () => {
    const body = JSON.stringify({
      id: 'evt_balance',
      object: 'event',
      type: 'balance.available',
      created: 1,
      livemode: false,
      data: { object: { object: 'balance' } },
    });
    expect((await signed(body)).body).toEqual({ received: true });
  });

  test('that never came is made up for by reconciliation', async () => {
    const { paymentIntentId, clientSecret } = await checkedOut(sale);
    sale.stripe.browser.confirm(clientSecret, { method: 'wero', result: 'pay' });
    await sale.shop.settle();
    expect(await ordersOf(sale, paymentIntentId)).toEqual([]);
    expect(await reconcilePayments(sale.shop.shop, 'recent')).toMatchObject({ unexplained: [] });
    expect(await ordersOf(sale, paymentIntentId)).toHaveLength(1);
  });
});

test.each(['duplicate', 'reordered', 'late'] as const)(
  'with webhooks that travel %s every paid basket has one order and one mail',
  async (travel) => {
    const sale = await open(travel);
    try {
      const payments: string[] = [];
      for (let index = 0; index < 4; index += 1) {
        const { paymentIntentId, clientSecret } = await checkedOut(sale);
        sale.stripe.browser.confirm(clientSecret, { method: 'card', result: 'decline' });
        sale.stripe.browser.confirm(clientSecret, CARD);
        payments.push(paymentIntentId);
      }
      await sale.shop.settle();
      const placed = (await sale.shop.rows('select payment_id from orders')).map(({ payment_id }) =>
        String(payment_id),
      );
      expect(placed.toSorted()).toEqual(payments.toSorted());
      expect(await confirmations(sale)).toBe(4);
    } finally {
      await sale.stop();
    }
  },
);

test('a live key makes a live shop: closed until it is opened, real payments, no sandbox, no test events', async () => {
  const sale = await open('normal', 'sk_live_standin');
  try {
    const early = await sale.shop.newBuyer().tryCheckout({ variant: '1x' });
    expect(early.body).toMatchObject({ code: 'shop_closed' });
    await openTemporarily(sale.shop.shop);
    expect(await sale.shop.shop.selling.read()).toMatchObject({ isOpen: true });
    const { paymentIntentId, clientSecret } = await checkedOut(sale);
    expect(sale.stripe.books.get(paymentIntentId).metadata).toMatchObject({ env: 'live' });
    sale.stripe.browser.confirm(clientSecret, CARD);
    await sale.shop.settle();
    expect(await ordersOf(sale, paymentIntentId)).toHaveLength(1);
    const test = (sale.stripe.events[0]?.body ?? '').replace('"livemode":true', '"livemode":false');
    const signature = signatureOf({ body: test, secret: sale.stripe.webhookSecret, at: new Date() });
    const url = `${sale.shop.address}/api/stripe/webhook`;
    expect(
      (await callHttp({ method: 'POST', url, body: test, headers: { 'stripe-signature': signature } }))
        .status,
    ).toBe(400);
  } finally {
    await sale.stop();
  }
});
