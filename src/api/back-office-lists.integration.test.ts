// Lists as files: the operator's alone, complete, and safe to open in a spreadsheet.

import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const found = await shop.asOperator('GET', '/api/contacts.csv?q=zoek');
  expect(String(found.body).trim().split('\r\n')).toHaveLength(2);
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
