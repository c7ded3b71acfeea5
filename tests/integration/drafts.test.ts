// Tests the basket on the server: the server computes its totals, and only its own session can read it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBuyer, DETAILS } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const current = (sessionId: string) =>
  callHttp({
    url: `${shop.address}/api/draft-orders/current`,
    headers: { cookie: `checkout_session=${sessionId}` },
  });

describe('saving', () => {
  test('computes the total and ignores what the browser says about it', async () => {
    const buyer = shop.newBuyer();
    const saved = await buyer.saveDetails({ ...DETAILS, variant: '2x', total: '0.01', shippingCost: '0.00' });
    expect(saved).toMatchObject({ variant: '2x', total: '37.43', discount: '0.00', isCompleted: false });
    const reduced = await buyer.saveDetails({ couponCode: 'welkom10' });
    expect(reduced).toMatchObject({
      variant: '2x',
      couponCode: 'WELKOM10',
      discount: '3.74',
      total: '33.69',
    });
    expect(await buyer.saveDetails({ couponCode: '' })).toMatchObject({ couponCode: null, total: '37.43' });
  });

  test('a country changes shipping and total, and a documented name is as good as its code', async () => {
    const buyer = shop.newBuyer();
    const home = await buyer.saveDetails({ country: 'Nederland' });
    expect(home).toMatchObject({ country: 'NL', shippingCost: '0.00', total: '24.95' });
    const abroad = await buyer.saveDetails({ country: 'United States' });
    expect(abroad.country).toBe('US');
    expect(Number(abroad.total)).toBeCloseTo(24.95 + Number(abroad.shippingCost), 2);
    expect(Number(abroad.shippingCost)).toBeGreaterThan(0);
  });

  test.each([
    ['1234 ab', 'NL', '1234AB'],
    [' 1012js ', 'NL', '1012JS'],
    ['b-2000', 'BE', '2000'],
    ['sw1a 1aa', 'GB', 'SW1A 1AA'],
  ])('the postal code "%s" of %s is kept as %s', async (postalCode, country, kept) => {
    expect(await shop.newBuyer().saveDetails({ postalCode, country })).toMatchObject({ postalCode: kept });
  });

  test.each([
    [{ postalCode: '0123AB' }, 'postalCode'],
    [{ postalCode: '1234SS' }, 'postalCode'],
    [{ postalCode: '12345', country: 'BE' }, 'postalCode'],
    [{ country: 'Atlantis' }, 'country'],
    [{ customerEmail: 'geen adres' }, 'customerEmail'],
    [{ customerPhone: '0'.repeat(31) }, 'customerPhone'],
    [{ sessionId: 'checkout_1_kort' }, 'sessionId'],
  ])('%j is refused by field', async (fields, path) => {
    const buyer = shop.newBuyer();
    const { status, body } = await buyer.call('POST', '/api/draft-orders/upsert', {
      sessionId: buyer.sessionId,
      ...fields,
    });
    expect([status, body]).toMatchObject([422, { errors: [{ path }] }]);
  });

  test('refuses a pack that is not sold and a country it does not deliver to, whoever asks', async () => {
    await shop.rows(`update shipping_countries set enabled = false where code = 'CH'`);
    shop.shop.invalidateAll();
    const buyer = shop.newBuyer();
    const { id } = await buyer.saveDetails({ country: 'NL' });
    const asCustomer = (fields: object) =>
      buyer.call('POST', '/api/draft-orders/upsert', { sessionId: buyer.sessionId, ...fields });
    const asOperator = (fields: object) => shop.asOperator('PUT', `/api/draft-orders/${id}`, fields);
    for (const save of [asCustomer, asOperator]) {
      expect(await save({ variant: '9x' })).toMatchObject({ status: 422, body: { code: 'unknown_variant' } });
      expect(await save({ country: 'CH' })).toMatchObject({
        status: 422,
        body: { code: 'country_not_served' },
      });
    }
  });

  test('from two tabs at once fills one basket', async () => {
    const buyer = shop.newBuyer();
    const saved = await Promise.all(
      Array.from({ length: 6 }, () => buyer.saveDetails({ customerName: 'Bram' })),
    );
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  });
});

describe('somebody else', () => {
  test('neither reads nor completes a basket, and cannot tell it from one that does not exist', async () => {
    const owner = shop.newBuyer();
    const { id } = await owner.saveDetails();
    const stranger = shop.newBuyer();
    expect((await current(owner.sessionId)).body).toMatchObject({ id, customerName: DETAILS.customerName });
    expect((await current(stranger.sessionId)).body).toBeNull();
    const put = (draftId: number, sessionId?: string) =>
      stranger.call('PUT', `/api/draft-orders/${draftId}`, {
        isCompleted: true,
        ...(sessionId ? { sessionId } : {}),
      });
    const foreign = await put(id, stranger.sessionId);
    const missing = await put(999_999, stranger.sessionId);
    expect([foreign.status, missing.status, (await put(id)).status]).toEqual([404, 404, 404]);
    expect({ ...Object(foreign.body), requestId: '' }).toEqual({ ...Object(missing.body), requestId: '' });
  });

  test('sees no list of baskets and deletes none', async () => {
    const { id } = await shop.newBuyer().saveDetails();
    const stranger = shop.newBuyer();
    expect((await stranger.call('GET', '/api/draft-orders')).status).toBe(401);
    expect((await stranger.call('DELETE', `/api/draft-orders/${id}`)).status).toBe(401);
  });

  test('finds no session in the database, only its hash', async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    const rows = await shop.rows('select * from draft_orders');
    expect(JSON.stringify(rows)).not.toContain(buyer.sessionId.split('_')[2]);
  });
});

describe('the owner', () => {
  test('cannot complete a basket that was not paid, and can when it was, by whichever of its payments', async () => {
    const buyer = shop.newBuyer();
    const { id } = await buyer.saveDetails();
    const complete = () =>
      buyer.call('PUT', `/api/draft-orders/${id}`, { isCompleted: true, sessionId: buyer.sessionId });
    const unpaid = await complete();
    expect([unpaid.status, unpaid.body]).toMatchObject([409, { code: 'payment_not_succeeded' }]);
    const first = await buyer.checkout({ variant: '1x' });
    await buyer.checkout({ variant: '1x', forceNew: true });
    expect((await complete()).status).toBe(409);
    await buyer.payByCard(first);
    const paid = await complete();
    expect([paid.status, paid.body]).toMatchObject([200, { id, isCompleted: true }]);
    expect((await current(buyer.sessionId)).body).toBeNull();
  });
});

describe('the operator', () => {
  test('lists, changes and deletes baskets; totals are computed for the operator too', async () => {
    const { id } = await shop.newBuyer().saveDetails({ ...DETAILS, variant: '1x' });
    const list = await shop.asOperator('GET', '/api/draft-orders');
    expect(list.body).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, total: '24.95', reminder: null })]),
    );
    const changed = await shop.asOperator('PUT', `/api/draft-orders/${id}`, {
      variant: '3x',
      postalCode: '3526 kp',
      total: '1.00',
      isCompleted: true,
    });
    expect(changed.body).toMatchObject({
      variant: '3x',
      postalCode: '3526KP',
      total: '48.85',
      isCompleted: false,
    });
    expect((await shop.asOperator('DELETE', `/api/draft-orders/${id}`)).status).toBe(204);
    expect((await shop.asOperator('PUT', `/api/draft-orders/${id}`, {})).status).toBe(404);
  });

  test('is not made to change one by a page of another site', async () => {
    const { id } = await shop.newBuyer().saveDetails();
    const forged = await shop.asOperator(
      'PUT',
      `/api/draft-orders/${id}`,
      { variant: '4x' },
      { origin: 'https://evil.example' },
    );
    expect([forged.status, forged.body]).toMatchObject([403, { code: 'cross_origin' }]);
  });
});

test('a session that is set as a cookie is as good as one in the body', async () => {
  const { sessionId } = createBuyer(shop.address);
  const headers = { cookie: `checkout_session=${sessionId}` };
  const url = `${shop.address}/api/draft-orders/upsert`;
  const first = await callHttp({ method: 'POST', url, headers, body: { customerName: 'Cor' } });
  const second = await callHttp({ method: 'POST', url, body: { sessionId, city: 'Utrecht' } });
  expect(second.body).toMatchObject({
    ...Object(first.body),
    city: 'Utrecht',
    updatedAt: expect.any(String),
  });
});
