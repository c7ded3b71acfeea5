// Tests webhooks: unsigned ones are refused, and repeated ones have an effect once.

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signWebhook } from '#integrations/sandbox-payments/messages/webhook-signature.ts';
import type { CheckoutStarted } from '#modules/checkout/contract.ts';
import { findLastEventAt } from '#modules/payments/index.ts';
import { minutes } from '#shared/clock.ts';
import { startSendyStandIn } from '#tests/fakes/sendy/sendy-stand-in.ts';
import { createBuyer } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ webhooks: 'lost' });
});
afterAll(() => shop.stop());

const eventOf = (paymentId: string) =>
  JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    created: Math.floor(shop.now().getTime() / 1000),
    data: { object: { id: paymentId, object: 'payment_intent' } },
  });
const signed = (body: string, at = shop.now(), secret = shop.webhookSecret) =>
  signWebhook({ rawBody: Buffer.from(body), secret, at });
const deliver = (body: string, signature?: string) =>
  callHttp({
    method: 'POST',
    url: `${shop.address}/api/stripe/webhook`,
    body,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
  });

async function paidCheckout(): Promise<CheckoutStarted> {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x' });
  expect((await buyer.payByCard(started)).status).toBe(200);
  return started;
}
const ordersOf = (paymentId: string) =>
  shop.rows('select id, flags from orders where payment_id = $1', [paymentId]);
const events = async () => (await shop.rows('select id from payment_events')).length;

describe('a webhook', () => {
  test('is the last word of the provider, for who checks whether its messages arrive', async () => {
    const lastEventAt = () => findLastEventAt(shop.database.orm);
    expect(await lastEventAt()).toBeNull();
    const body = eventOf((await paidCheckout()).paymentIntentId);
    const before = shop.now();
    await deliver(body, signed(body));
    const heard = await lastEventAt();
    expect(heard?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    shop.skip(minutes(10));
    const later = eventOf((await paidCheckout()).paymentIntentId);
    await deliver(later, signed(later));
    expect((await lastEventAt())?.getTime()).toBeGreaterThanOrEqual(before.getTime() + minutes(10));
  });

  test('without, with a wrong, a foreign or a stale signature is 400 and changes nothing', async () => {
    const { paymentIntentId } = await paidCheckout();
    const body = eventOf(paymentIntentId);
    const before = await events();
    const stale = new Date(shop.now().getTime() - minutes(6));
    const attempts = [
      await deliver(body),
      await deliver(body, 't=1,v1=00'),
      await deliver(body, signed(body, shop.now(), 'whsec_someone_else')),
      await deliver(body, signed(body, stale)),
      await deliver(body.replace('succeeded', 'canceled '), signed(body)),
    ];
    for (const { status, body: problem } of attempts) {
      expect([status, problem]).toMatchObject([400, { code: 'invalid_signature' }]);
    }
    const empty = await deliver('', signed(''));
    expect([empty.status, empty.body]).toMatchObject([400, { code: 'unknown_event' }]);
    await shop.settle();
    expect(await events()).toBe(before);
    expect(await ordersOf(paymentIntentId)).toEqual([]);
  });

  test('delivered five times at once makes one order and one confirmation', async () => {
    const { paymentIntentId } = await paidCheckout();
    const body = eventOf(paymentIntentId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(body, signed(body))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await shop.settle();
    const [order, ...others] = await ordersOf(paymentIntentId);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ flags: [] });
    expect(
      await shop.rows(
        "select status, recipient from mails where type = 'order_confirmation' and order_id = $1",
        [order?.id],
      ),
    ).toEqual([{ status: 'sent', recipient: 'anna@example.nl' }]);
  });

  test('of five different messages about one payment makes one order and one confirmation too', async () => {
    const { paymentIntentId } = await paidCheckout();
    await Promise.all(
      Array.from({ length: 5 }, () => {
        const body = eventOf(paymentIntentId);
        return deliver(body, signed(body));
      }),
    );
    await shop.settle();
    const orders = await ordersOf(paymentIntentId);
    expect(orders).toHaveLength(1);
    expect(await shop.rows('select 1 as one from mails where order_id = $1', [orders[0]?.id])).toHaveLength(
      1,
    );
  });

  test('that says a payment succeeded which did not is believed by nobody', async () => {
    const buyer = shop.newBuyer();
    const { paymentIntentId } = await buyer.checkout({ variant: '1x' });
    const body = eventOf(paymentIntentId);
    expect((await deliver(body, signed(body))).status).toBe(200);
    await shop.settle();
    expect(await ordersOf(paymentIntentId)).toEqual([]);
  });

  test('about a payment of somebody else is taken and forgotten', async () => {
    const body = eventOf('pi_AAAAAAAAAAAAAAAAAAAAAAAA');
    expect((await deliver(body, signed(body))).body).toEqual({ received: true });
    await shop.settle();
  });
});

test.each(['duplicate', 'reordered', 'late'] as const)(
  'with webhooks that travel %s every paid basket has one order and one mail',
  async (webhooks) => {
    const rough = await startTestShop({ webhooks, timings: { lateBy: 300, reorderWindow: 200 } });
    try {
      const payments = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const buyer = createBuyer(rough.address);
          await buyer.saveDetails();
          const started = await buyer.checkout({ variant: '1x' });
          await buyer.payByCard(started, '4000000000000002');
          await buyer.payByCard(started);
          return started.paymentIntentId;
        }),
      );
      const arrived = () => rough.rows('select payment_id from orders');
      for (let round = 0; round < 100 && (await arrived()).length < 6; round += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await rough.settle();
      const placed = (await arrived()).map(({ payment_id }) => String(payment_id));
      expect(placed.toSorted()).toEqual(payments.toSorted());
      expect(await rough.rows("select 1 as one from mails where type = 'order_confirmation'")).toHaveLength(
        6,
      );
    } finally {
      await rough.stop();
    }
  },
);

test('bad signatures of one network are refused once they are many, what is signed well never is', async () => {
  const sendy = await startSendyStandIn();
  const flooded = await startTestShop({ webhooks: 'lost', rateLimitScale: 0.1, sendy });
  const body = eventOf('pi_AAAAAAAAAAAAAAAAAAAAAAAA');
  const send = async (url: string, header: string, signature: string) =>
    callHttp({
      method: 'POST',
      url: `${flooded.address}${url}`,
      body: header === 'stripe-signature' ? body : 'hallo',
      headers: { 'content-type': 'application/json', [header]: signature },
    });
  try {
    for (const [url, header, code] of [
      ['/api/stripe/webhook', 'stripe-signature', 'invalid_signature'],
      ['/api/sendy/webhook', 'x-signature', 'invalid_message'],
    ] as const) {
      const forged = [];
      for (let call = 0; call < 8; call += 1) forged.push(await send(url, header, 't=1,v1=00'));
      const told = forged.map((answer) => [answer.status, Object(answer.body).code]);
      expect(told.slice(0, 6)).toEqual(Array(6).fill([400, code]));
      expect(told.slice(6)).toEqual(Array(2).fill([429, 'rate_limited']));
      expect(Number(forged.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    }
    const signature = signWebhook({
      rawBody: Buffer.from(body),
      secret: flooded.webhookSecret,
      at: flooded.now(),
    });
    const heard = await send('/api/stripe/webhook', 'stripe-signature', signature);
    expect([heard.status, heard.body]).toEqual([200, { received: true }]);
    await flooded.settle();
  } finally {
    await flooded.stop();
    await sendy.stop();
  }
});
