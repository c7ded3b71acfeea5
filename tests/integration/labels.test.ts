// Tests labels: one per order, the same one when requested again, a new one only on request, and documents to
// print.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { madeLabelSchema, orderLabelsSchema } from '#modules/fulfilment/contract.ts';
import { printOrderSlips, syncShipmentsInTransit } from '#modules/fulfilment/index.ts';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { type SendyStandIn, startSendyStandIn } from '#tests/fakes/sendy/sendy-stand-in.ts';
import { sell } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { addSettledOperator } from '#tests/support/new-operator.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const PARCEL = { carrier: 'postnl', shippingMethod: 'pakket', signature: true };

let sendy: SendyStandIn;
let shop: TestShop;
let offline: TestShop;
beforeAll(async () => {
  sendy = await startSendyStandIn();
  shop = await startTestShop({ sendy });
  offline = await startTestShop();
});
afterAll(async () => {
  await shop.stop();
  await offline.stop();
  await sendy.stop();
});

const sold = async (at: TestShop) => (await sell(at, { variant: '2x' })).orderId;
const label = (at: TestShop, orderId: number, more: object = {}) =>
  at.asOperator('POST', '/api/sendy/create-label', { orderId, ...more });
const made = async (at: TestShop, orderId: number, more: object = {}) =>
  madeLabelSchema.parse((await label(at, orderId, more)).body);
const orderOf = async (at: TestShop, id: number) =>
  orderDetailSchema.parse((await at.asOperator('GET', `/api/admin/orders/${id}`)).body);
const labelsOf = async (at: TestShop, id: number) =>
  orderLabelsSchema.parse((await at.asOperator('GET', `/api/admin/orders/${id}/labels`)).body);
const kindsOf = async (at: TestShop, id: number) => (await orderOf(at, id)).history.map(({ kind }) => kind);

describe.each([
  ['of Sendy', () => shop],
  ['the shop prints itself', () => offline],
])('a label %s', (_, at) => {
  test('gives the order its code and carrier, and leaves it to the operator to say that it is shipped', async () => {
    const orderId = await sold(at());
    const { trackingCode, orderNumber } = await made(at(), orderId, { shipmentOptions: PARCEL });
    const order = await orderOf(at(), orderId);
    expect(order).toMatchObject({ trackingCode, carrier: 'postnl', status: 'pending', orderNumber });
    expect(await kindsOf(at(), orderId)).toContain('label_created');
  });

  test('asked for twice, or five times at once, is one label', async () => {
    const orderId = await sold(at());
    const first = await made(at(), orderId);
    expect((await made(at(), orderId)).trackingCode).toBe(first.trackingCode);
    const other = await sold(at());
    const answers = await Promise.all(Array.from({ length: 5 }, () => label(at(), other)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await labelsOf(at(), other)).labels).toHaveLength(1);
  });

  test('is another one with `replace`, and the first is taken back', async () => {
    const orderId = await sold(at());
    const first = await made(at(), orderId);
    const second = await made(at(), orderId, { replace: true, shipmentOptions: PARCEL });
    expect(second.trackingCode).not.toBe(first.trackingCode);
    await expect
      .poll(async () => (await labelsOf(at(), orderId)).labels.map(({ status }) => status))
      .toEqual(['made', 'cancelled']);
    expect((await orderOf(at(), orderId)).trackingCode).toBe(second.trackingCode);
  });

  test('that is cancelled takes its code off the order', async () => {
    const orderId = await sold(at());
    await made(at(), orderId);
    expect((await at().asOperator('DELETE', `/api/admin/orders/${orderId}/label`)).status).toBe(204);
    expect(await orderOf(at(), orderId)).toMatchObject({ trackingCode: null, carrier: null });
    expect((await at().asOperator('GET', `/api/admin/orders/${orderId}/label`)).status).toBe(404);
    expect((await made(at(), orderId)).trackingCode).toBeTruthy();
  });

  test('comes as PDF, alone and with others', async () => {
    const ids = [await sold(at()), await sold(at())];
    for (const id of ids) await made(at(), id);
    for (const path of [
      `/api/admin/orders/${ids[0]}/label`,
      `/api/admin/labels?orders=${ids.join(',')}&paper=A4`,
    ]) {
      const { status, headers, body } = await at().asOperator('GET', path);
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(String(body)).toMatch(/^%PDF-/);
    }
  });
});

describe('a label is refused', () => {
  test('for an order that has a code from elsewhere, unless it is to be replaced', async () => {
    const orderId = await sold(offline);
    await offline.asOperator('PUT', `/api/orders/${orderId}`, { trackingCode: '3SHAND', carrier: 'dhl' });
    const refused = await label(offline, orderId);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'already_tracked' }]);
    expect((await made(offline, orderId, { replace: true })).trackingCode).not.toBe('3SHAND');
  });

  test('for unknown orders, cancelled ones, and addresses that are not complete', async () => {
    expect((await label(offline, 99_999)).body).toMatchObject({ code: 'order_unknown' });
    const orderId = await sold(offline);
    await offline.asOperator('PUT', `/api/orders/${orderId}`, { city: '' });
    const incomplete = await label(offline, orderId);
    expect([incomplete.status, incomplete.body]).toMatchObject([422, { errors: [{ path: 'city' }] }]);
    await offline.asOperator('POST', `/api/admin/orders/${orderId}/cancellation`, {
      refund: 0,
      restock: false,
      takeLabelBack: false,
      idempotencyKey: 'no-label-now',
    });
    expect((await label(offline, orderId)).body).toMatchObject({ code: 'order_cancelled' });
  });

  test.each([
    { carrier: 'gls' },
    { serviceLevel: 'teleport' },
    { shippingMethod: 'duif' },
    { insurance: 'ja' },
  ])('with %j', async (shipmentOptions) => {
    expect((await label(offline, await sold(offline), { shipmentOptions })).status).toBe(422);
  });

  test('to be taken back once the order is shipped', async () => {
    const orderId = await sold(offline);
    await made(offline, orderId);
    await offline.asOperator('PATCH', `/api/admin/orders/${orderId}`, { status: 'shipped' });
    const { status, body } = await offline.asOperator('DELETE', `/api/admin/orders/${orderId}/label`);
    expect([status, body]).toMatchObject([409, { code: 'order_shipped' }]);
  });

  test('to be printed with orders that have none, by name', async () => {
    const ids = [await sold(offline), await sold(offline)];
    await made(offline, ids[0] ?? 0);
    const { status, body } = await offline.asOperator('GET', `/api/admin/labels?orders=${ids.join(',')}`);
    const { orderNumber } = await orderOf(offline, ids[1] ?? 0);
    expect([status, body]).toMatchObject([404, { detail: expect.stringContaining(orderNumber) }]);
    expect((await offline.asOperator('GET', '/api/admin/labels?orders=1;2')).status).toBe(422);
  });
});

test('packing slips come as one PDF, with or without labels', async () => {
  const ids = [await sold(offline), await sold(offline)];
  const path = `/api/admin/packing-slips?orders=${ids.join(',')}`;
  for (const paper of ['A5', 'A4']) {
    const { status, body } = await offline.asOperator('GET', `${path}&paper=${paper}`);
    expect([status, String(body).slice(0, 5)]).toEqual([200, '%PDF-']);
  }
});

test('the slip of who may only look holds no link that acts as the customer', async () => {
  const id = await sold(offline);
  const printed: string[] = [];
  const { printPackingSlips } = offline.shop;
  offline.shop.printPackingSlips = async (slips, paper) => {
    printed.push(...slips.flatMap(({ links }) => links.map(({ url }) => url)));
    return printPackingSlips(slips, paper);
  };
  const path = `/api/admin/orders/${id}/packing-slip`;
  await offline.asOperator('GET', path);
  expect(printed.filter((url) => /[#?]/.test(url))).toEqual([expect.stringContaining('/poets#')]);
  printed.length = 0;
  const viewer = await addSettledOperator(offline, 'kijker', 'viewer');
  const cookie = await logInForCookie(offline.address, viewer);
  for (const each of [path, `/api/admin/packing-slips?orders=${id}`]) {
    const answer = await callHttp({ url: `${offline.address}${each}`, headers: { cookie } });
    expect(answer.status).toBe(200);
  }
  expect(printed).toHaveLength(6);
  expect(printed.filter((url) => /[#?]/.test(url))).toEqual([]);
});

test('a carrier is not asked to follow a code of the shop’s own', async () => {
  const orderId = await sold(offline);
  await made(offline, orderId);
  expect(await orderOf(offline, orderId)).toMatchObject({ carrier: 'postnl', trackingUrl: null });
});

describe('a message of Sendy', () => {
  /** Returns the shipment as the stand-in of Sendy has it. */
  async function madeThere(orderId: number) {
    const { label: own } = await made(shop, orderId);
    const there = sendy.shipments.find(({ reference }) => reference === own.reference);
    if (!there) throw new Error('Sendy does not know the shipment');
    return there;
  }
  const send = (at: TestShop, id: string) =>
    callHttp({
      method: 'POST',
      url: `${at.address}/api/sendy/webhook`,
      body: { data: { resource: 'shipment', event: 'shipment.delivered', id } },
    });

  test('that a parcel was delivered is believed only when Sendy says so on being asked', async () => {
    const orderId = await sold(shop);
    const there = await madeThere(orderId);
    await shop.asOperator('PATCH', `/api/admin/orders/${orderId}`, { status: 'shipped' });
    expect((await send(shop, there.uuid)).status).toBe(200);
    await expect.poll(() => sendy.calls.at(-1)).toBe('GET /shipments');
    expect((await orderOf(shop, orderId)).status).toBe('shipped');
    there.phase = 'delivered';
    await send(shop, there.uuid);
    await expect.poll(async () => (await orderOf(shop, orderId)).status).toBe('delivered');
  });

  test('that never came is made good by looking at what is under way', async () => {
    const orderId = await sold(shop);
    const there = await madeThere(orderId);
    there.phase = 'delivered';
    await syncShipmentsInTransit(shop.shop);
    expect((await orderOf(shop, orderId)).status).toBe('delivered');
    const asked = sendy.calls.length;
    await syncShipmentsInTransit(shop.shop);
    expect(sendy.calls).toHaveLength(asked);
  });

  test('about a shipment that was cancelled there takes the code off the order', async () => {
    const orderId = await sold(shop);
    const there = await madeThere(orderId);
    there.status = 'cancelled';
    await send(shop, there.uuid);
    await expect.poll(async () => (await orderOf(shop, orderId)).trackingCode).toBeNull();
  });

  test('about a shipment nobody knows changes nothing; without sense it is 400; without Sendy it is 404', async () => {
    expect((await send(shop, 'unknown')).status).toBe(200);
    const { status } = await callHttp({
      method: 'POST',
      url: `${shop.address}/api/sendy/webhook`,
      body: 'hallo',
    });
    expect(status).toBe(400);
    expect((await send(offline, 'unknown')).status).toBe(404);
  });
});

test('what is registered at Sendy names the order, the address and the service that was chosen', async () => {
  const orderId = await sold(shop);
  const { orderNumber } = await made(shop, orderId, { shipmentOptions: PARCEL });
  expect(sendy.shipments.find(({ reference }) => reference === orderNumber)?.body).toMatchObject({
    shop_id: 'shop-1',
    carrier: 'PostNL',
    service: 'POSTNL_HOME',
    options: { signature: true },
    contact: 'Anna de Vries',
    street: 'Dam',
    number: '1',
    postal_code: '1012JS',
    city: 'Amsterdam',
    country: 'NL',
    weight: 0.275,
    amount: 1,
  });
});

test('a packing slip says the term of the settings', async () => {
  const orderId = await sold(offline);
  await offline.asOperator('PUT', '/api/admin/settings', { claims: { moneyBackDays: 21 } });
  const { content } = await printOrderSlips(offline.shop, [orderId], 'A5');
  expect(pdfText(content).replaceAll(/\s+/g, ' ')).toContain('Herroepen binnen 21 dagen');
});

describe('a label whose process was killed half-way', () => {
  /**
   * Sells an order and sets its label to the state after a crash: the request is noted, but its answer was
   * not stored.
   */
  async function cutOff(at: TestShop): Promise<number> {
    const orderId = await sold(at);
    await made(at, orderId);
    await at.rows(
      'update orders set tracking_code = null, tracking_url = null, carrier = null where id = $1',
      [orderId],
    );
    await at.rows(
      `update shipments set status = 'requested', claimed_at = $2, asked_at = $2, provider_id = null,
         tracking_code = null, tracking_url = null, made_at = null where order_id = $1`,
      [orderId, at.now()],
    );
    return orderId;
  }

  test('and that the shop prints itself is made at once, and taken back at once', async () => {
    const orderId = await cutOff(offline);
    expect((await label(offline, orderId)).status).toBe(200);
    expect((await labelsOf(offline, orderId)).labels).toMatchObject([{ status: 'made' }]);
    const other = await cutOff(offline);
    expect((await offline.asOperator('DELETE', `/api/admin/orders/${other}/label`)).status).toBe(204);
  });

  test('and that is bought says until when somebody may still be at it', async () => {
    const { status, body } = await label(shop, await cutOff(shop));
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'label_busy', detail: expect.stringContaining('binnen zes minuten') },
    });
  });
});
