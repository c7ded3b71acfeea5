// Tests the input validation of every endpoint: text that cannot be stored, numbers out of range, incomplete
// bodies, and paging parameters.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { pageSchemaOf } from '#shared/api/paging.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { formWithFile } from '#tests/support/multipart.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const visit = (method: string, path: string, body?: object) =>
  callHttp({ method, url: `${shop.address}${path}`, body });

describe('U+0000 is 422 with the field at fault', () => {
  test.each([
    ['GET', '/api/quote?variant=2x%00', undefined, 'variant'],
    ['GET', '/api/quote?variant=2x&couponCode=A%00', undefined, 'couponCode'],
    ['GET', '/api/checkout/outcome?payment_intent=%00', undefined, 'payment_intent'],
    ['GET', '/api/blog/a%00', undefined, 'post'],
    ['POST', '/api/validate-coupon', { code: 'A\u0000' }, 'code'],
    ['POST', '/api/checkout', { variant: '2x\u0000' }, 'variant'],
    ['POST', '/api/draft-orders/upsert', { customerName: 'J\u0000n' }, 'customerName'],
    ['POST', '/api/create-order-from-success', { paymentIntentId: 'pi_\u0000' }, 'paymentIntentId'],
    [
      'POST',
      '/api/reviews',
      { customerName: 'J\u0000n', rating: 5, comment: 'Heel erg fijn.' },
      'customerName',
    ],
  ])('for visitors: %s %s', async (method, path, body, field) => {
    const { status, body: problem } = await visit(method, path, body);
    expect([status, problem]).toMatchObject([422, { code: 'validation_failed', errors: [{ path: field }] }]);
  });

  test.each(['orders', 'outbox', 'reviews', 'audit', 'media', 'withdrawals', 'mail-suppressions', 'coupons'])(
    'for operators, in the search of %s',
    async (list) => {
      const { status, body } = await shop.asOperator('GET', `/api/admin/${list}?q=a%00b`);
      expect([status, body]).toMatchObject([422, { errors: [{ path: 'q' }] }]);
    },
  );

  test('half of a surrogate pair is refused the same way, also where JSON is kept', async () => {
    const half = await shop.asOperator('PUT', '/api/admin/settings', { brand: { name: 'Zwart\ud800wit' } });
    expect([half.status, half.body]).toMatchObject([422, { errors: [{ path: 'brand.name' }] }]);
  });
});

describe('a number outside its column is 422', () => {
  test.each([
    ['PUT', '/api/admin/variants/1', { productId: -2_147_483_649 }],
    ['PUT', '/api/admin/variants/1', { productId: 2_147_483_648 }],
    ['PUT', '/api/admin/variants/1', { price: '999999999' }],
    ['PUT', '/api/orders/1', { discount: 2_147_483_648 }],
    ['PUT', '/api/orders/1', { shippingCost: 1e19 }],
    ['PUT', '/api/orders/1', { version: 2_147_483_648 }],
    ['GET', '/api/admin/outbox?limit=1&cursor=2147483648', undefined],
    ['GET', '/api/admin/orders?limit=1&cursor=9999999999', undefined],
    ['GET', '/api/admin/orders/2147483648', undefined],
  ])('%s %s %j', async (method, path, body) => {
    expect((await shop.asOperator(method, path, body)).status).toBe(422);
  });
});

describe('a form with a file', () => {
  const whole = formWithFile({
    field: 'image',
    fileName: 'a.png',
    type: 'image/png',
    content: Buffer.from('PK\u0003\u0004 en meer'),
  });
  test.each([
    ['without a boundary', 'multipart/form-data', Buffer.from('hallo')],
    ['that breaks off', whole.type, whole.body.subarray(0, -20)],
    ['that breaks off in its head', whole.type, whole.body.subarray(0, 60)],
  ])('%s is the sender’s mistake, at both doors', async (_, type, body) => {
    for (const path of ['/api/upload', '/api/import']) {
      const { status } = await shop.asOperator('POST', path, body, { 'content-type': type });
      expect([path, status]).toEqual([path, expect.toSatisfy((code) => code === 400 || code === 422)]);
    }
  });
});

test('plain text is 415, but counted from a page that is being left', async () => {
  const headers = { 'content-type': 'text/plain' };
  const sent = (path: string, body: string) =>
    callHttp({ method: 'POST', url: `${shop.address}${path}`, body, headers });
  expect((await sent('/api/checkout', '{"variant":"1x"}')).status).toBe(415);
  expect((await sent('/api/statistics/events', '{"events":[]}')).status).toBe(204);
});

test('a list as a file whose first rows cannot be read is a problem, not a broken line', async () => {
  await shop.rows('alter table contacts rename to contacts_away');
  const { status, body } = await shop.asOperator('GET', '/api/contacts.csv');
  await shop.rows('alter table contacts_away rename to contacts');
  expect([status, body]).toMatchObject([500, { code: 'internal_error' }]);
  expect((await shop.asOperator('GET', '/api/contacts.csv')).headers['content-type']).toContain('text/csv');
});

describe('lists that are read whole answer in pages too', () => {
  const page = pageSchemaOf(z.object({ id: z.number() }));
  test.each([
    ['coupons', 'welkom'],
    ['variants', 'pack'],
    ['email-templates', 'order'],
  ])('%s', async (list, word) => {
    const read = async (query: string) => (await shop.asOperator('GET', `/api/admin/${list}${query}`)).body;
    const all = z.array(z.object({ id: z.number() })).parse(await read(''));
    const found = page.parse(await read(`?q=${word}`));
    expect(found.total).toBeGreaterThan(0);
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { items, nextCursor, total } = page.parse(await read(`?limit=1${cursor && `&cursor=${cursor}`}`));
      expect([items.length, total]).toEqual([1, all.length]);
      seen.push(...items.map(({ id }) => id));
      cursor = nextCursor;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });
});
