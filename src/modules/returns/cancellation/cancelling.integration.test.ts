// Tests of cancelling: refund, stock, label, coupon use and mail change together, once, also with concurrent
// or repeated requests.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { accepted } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';
import { cancelledSchema } from './cancel-contract.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

async function sold(variant = '2x', couponCode?: string): Promise<number> {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant, ...(couponCode ? { couponCode } : {}) });
  accepted(await buyer.payByCard(started));
  const { orderId } = await buyer.askForOrder(started.paymentIntentId);
  await shop.settle();
  if (orderId === null) throw new Error('The order was not placed');
  return orderId;
}

let keys = 0;
const answers = (overrides: object = {}) => {
  keys += 1;
  const all = { refund: '37,43', restock: true, takeLabelBack: true, idempotencyKey: `cancel-key-${keys}` };
  return { ...all, ...overrides };
};
const cancel = (orderId: number, body: object) =>
  shop.asOperator('POST', `/api/admin/orders/${orderId}/cancellation`, body);
const setStatus = (orderId: number, status: string) =>
  shop.asOperator('PATCH', `/api/admin/orders/${orderId}`, { status });
const orderOf = async (orderId: number) =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${orderId}`)).body);
const questionOf = async (orderId: number) =>
  (await shop.asOperator('GET', `/api/admin/orders/${orderId}/cancellation`)).body;
const one = async (text: string, values: unknown[] = []) => (await shop.rows(text, values))[0];
const jars = async () =>
  Number((await one(`select on_hand from stock_articles where code = 'jar'`))?.on_hand);
const usesOf = async (code: string) =>
  Number((await one('select used_count from coupons where code = $1', [code]))?.used_count);
const mailsOf = (orderId: number, type = 'order_cancelled') =>
  shop.rows('select subject, text from mails where type = $1 and order_id = $2', [type, orderId]);

describe('an order that waits', () => {
  test('is cancelled with its money, jars, label, code and mail in one act', async () => {
    const before = { jars: await jars(), uses: await usesOf('WELKOM10') };
    const orderId = await sold('2x', 'WELKOM10');
    await shop.asOperator('POST', '/api/sendy/create-label', { orderId });
    expect(await questionOf(orderId)).toMatchObject({
      refundable: '33.69',
      out: [
        { name: 'Pot tandpoeder', quantity: 2 },
        { name: 'Bamboe tandenborstel', quantity: 1 },
      ],
      label: { provider: 'offline' },
      wasSent: false,
      settled: false,
    });
    const done = await cancel(orderId, answers({ refund: '33,69', reason: 'Op verzoek' }));
    expect([done.status, done.body]).toMatchObject([
      201,
      {
        refund: { amount: '33.69', status: 'succeeded' },
        restocked: true,
        couponReturned: true,
        label: 'taken_back',
      },
    ]);
    await shop.settle();
    const order = await orderOf(orderId);
    expect(order).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      flags: [],
      trackingCode: null,
    });
    expect(order.invoices.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', '33.69'],
      ['credit_note', '33.69'],
    ]);
    expect(order.history.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['status', 'cancelled', 'restocked', 'label_cancelled', 'refunded']),
    );
    expect({ jars: await jars(), uses: await usesOf('WELKOM10') }).toEqual(before);
    expect(await mailsOf(orderId)).toMatchObject([{ text: expect.stringContaining('Op verzoek') }]);
    expect(await mailsOf(orderId, 'refund')).toHaveLength(1);
  });

  test('cancelled by two operators at once, and by a double click, gives back once', async () => {
    const before = await jars();
    const orderId = await sold();
    const same = answers();
    const all = await Promise.all(
      [same, same, same, answers(), answers()].map((body) => cancel(orderId, body)),
    );
    const done = all.filter(({ status }) => status === 201);
    expect(all.filter(({ status }) => status === 409).map(({ body }) => body)).toMatchObject(
      all.filter(({ status }) => status === 409).map(() => ({ code: 'order_cancelled' })),
    );
    expect([1, 3]).toContain(done.length);
    expect(new Set(done.map(({ body }) => cancelledSchema.parse(body).refund?.id)).size).toBe(1);
    await shop.settle();
    const order = await orderOf(orderId);
    expect(order.money.refunds.map(({ amount }) => amount)).toEqual(['37.43']);
    expect([await jars(), (await mailsOf(orderId)).length]).toEqual([before, 1]);
    expect((await cancel(orderId, answers())).body).toMatchObject({ code: 'order_cancelled' });
  });

  test('after a part went back gives back the rest, and its credit notes add up to its invoice', async () => {
    const orderId = await sold();
    const part = { amount: '10,01', idempotencyKey: `part-${orderId}-first` };
    await shop.asOperator('POST', `/api/admin/orders/${orderId}/refunds`, part);
    expect((await cancel(orderId, answers())).body).toMatchObject({
      code: 'refund_exceeds_paid',
      refundable: '27.42',
    });
    expect((await orderOf(orderId)).status).toBe('pending');
    await cancel(orderId, answers({ refund: 27.42 }));
    await shop.settle();
    expect(await orderOf(orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    const vat = await one(
      `select sum(vat_amount) filter (where kind = 'invoice') = sum(vat_amount) filter (where kind = 'credit_note') as even
       from invoices where order_id = $1`,
      [orderId],
    );
    expect(vat).toEqual({ even: true });
  });

  test('can keep its money, and its jars with somebody who wants them, and tell nobody', async () => {
    const before = await jars();
    const orderId = await sold();
    const cancelledWithoutRefund = answers({
      refund: 0,
      restock: false,
      takeLabelBack: false,
      notifyCustomer: false,
    });
    expect((await cancel(orderId, cancelledWithoutRefund)).body).toMatchObject({
      refund: null,
      restocked: false,
      label: 'none',
    });
    await shop.settle();
    expect(await orderOf(orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
    expect([await jars(), await mailsOf(orderId)]).toEqual([before - 2, []]);
  });

  test('changed since it was looked at is not cancelled as it was', async () => {
    const orderId = await sold();
    const { version } = await orderOf(orderId);
    await setStatus(orderId, 'processing');
    expect((await cancel(orderId, answers({ version }))).body).toMatchObject({ code: 'edit_conflict' });
  });
});

describe('a status that alone is set to cancelled', () => {
  const tries: readonly [string, string, (orderId: number) => string, object][] = [
    ['from the list', 'PATCH', (orderId) => `/api/admin/orders/${orderId}`, {}],
    ['with a form', 'PUT', (orderId) => `/api/orders/${orderId}`, { city: 'Elders' }],
    ['with another pack', 'PUT', (orderId) => `/api/orders/${orderId}`, { variant: '1x' }],
  ];

  test.each(tries)(
    'is refused %s while there is money, and says which call asks about it',
    async (_, method, path, rest) => {
      const orderId = await sold();
      const refused = {
        status: 409,
        body: {
          code: 'order_paid',
          detail: expect.stringContaining(`POST /api/admin/orders/${orderId}/cancellation`),
        },
      };
      const setCancelled = () => shop.asOperator(method, path(orderId), { ...rest, status: 'cancelled' });
      expect(await setCancelled()).toMatchObject(refused);
      const part = { amount: '10,01', idempotencyKey: `first-part-${orderId}` };
      await shop.asOperator('POST', `/api/admin/orders/${orderId}/refunds`, part);
      await shop.settle();
      if (!('variant' in rest)) expect(await setCancelled()).toMatchObject(refused);
      expect(await orderOf(orderId)).toMatchObject({
        status: 'pending',
        city: 'Amsterdam',
        variant: '2x',
        flags: [],
        paymentStatus: 'partially_refunded',
      });
    },
  );

  test('of an order that is cancelled already is saved with the rest of a form', async () => {
    const orderId = await sold();
    await cancel(orderId, answers({ refund: 0 }));
    const form = { status: 'cancelled', customerPhone: '0612345678' };
    expect((await shop.asOperator('PUT', `/api/orders/${orderId}`, form)).status).toBe(200);
  });

  test('once all money went back moves no jar or label, and asks for the act, which settles it', async () => {
    const before = await jars();
    const orderId = await sold();
    await shop.asOperator('POST', '/api/sendy/create-label', { orderId });
    const all = { idempotencyKey: `all-of-${orderId}`, restock: false };
    await shop.asOperator('POST', `/api/admin/orders/${orderId}/refunds`, all);
    await shop.settle();
    expect((await setStatus(orderId, 'cancelled')).body).toMatchObject({
      status: 'cancelled',
      flags: ['cancel_unsettled'],
    });
    expect(await orderOf(orderId)).toMatchObject({ trackingCode: expect.any(String) });
    expect(await jars()).toBe(before - 2);
    const label = await shop.asOperator('GET', `/api/admin/orders/${orderId}/label`);
    expect(label.body).toMatchObject({ code: 'order_cancelled' });
    expect((await cancel(orderId, answers({ refund: 0 }))).status).toBe(201);
    await shop.settle();
    expect(await orderOf(orderId)).toMatchObject({
      flags: [],
      paymentStatus: 'refunded',
      trackingCode: null,
    });
    expect(await jars()).toBe(before);
  });

  test('and back takes again what the act had put back, as far as it is there', async () => {
    const orderId = await sold();
    const before = await jars();
    await cancel(orderId, answers({ refund: 0 }));
    expect(await jars()).toBe(before + 2);
    await setStatus(orderId, 'processing');
    expect(await jars()).toBe(before);
    await cancel(orderId, answers({ refund: 0 }));
    await shop.rows(`update stock_articles set on_hand = 1 where code = 'jar'`);
    expect((await setStatus(orderId, 'pending')).body).toMatchObject({ flags: ['oversold'] });
    expect(await jars()).toBe(0);
  });
});

test('a parcel that left keeps its label, and the code its use', async () => {
  await shop.rows(`update stock_articles set on_hand = 500 where code = 'jar'`);
  const orderId = await sold('2x', 'WELKOM10');
  const uses = await usesOf('WELKOM10');
  await shop.asOperator('POST', '/api/sendy/create-label', { orderId });
  await setStatus(orderId, 'shipped');
  const done = await cancel(orderId, answers({ refund: '33,69', restock: false }));
  expect(done.body).toMatchObject({ label: 'none', couponReturned: false, restocked: false });
  await shop.settle();
  expect([await usesOf('WELKOM10'), (await orderOf(orderId)).trackingCode]).toEqual([
    uses,
    expect.any(String),
  ]);
});
