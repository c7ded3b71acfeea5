// Tests customers in the back-office: one per address for orders, messages and subscriptions, with figures
// that follow the orders, notes, and blocking.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Customer, customerDetailSchema, customerPageSchema } from '#modules/customers/contract.ts';
import { DETAILS } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const list = async (query = ''): Promise<Customer[]> =>
  customerPageSchema.parse((await shop.asOperator('GET', `/api/admin/customers?limit=50${query}`)).body)
    .items;
const byEmail = async (email: string) => (await list(`&q=${encodeURIComponent(email)}`))[0];
const idOf = async (email: string) => (await byEmail(email))?.id ?? 0;
const page = async (id: number) =>
  customerDetailSchema.parse((await shop.asOperator('GET', `/api/admin/customers/${id}`)).body);

async function buy(email: string, fields: Record<string, string> = {}): Promise<number> {
  const buyer = shop.newBuyer();
  await buyer.saveDetails({ ...DETAILS, customerEmail: email, ...fields });
  const started = await buyer.checkout({ variant: '1x' });
  await buyer.payByCard(started);
  const order = await buyer.askForOrder(started.paymentIntentId);
  await shop.settle();
  return order.orderId ?? 0;
}
const write = (email: string, more: object) =>
  callHttp({ method: 'POST', url: `${shop.address}/api/contacts`, body: { email, ...more } });

describe('the figures of a customer', () => {
  test('are those of all orders under one address, however it was typed', async () => {
    await buy('Zoe@Example.nl', { customerName: 'Zoë J.' });
    const second = await buy('zoe@example.nl', { customerName: 'Zoë Jansen', city: 'Gent' });
    expect(await list('&q=zoe')).toMatchObject([
      { email: 'zoe@example.nl', name: 'Zoë Jansen', city: 'Gent', orders: 2, spent: '49.90' },
    ]);
    const { body } = await shop.asOperator('GET', `/api/admin/orders/${second}/customer`);
    expect(body).toMatchObject({ place: 2, orders: 2, blockedAt: null });
  });

  test('go down by what went back, and not by what is only asked for', async () => {
    const order = await buy('terug@example.nl');
    await shop.asOperator('POST', `/api/admin/orders/${order}/refunds`, {
      amount: '10.00',
      idempotencyKey: 'terug-1000',
    });
    await shop.settle();
    expect(await byEmail('terug@example.nl')).toMatchObject({ orders: 1, spent: '14.95' });
  });

  test('move along when an operator corrects the address', async () => {
    const order = await buy('fuot@example.nl');
    await shop.asOperator('PUT', `/api/orders/${order}`, { customerEmail: 'goed@example.nl' });
    expect(await byEmail('fuot@example.nl')).toBeUndefined();
    expect(await byEmail('goed@example.nl')).toMatchObject({ orders: 1 });
  });

  test('are counted by everybody at once to the same sum', async () => {
    await Promise.all(Array.from({ length: 5 }, () => buy('samen@example.nl')));
    const counted = await Promise.all(Array.from({ length: 5 }, () => byEmail('samen@example.nl')));
    expect(counted.map((customer) => customer?.orders)).toEqual([5, 5, 5, 5, 5]);
  });
});

test('who only wrote or subscribed is a customer without orders', async () => {
  await write('vraag@example.nl', { firstName: 'Vera', lastName: 'Vraag', message: 'Helpt het?' });
  await write('nieuws@example.nl', { newsletter: true });
  expect(await byEmail('vraag@example.nl')).toMatchObject({ name: 'Vera Vraag', orders: 0, spent: '0.00' });
  const detail = await page(await idOf('nieuws@example.nl'));
  expect(detail.consent).toMatchObject([{ what: 'requested' }]);
});

test('the page tells what there is of them, newest first', async () => {
  const first = await buy('alles@example.nl');
  const second = await buy('alles@example.nl');
  const { lines } = await page(await idOf('alles@example.nl'));
  expect(lines.orders?.map(({ id }) => id)).toEqual([second, first]);
  expect(lines.mails?.length).toBeGreaterThan(1);
  expect(lines.draft_orders).toEqual([]);
  await shop.newBuyer().saveDetails({ ...DETAILS, customerEmail: 'alles@example.nl' });
  expect((await page(await idOf('alles@example.nl'))).lines.draft_orders).toHaveLength(1);
});

test('lists go on where they left off, in every order', async () => {
  for (const sort of ['newest', 'spent', 'orders', 'name', 'name_desc']) {
    const whole = (await list(`&sort=${sort}`)).map(({ id }) => id);
    const found: number[] = [];
    let cursor: string | null = null;
    do {
      const from: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { body } = await shop.asOperator('GET', `/api/admin/customers?limit=2&sort=${sort}${from}`);
      const part = customerPageSchema.parse(body);
      found.push(...part.items.map(({ id }) => id));
      cursor = part.nextCursor;
    } while (cursor !== null);
    expect(found, sort).toEqual(whole);
  }
});

test('the file holds the same people as the list', async () => {
  const { body, headers } = await shop.asOperator('GET', '/api/admin/customers.csv?q=gent');
  expect(headers['content-disposition']).toBe('attachment; filename="klanten.csv"');
  expect(String(body).trim().split('\r\n')[1]).toMatch(/^zoe@example.nl;Zoë Jansen;;Gent;NL;2;49,90;/);
});

test('a note stays until who wrote it takes it back', async () => {
  const id = await idOf('vraag@example.nl');
  await shop.asOperator('POST', `/api/admin/customers/${id}/notes`, { text: 'Belt liever' });
  const [note] = (await page(id)).notes;
  expect(note).toMatchObject({ text: 'Belt liever', actor: 'admin' });
  await shop.rows("update customer_notes set actor = 'ander'");
  const path = `/api/admin/customers/${id}/notes/${note?.id}`;
  expect((await shop.asOperator('DELETE', path)).status).toBe(404);
  await shop.rows("update customer_notes set actor = 'admin'");
  expect((await shop.asOperator('DELETE', path)).status).toBe(204);
  expect((await page(id)).notes).toEqual([]);
});

test('who is blocked cannot order, and is told whom to write to; what was under way is honoured, with a flag', async () => {
  const email = 'geweerd@example.nl';
  await buy(email);
  const underWay = shop.newBuyer();
  await underWay.saveDetails({ ...DETAILS, customerEmail: email });
  const started = await underWay.checkout({ variant: '1x' });
  const id = await idOf(email);
  const block = await shop.asOperator('PUT', `/api/admin/customers/${id}/block`, {
    reason: 'Stuurt lege dozen terug',
  });
  expect(block.status).toBe(204);

  const buyer = shop.newBuyer();
  const { sessionId } = buyer;
  const refused = await buyer.call('POST', '/api/draft-orders/upsert', {
    sessionId,
    ...DETAILS,
    customerEmail: 'GEWEERD@example.nl',
  });
  expect(refused).toMatchObject({ status: 403, body: { code: 'customer_blocked' } });
  expect(JSON.stringify(refused.body)).toMatch(/Mail ons op \S+@\S+/);
  expect(JSON.stringify(refused.body)).not.toContain('lege dozen');

  expect((await underWay.tryCheckout({ variant: '2x' })).body).toMatchObject({ code: 'customer_blocked' });
  await underWay.payByCard(started);
  const order = await underWay.askForOrder(started.paymentIntentId);
  expect(await shop.rows('select flags from orders where id = $1', [order.orderId])).toEqual([
    { flags: ['customer_blocked'] },
  ]);
  expect(await list('&standing=blocked')).toMatchObject([{ email }]);
  await shop.asOperator('DELETE', `/api/admin/customers/${id}/block`);
  expect((await buyer.tryCheckout({ variant: '1x' })).status).toBe(200);
});

test('an order of before is found although nothing was counted yet, as after an older backup', async () => {
  const before = (await list()).length;
  await shop.rows('delete from customers');
  await shop.rows('delete from customers_changed');
  const { countChangedCustomers } = await import('#modules/customers/index.ts');
  await countChangedCustomers({ database: shop.database });
  expect((await list()).filter(({ orders }) => orders > 0).length).toBeGreaterThan(4);
  expect((await list()).length).toBeLessThanOrEqual(before);
});

test('an unknown customer is said to be unknown', async () => {
  expect(await shop.asOperator('GET', '/api/admin/customers/9999')).toMatchObject({
    status: 404,
    body: { code: 'customer_unknown' },
  });
});
