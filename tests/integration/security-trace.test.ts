// Tests that refused access and full exports leave a log entry, and that neither entry identifies a person.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const NAME = 'geheime-naam';
const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  callHttp({ method, url: `${shop.address}${path}`, body, headers });
const entries = (route: string) =>
  shop.rows('select operator, method, status from audit_entries where route = $1 order by id', [route]);
const figure = async (event: string) => {
  const { body } = await shop.asOperator('GET', '/metrics');
  return Number(
    new RegExp(`security_events_total\\{event="${event}"\\} (\\d+)`).exec(String(body))?.[1] ?? 0,
  );
};

test('a log-in that failed is counted and stands in the log, without its name', async () => {
  await call('POST', '/api/admin/login', { username: NAME, password: 'fout' });
  await expect.poll(() => figure('login_failed')).toBe(1);
  await expect
    .poll(() => entries('/api/admin/login'))
    .toContainEqual({
      operator: 'Onbekend',
      method: 'POST',
      status: 401,
    });
  const all = JSON.stringify(await shop.rows('select * from audit_entries'));
  expect(all).not.toContain(NAME);
  expect(all).not.toContain('127.0.0.1');
});

test('a flood of refusals is one entry a minute, and every one is counted', async () => {
  shop.skip(61_000);
  const before = (await entries('/api/stripe/webhook')).length;
  for (let count = 0; count < 5; count += 1) await call('POST', '/api/stripe/webhook', { id: 'evt' });
  await expect.poll(() => figure('bad_signature')).toBe(5);
  // The log is written behind the answer.
  const written = async () => (await entries('/api/stripe/webhook')).length;
  await expect.poll(written).toBeGreaterThan(before);
  expect(await written()).toBe(before + 1);
});

test('a page of another site is noticed', async () => {
  await call(
    'POST',
    '/api/admin/login',
    { username: 'x', password: 'y' },
    { origin: 'https://evil.example' },
  );
  await expect.poll(() => figure('cross_origin')).toBe(1);
});

test.each([
  '/api/contacts.csv',
  '/api/admin/subscriptions.csv',
  '/api/draft-orders.csv',
  '/api/admin/reviews.csv',
  '/api/admin/withdrawals.csv',
  '/api/admin/orders/export',
  '/api/admin/bookkeeping/journal.csv',
  '/api/admin/stock/movements/export',
])('taking out %s is in the log', async (path) => {
  expect((await shop.asOperator('GET', path)).status).toBe(200);
  await expect.poll(() => entries(path)).toEqual([{ operator: 'admin', method: 'GET', status: 200 }]);
});

test('the file of reviews has the words of their list', async () => {
  await shop.asOperator('POST', '/api/admin/reviews', {
    customerName: 'Anna',
    rating: 5,
    comment: 'Werkt goed.',
    importedFrom: 'Kiyoh',
  });
  const { body } = await shop.asOperator('GET', '/api/admin/reviews.csv?status=published');
  expect(String(body)).toContain('Gepubliceerd;Overgenomen');
});

test('customers, the books of a quarter and what the shop holds of somebody are in the log when they leave', async () => {
  const quarter = '/api/admin/bookkeeping/quarters/2026-1';
  for (const path of ['/api/admin/customers.csv', `${quarter}/auditfile.xml`, `${quarter}/papers.zip`])
    expect([path, (await shop.asOperator('GET', path)).status]).toEqual([path, 200]);
  for (const route of [
    '/api/admin/customers.csv',
    '/api/admin/bookkeeping/quarters/:quarter/auditfile.xml',
    '/api/admin/bookkeeping/quarters/:quarter/papers.zip',
  ])
    await expect.poll(() => entries(route)).toEqual([{ operator: 'admin', method: 'GET', status: 200 }]);
});

test('a backup that leaves the shop is in the log', async () => {
  const made = await shop.asOperator('POST', '/api/admin/backup', {});
  const { name } = Object(made.body);
  expect((await shop.asOperator('GET', `/api/admin/backups/${name}`)).status).toBe(200);
  await expect.poll(() => entries('/api/admin/backups/:name')).toHaveLength(1);
});

test.each([
  '/api/admin/orders',
  '/api/draft-orders',
  '/api/admin/unprepared-payments',
  '/api/admin/saved-views',
  '/api/contacts',
])('what an operator sees at %s is kept by nobody', async (path) => {
  const { headers } = await shop.asOperator('GET', path);
  expect(headers['cache-control']).toBe('no-store');
});

test('logging out clears what the browser kept', async () => {
  const { headers } = await call('POST', '/api/admin/logout');
  expect(headers['clear-site-data']).toBe('"cache", "storage"');
});
