// Tests the operator's changes of orders: access, version conflicts, history, and mails that are sent only
// once.

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { orderSchema } from '#modules/orders/contract.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let orderId: number;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  orderId = (await buyByCard(shop.newBuyer(), { variant: '2x' })).order.orderId ?? 0;
  await shop.settle();
});

const put = (change: object, headers: Record<string, string> = {}) =>
  shop.asOperator('PUT', `/api/orders/${orderId}`, change, headers);
const read = async () =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${orderId}`)).body);
const mails = async (type: string) =>
  (await shop.rows('select id from mails where type = $1 and order_id = $2', [type, orderId])).length;

describe('with a session', () => {
  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'a write that a page of another origin sent (%j) is 403',
    async (headers) => {
      const answer = await put({ status: 'shipped' }, headers);
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'cross_origin' }]);
      expect((await read()).status).toBe('pending');
    },
  );

  test('a change of status is written down and sends its mail once, also when it is set back and forth', async () => {
    const shipped = { status: 'shipped', carrier: 'postnl', trackingCode: '3SABCD1234567' };
    expect(orderSchema.parse((await put(shipped)).body)).toMatchObject({
      status: 'shipped',
      trackingCode: '3SABCD1234567',
    });
    await put({ status: 'processing' });
    await put({ status: 'shipped' });
    await shop.settle();
    expect(await mails('shipped')).toBe(1);
    const { history, shippedAt } = await read();
    const steps = history
      .filter(({ kind }) => kind === 'status')
      .map(({ actor, from, to }) => [actor, from, to]);
    expect(steps).toEqual([
      ['admin', 'pending', 'shipped'],
      ['admin', 'shipped', 'processing'],
      ['admin', 'processing', 'shipped'],
    ]);
    expect(shippedAt).not.toBeNull();
  });

  test.each([
    ['without a tracking code has left at no known moment', {}, null],
    ['with an empty tracking code has left at no known moment', { trackingCode: '' }, null],
    ['with a tracking code left now', { trackingCode: '3SABCD' }, expect.any(String)],
  ])('an order that is edited to shipped %s', async (_, typed, shippedAt) => {
    await put({ ...typed, status: 'shipped' });
    expect(await read()).toMatchObject({ status: 'shipped', shippedAt });
    await put({ ...typed, status: 'shipped', trackingCode: '3SLATER' });
    expect((await read()).shippedAt).toEqual(expect.any(String));
  });

  test('an order whose status alone says that it left, left now', async () => {
    await shop.asOperator('PATCH', `/api/admin/orders/${orderId}`, { status: 'shipped' });
    expect(await read()).toMatchObject({ trackingCode: null, shippedAt: expect.any(String) });
  });

  test('a correction of the country and of the address of the parcel is kept; a country nobody knows is refused', async () => {
    const correction = { country: 'België', trackingUrl: 'https://volgen.example/3SABCD' };
    expect(orderSchema.parse((await put(correction)).body)).toMatchObject({
      country: 'BE',
      trackingUrl: 'https://volgen.example/3SABCD',
    });
    const unknown = await put({ country: 'Atlantis' });
    expect([unknown.status, unknown.body]).toMatchObject([422, { errors: [{ path: 'country' }] }]);
    expect(await read()).toMatchObject({ country: 'BE', trackingUrl: correction.trackingUrl });
    await put({ trackingUrl: '' });
    expect((await read()).trackingUrl).toBeNull();
  });

  test('a change that says so sends no mail', async () => {
    const answer = await shop.asOperator('PATCH', `/api/admin/orders/${orderId}`, {
      status: 'delivered',
      notifyCustomer: false,
    });
    expect(answer.status).toBe(200);
    await shop.settle();
    expect(await mails('delivered')).toBe(0);
    expect((await read()).status).toBe('delivered');
  });

  test('of two editors with the same version one is told that the other was first', async () => {
    const { version } = await read();
    const answers = await Promise.all(['Utrecht', 'Rotterdam'].map((city) => put({ city, version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'edit_conflict', version: version + 1 });
    expect((await read()).version).toBe(version + 1);
  });

  test('saving without a change writes nothing down', async () => {
    const before = await read();
    await put({ customerName: before.customerName, city: before.city, status: before.status });
    expect(await read()).toEqual(before);
  });

  test('a point of attention that was seen leaves the order and stays in its history', async () => {
    await shop.rows(`update orders set flags = '{oversold,hold_expired}' where id = $1`, [orderId]);
    await put({ seenFlags: ['oversold', 'never_there'] });
    const { flags, history } = await read();
    expect(flags).toEqual(['hold_expired']);
    expect(history.at(-1)).toMatchObject({ kind: 'flag_seen', to: 'oversold', actor: 'admin' });
  });

  test('a paid order that is deleted leaves the lists and stays in the books', async () => {
    expect((await shop.asOperator('DELETE', `/api/orders/${orderId}`)).status).toBe(204);
    const list = (await shop.asOperator('GET', '/api/admin/orders')).body;
    expect(JSON.stringify(list)).not.toContain(`"id":${orderId},`);
    expect(
      await shop.rows('select archived_at is not null as archived from orders where id = $1', [orderId]),
    ).toEqual([{ archived: true }]);
    expect((await put({ city: 'Utrecht' })).status).toBe(404);
  });

  test('lists page by page, newest first, and finds by number, name and payment', async () => {
    const second = (await buyByCard(shop.newBuyer(), { variant: '1x' })).order;
    const page = async (query: string) =>
      Object((await shop.asOperator('GET', `/api/admin/orders?${query}`)).body);
    const first = await page('limit=1');
    expect(first).toMatchObject({ items: [{ id: second.orderId }], nextCursor: String(second.orderId) });
    expect(await page(`limit=1&cursor=${first.nextCursor}`)).toMatchObject({ items: [{ id: orderId }] });
    expect(await page(`q=${second.orderNumber}`)).toMatchObject({
      total: 1,
      items: [{ id: second.orderId }],
    });
    expect((await page('q=ANNA')).total).toBeGreaterThan(1);
    expect((await shop.asOperator('GET', '/api/admin/orders?cursor=nergens')).status).toBe(422);
  });
});

describe('the list', () => {
  test('comes as a file that a spreadsheet opens and no name can run in', async () => {
    await put({ customerName: '=HYPERLINK("https://evil.example")', city: 'Utrecht; Oost' });
    const answer = await shop.asOperator('GET', '/api/admin/orders/export?q=utrecht');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bestellingen.csv"',
    });
    const [head, row] = String(answer.body).split('\r\n');
    expect(head).toMatch(/^\ufeffBestelnummer;/);
    expect(row).toContain(`;"'=HYPERLINK(""https://evil.example"")";`);
    expect(row).toContain(';"Utrecht; Oost";');
    expect((await shop.newBuyer().call('GET', '/api/admin/orders/export')).status).toBe(401);
  });

  test('refuses a status of an order that somebody else changed since it was seen', async () => {
    const { version } = await read();
    await put({ city: 'Utrecht' });
    const answer = await shop.asOperator('PATCH', `/api/admin/orders/${orderId}`, {
      status: 'cancelled',
      version,
    });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'edit_conflict', version: version + 1 },
    ]);
    expect((await read()).status).toBe('pending');
  });

  test('tells what happened in the basket before the order', async () => {
    const story = Object((await shop.asOperator('GET', `/api/admin/orders/${orderId}/basket`)).body);
    expect(story).toMatchObject([{ kind: 'begun' }]);
    expect(story[0].at <= (await read()).createdAt).toBe(true);
  });
});

test('carts that were left come in pages, searched and sorted', async () => {
  for (const [customerName, variant] of [
    ['Zoë de Wit', '1x'],
    ['Aad Bakker', '3x'],
    ['Mia Bakker', '2x'],
  ]) {
    const buyer = shop.newBuyer();
    await buyer.call('POST', '/api/draft-orders/upsert', {
      sessionId: `checkout_1700000000000_${randomBytes(16).toString('hex')}`,
      customerEmail: 'winkelmand@post.example',
      customerName,
      variant,
    });
  }
  const page = async (query: string) =>
    Object((await shop.asOperator('GET', `/api/draft-orders?${query}`)).body);
  const names = async (query: string) =>
    (await page(query)).items.map(({ customerName }: { customerName: string }) => customerName);
  expect(await names('q=winkelmand&sort=name')).toEqual(['Aad Bakker', 'Mia Bakker', 'Zoë de Wit']);
  expect(await names('q=winkelmand&sort=highest')).toEqual(['Aad Bakker', 'Mia Bakker', 'Zoë de Wit']);
  expect(await names('q=bakker%20mia')).toEqual(['Mia Bakker']);
  const first = await page('q=winkelmand&sort=lowest&limit=2');
  expect(first).toMatchObject({ total: 3, totalIsMore: false });
  expect(await names(`q=winkelmand&sort=lowest&limit=2&cursor=${first.nextCursor}`)).toEqual(['Aad Bakker']);
});

test('views of a list are kept for the operator who kept them, once per name', async () => {
  const views = () => shop.asOperator('GET', '/api/admin/saved-views?list=orders');
  const save = (query: string) =>
    shop.asOperator('POST', '/api/admin/saved-views', { list: 'orders', name: 'Te verzenden', query });
  expect((await save('status=pending')).status).toBe(200);
  const kept = Object((await save('status=processing')).body);
  expect((await views()).body).toEqual([{ id: kept.id, name: 'Te verzenden', query: 'status=processing' }]);
  expect((await shop.newBuyer().call('GET', '/api/admin/saved-views?list=orders')).status).toBe(401);
  expect((await shop.asOperator('DELETE', `/api/admin/saved-views/${kept.id}`)).status).toBe(204);
  expect((await views()).body).toEqual([]);
});
