// Tests the CSV files of back-office lists: for operators only, complete, and safe to open in a spreadsheet.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { DETAILS } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test.each(['/api/draft-orders.csv', '/api/contacts.csv'])('GET %s needs a session', async (path) => {
  expect((await callHttp({ url: `${shop.address}${path}` })).status).toBe(401);
});

test('a file holds every message a search finds, and no formula', async () => {
  const write = (message: string) =>
    callHttp({
      method: 'POST',
      url: `${shop.address}/api/contacts`,
      body: { firstName: '=1+1', email: 'jo@example.nl', message },
    });
  await write('Waar blijft mijn "pot"; hij is zoek');
  await write('Iets anders');
  const all = await shop.asOperator('GET', '/api/contacts.csv');
  expect(all.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(all.headers['content-disposition']).toBe('attachment; filename="contact.csv"');
  const lines = String(all.body).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\ufeff?Ontvangen;Voornaam;/);
  expect(lines[2]).toContain(`;'=1+1;;jo@example.nl;;;"Waar blijft mijn ""pot""; hij is zoek";`);
  const file = await shop.asOperator('GET', '/api/contacts.csv?q=zoek');
  expect(String(file.body).trim().split('\r\n')).toHaveLength(2);
});

test('a long list of carts is whole in its file, in the order of the screen', async () => {
  const baskets = Array.from({ length: 3 }, () => shop.newBuyer());
  for (const buyer of baskets) await buyer.saveDetails();
  await shop.rows(
    `insert into draft_orders (session_hash, customer_name, customer_email)
     select 'h' || n, 'Klant ' || n, 'k' || n || '@example.nl' from generate_series(1, 450) n returning id`,
  );
  const { body } = await shop.asOperator('GET', '/api/draft-orders.csv?sort=oldest');
  const ids = String(body)
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(';')[0]));
  expect(ids).toHaveLength(453);
  expect(new Set(ids).size).toBe(453);
});

test('a cart the customer changed meanwhile is not overwritten', async () => {
  const buyer = shop.newBuyer();
  const draft = await buyer.saveDetails();
  shop.skip(1000);
  await buyer.saveDetails({ customerName: 'Anders' });
  const path = `/api/draft-orders/${String(draft.id)}`;
  const late = await shop.asOperator('PUT', path, { city: 'Utrecht', updatedAt: draft.updatedAt });
  expect([late.status, late.body]).toMatchObject([409, { code: 'edit_conflict' }]);
  const forced = await shop.asOperator('PUT', path, { city: 'Utrecht' });
  expect([forced.status, forced.body]).toMatchObject([200, { city: 'Utrecht', customerName: 'Anders' }]);
});

test('every file for a spreadsheet has moments by the clock of the shop and no text that Excel makes something else of', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails({ ...DETAILS, customerPhone: '0612345678', houseNumber: '12-3', city: '=1+1' });
  const { body } = await shop.asOperator('GET', '/api/openapi.json');
  const paths = Object.entries<Record<string, { responses?: unknown }>>(Object(body).paths)
    .filter(([, { get }]) => JSON.stringify(get?.responses ?? null).includes('text/csv'))
    .map(([path]) => path.replace('{quarter}', '2026-4').replace('{id}', '1'));
  expect(paths.length).toBeGreaterThanOrEqual(8);
  for (const path of paths) {
    const file = await shop.asOperator('GET', path);
    if (file.status === 404) continue;
    expect([path, file.status]).toEqual([path, 200]);
    expect(String(file.body), path).not.toMatch(/\d{4}-\d{2}-\d{2}T\d{2}:/);
    expect(String(file.body), path).not.toMatch(/(^|;)(=|0\d{6,}|\d+-\d+;)/m);
  }
  const drafts = await shop.asOperator('GET', '/api/draft-orders.csv');
  expect(String(drafts.body)).toMatch(/;'0612345678;.*;'12-3;.*;'=1\+1;/);
});

test('what is pasted with signs nobody sees is found and kept as what it says', async () => {
  await shop.asOperator('POST', '/api/admin/coupons', {
    code: 'PLAK-10',
    type: 'percentage',
    value: 10,
    validFrom: '2020-01-01',
    validUntil: '2099-12-31',
    isActive: true,
  });
  const post = (path: string, body: object) =>
    callHttp({ method: 'POST', url: `${shop.address}${path}`, body });
  for (const code of ['plak-10\u200b', '\u200ePLAK\u00ad\u201310', '\u202dPLAK\u201110'])
    expect((await post('/api/validate-coupon', { code, variant: '1x' })).body).toMatchObject({ valid: true });
  const email = 'piet\u200b@example.nl';
  const name = 'Jan\u200b\u202d Jansen\u202c';
  expect((await post('/api/contacts', { firstName: name, email, message: 'Hoi' })).status).toBeLessThan(300);
  const file = await shop.asOperator('GET', `/api/contacts.csv?q=${encodeURIComponent('Jan\u200bsen')}`);
  expect(String(file.body)).toContain(';Jan Jansen;;piet@example.nl;');
  const draft = await shop.newBuyer().saveDetails({ customerName: name, postalCode: '1012\u200bJS' });
  expect(draft).toMatchObject({ customerName: 'Jan Jansen', postalCode: '1012JS' });
});

test.each([
  'address=1012JS%201',
  'query=1012%20js%201',
  'query=1,%201012JS',
  'postalCode=1012JS&houseNumber=1',
])('an address is looked up by ?%s', async (query) => {
  const { status, body } = await callHttp({ url: `${shop.address}/api/address-lookup?${query}` });
  expect([status, Object(body).success]).toEqual([200, expect.any(Boolean)]);
});
