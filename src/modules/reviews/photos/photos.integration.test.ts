// Tests customer photos over HTTP: who may submit a photo, what is stored, who may view it, and its deletion.

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerPageSchema } from '#modules/customers/contract.ts';
import { editOrder, findOrder } from '#modules/orders/index.ts';
import { days } from '#shared/clock.ts';
import { buyByCard, DETAILS } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { drawing, photo } from '#tests/support/pictures.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';
import { unzip } from '#tests/support/unzip.ts';
import { brushingLinkOf, deleteExpiredPhotos, PHOTO_CONSENT } from '../index.ts';

let shop: TestShop;
let orderId: number;
let token: string;
beforeAll(async () => {
  shop = await startTestShop();
  const { order } = await buyByCard(shop.newBuyer(), { variant: '1x' });
  orderId = order.orderId ?? 0;
  await editOrder(shop.shop, orderId, { status: 'delivered' }, 'admin');
  await shop.settle();
  token = await tokenOf();
});
beforeEach(() => shop.rows('delete from review_photos'));
afterAll(() => shop.stop());

const ordered = async () => {
  const order = await findOrder(shop.database.orm, orderId);
  if (!order) throw new Error('The order is gone');
  return order;
};
const tokenOf = async () => brushingLinkOf(shop.shop, await ordered()).split('#')[1] ?? '';

const consent = PHOTO_CONSENT.version;

async function give(fields: Record<string, string>, content: Uint8Array) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('photo', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'lach.jpg');
  const answer = await fetch(`${shop.address}/api/reviews/photos`, { method: 'POST', body: form });
  return { status: answer.status, body: await answer.json() };
}
const snap = (size = { width: 900, height: 600 }) => photo({ ...size, orientation: 6, gps: true });
const storedPhotos = () => shop.rows('select moment, photo, consent_text from review_photos order by moment');
const takeBack = (body: object) =>
  callHttp({ method: 'DELETE', url: `${shop.address}/api/reviews/photos`, body });

test('the link on the slip is that of the page, with its proof behind the sign that no server sees', async () => {
  expect(brushingLinkOf(shop.shop, await ordered())).toMatch(/\/poets#[\w-]+\.[\w-]+$/);
  expect(brushingLinkOf(shop.shop, null)).toBe(`${shop.address}/poets`);
});

test('a buyer gives both, and what is kept is upright, small and without what the camera wrote', async () => {
  expect(await give({ token, moment: 'before', consent }, await snap({ width: 3000, height: 2000 }))).toEqual(
    {
      status: 201,
      body: { orderNumber: `ZW${100_000 + orderId}`, moment: 'before' },
    },
  );
  expect((await give({ token, moment: 'after', consent }, await snap())).status).toBe(201);
  const [after, before] = await storedPhotos();
  expect([before?.moment, after?.moment]).toEqual(['before', 'after']);
  expect(before?.consent_text).toBe(PHOTO_CONSENT.text);
  const bytes = Buffer.from(before?.photo as Uint8Array);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1067, height: 1600 });
  expect(bytes.toString('latin1')).not.toContain('Geheime camera');
});

test('another photo of the same moment takes its place', async () => {
  for (const width of [400, 500])
    await give({ token, moment: 'after', consent }, await snap({ width, height: 300 }));
  const rows = await storedPhotos();
  expect(rows).toHaveLength(1);
  expect(await sharp(Buffer.from(rows[0]?.photo as Uint8Array)).metadata()).toMatchObject({ height: 500 });
});

test.each([
  ['no order proves itself', { token: 'MQ.bm90LW91cnMtYXQtYWxsLWhlcmU', moment: 'after', consent }, 404],
  ['nothing was said yes to', { token: '', moment: 'after', consent: 'ja' }, 422],
  ['it is of no moment', { token: '', moment: 'later', consent }, 422],
])('nothing is kept when %s', async (_when, fields, status) => {
  const answer = await give({ ...fields, token: fields.token || token }, await snap());
  expect(answer.status).toBe(status);
  expect(await storedPhotos()).toEqual([]);
});

test('a drawing is no photo', async () => {
  const answer = await give({ token, moment: 'after', consent }, drawing('<path d="M0 0h9v9z"/>'));
  expect([answer.status, answer.body.code]).toEqual([415, 'picture_unsupported']);
  expect(await storedPhotos()).toEqual([]);
});

test('the operator sees them with the order and the consent, and nobody else does', async () => {
  for (const moment of ['before', 'after']) await give({ token, moment, consent }, await snap());
  const { body } = await shop.asOperator('GET', '/api/admin/reviews/photos');
  expect(body).toMatchObject([
    { id: orderId, customerName: DETAILS.customerName, consentText: PHOTO_CONSENT.text },
  ]);
  const [orderPhotos] = Object(body);
  const path = `/api/admin/reviews/photos/${orderPhotos.before}`;
  expect((await callHttp({ url: `${shop.address}${path}` })).status).toBe(401);
  const seen = await shop.asOperator('GET', path);
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('the operator removes them, and the log says so without what was on them', async () => {
  await give({ token, moment: 'after', consent }, await snap());
  expect((await shop.asOperator('DELETE', `/api/admin/reviews/photos/${orderId}`)).status).toBe(204);
  expect(await storedPhotos()).toEqual([]);
  expect((await shop.asOperator('DELETE', `/api/admin/reviews/photos/${orderId}`)).status).toBe(404);
  const [change] = await shop.rows("select before from audit_changes where entity = 'review_photos'");
  expect(Object(change?.before)).toMatchObject({ order_id: orderId });
  expect(String(Object(change?.before).photo).length).toBeLessThan(40);
});

test('who gave them takes them back, as often as they like', async () => {
  await give({ token, moment: 'after', consent }, await snap());
  expect((await takeBack({ token })).status).toBe(204);
  expect((await takeBack({ token })).status).toBe(204);
  expect(await storedPhotos()).toEqual([]);
  expect((await takeBack({ token: 'MQ.bm90LW91cnMtYXQtYWxsLWhlcmU' })).status).toBe(404);
});

test('after two years they are gone by themselves', async () => {
  await give({ token, moment: 'after', consent }, await snap());
  const clock = (after: number) => ({ now: () => new Date(shop.now().getTime() + after) });
  await deleteExpiredPhotos({ database: shop.database, clock: clock(days(729)) });
  expect(await storedPhotos()).toHaveLength(1);
  await deleteExpiredPhotos({ database: shop.database, clock: clock(days(731)) });
  expect(await storedPhotos()).toEqual([]);
});

test('the link ends when the order gets a new one, and what was given by it stays', async () => {
  const old = token;
  expect((await give({ token: old, moment: 'before', consent }, await snap())).status).toBe(201);
  await shop.asOperator('POST', `/api/admin/orders/${orderId}/link`);
  const review = { customerName: 'Vinder', rating: 1, comment: 'Ik vond deze pakbon op straat' };
  expect(await give({ token: old, moment: 'before', consent }, await snap())).toMatchObject({
    status: 404,
    body: { code: 'order_unknown', detail: expect.stringContaining('Deze link werkt niet meer') },
  });
  expect((await takeBack({ token: old })).status).toBe(404);
  const written = await callHttp({
    method: 'POST',
    url: `${shop.address}/api/reviews`,
    body: { ...review, token: old },
  });
  expect(written).toMatchObject({ status: 404, body: { code: 'order_unknown' } });
  expect(await storedPhotos()).toHaveLength(1);
  token = await tokenOf();
  expect((await give({ token, moment: 'after', consent }, await snap())).status).toBe(201);
});

test('they leave with what the customer takes along, and go when the customer is forgotten', async () => {
  await give({ token, moment: 'before', consent }, await snap());
  const customers = await shop.asOperator('GET', '/api/admin/customers?limit=5');
  const id = customerPageSchema.parse(customers.body).items[0]?.id;
  const files = await unzip((await shop.asOperator('POST', `/api/admin/customers/${id}/data`)).body);
  const file = files.get(`fotos/${orderId}-voor.webp`);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp' });
  expect(String(files.get('fotos.json'))).toContain(PHOTO_CONSENT.version);
  const confirmation = DETAILS.customerEmail;
  const erased = await shop.asOperator('POST', `/api/admin/customers/${id}/erasure`, { confirmation });
  expect(erased.status).toBe(200);
  expect(await storedPhotos()).toEqual([]);
});

test('nothing is given for an order whose customer was forgotten, whichever link is held', async () => {
  expect(await shop.rows('select 1 from orders where restricted_at is not null')).toHaveLength(1);
  for (const each of [token, await tokenOf()]) {
    expect((await give({ token: each, moment: 'before', consent }, await snap())).status).toBe(404);
  }
  expect(await storedPhotos()).toEqual([]);
});
