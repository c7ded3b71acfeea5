// Tests that data are deleted at the time the privacy policy promises, and not a day earlier.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { retentionJobs } from '#main/jobs/retention.ts';
import { changeDraft } from '#modules/drafts/index.ts';
import { updateOrder } from '#modules/orders/index.ts';
import { days } from '#shared/clock.ts';
import { eachField, PERSONAL_FIELDS, RECIPIENT_FIELDS } from '#shared/recipient/recipient.ts';
import { buyByCard, DETAILS } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const daysAgo = (count: number) => new Date(shop.now().getTime() - days(count));
const addOrder = (email: string, country: string, createdAt: string) =>
  shop.rows(
    `insert into orders (customer_name, customer_email, city, country, variant_code, quantity, subtotal, discount,
       shipping_cost, total, vat_rate, vat_amount, payment_state, created_at, updated_at)
     values ($1, $1, 'Utrecht', $2, '1x', 1, 2495, 0, 0, 2495, 21, 433, 'paid', $3, $3)`,
    [email, country, createdAt],
  );

test('90 days after a basket was last touched nothing in it tells whose it was; its amounts stay', async () => {
  await shop.newBuyer().saveDetails({ ...DETAILS, customerEmail: 'weg@example.nl' });
  await shop.newBuyer().saveDetails({ ...DETAILS, customerEmail: 'nog@example.nl' });
  const age = (email: string, count: number) =>
    shop.rows('update draft_orders set updated_at = $2 where customer_email = $1', [email, daysAgo(count)]);
  await age('weg@example.nl', 91);
  await age('nog@example.nl', 89);
  await retentionJobs.drafts(shop.shop);
  await retentionJobs.drafts(shop.shop);
  const drafts = await shop.rows(
    'select session_hash, customer_email, customer_name, street_name, postal_code, city, total from draft_orders order by id',
  );
  expect(drafts[0]).toMatchObject({
    session_hash: expect.stringMatching(/^forgotten \d+$/),
    customer_email: '',
    customer_name: '',
    street_name: '',
    postal_code: '',
    city: '',
    total: 2495,
  });
  expect(drafts[1]).toMatchObject({ customer_email: 'nog@example.nl', city: DETAILS.city });
});

test('the basket of an order is forgotten, the order is not', async () => {
  const { order } = await buyByCard(shop.newBuyer(), { variant: '2x' });
  await shop.settle();
  shop.skip(days(91));
  await retentionJobs.drafts(shop.shop);
  const id = order.orderId;
  expect(await shop.rows('select customer_email from draft_orders where order_id = $1', [id])).toEqual([
    { customer_email: '' },
  ]);
  expect(await shop.rows('select customer_email from orders where id = $1', [id])).toEqual([
    { customer_email: DETAILS.customerEmail },
  ]);
});

test('mails go after two years, those about a basket that became no order after 90 days', async () => {
  const add = (subject: string, age: number, draftId: number | null) =>
    shop.rows(
      `insert into mails (type, recipient, subject, html, text, draft_id, status, created_at)
       values ('custom', 'a@example.nl', $1, '', '', $2, 'sent', $3)`,
      [subject, draftId, daysAgo(age)],
    );
  await add('oud', 731, null);
  await add('jong', 729, null);
  await add('mandje oud', 91, 1);
  await add('mandje jong', 89, 1);
  await retentionJobs.mails(shop.shop);
  const left = await shop.rows("select subject from mails where type = 'custom' order by id");
  expect(left.map(({ subject }) => subject)).toEqual(['jong', 'mandje jong']);
});

test('customers are forgotten seven years after the financial year, ten after a sale elsewhere in the Union', async () => {
  const year = shop.now().getFullYear();
  await addOrder('nl-oud@example.nl', 'NL', `${year - 8}-12-31T12:00:00Z`);
  await addOrder('nl-jong@example.nl', 'NL', `${year - 7}-01-01T12:00:00Z`);
  await addOrder('be-oud@example.be', 'BE', `${year - 11}-12-31T12:00:00Z`);
  await addOrder('be-jong@example.be', 'BE', `${year - 10}-01-01T12:00:00Z`);
  await addOrder('us-oud@example.com', 'US', `${year - 8}-12-31T12:00:00Z`);
  await shop.rows(
    `insert into shipments (order_id, reference, status, provider, options, tracking_code, actor, created_at, updated_at)
     select id, 'ZW' || id, 'made', 'offline', '{}', '3S' || id, 'admin', created_at, created_at from orders where city = 'Utrecht'`,
  );
  await retentionJobs.orders(shop.shop);
  const labels = await shop.rows(
    'select customer_email from shipments join orders on orders.id = order_id order by orders.id',
  );
  expect(labels.map(({ customer_email: email }) => email)).toEqual([
    'nl-jong@example.nl',
    'be-jong@example.be',
  ]);
  const old = await shop.rows(
    "select customer_email, total from orders where city = 'Utrecht' or city = '' order by id",
  );
  expect(old.map(({ customer_email: email }) => email)).toEqual([
    '',
    'nl-jong@example.nl',
    '',
    'be-jong@example.be',
    '',
  ]);
  expect(old.every(({ total }) => total === 2495)).toBe(true);
});

const MARK = 'Onvergetelijk';

test.each(PERSONAL_FIELDS)('an order of which only %s is known is forgotten too', async (field) => {
  const { order } = await buyByCard(shop.newBuyer(), { variant: '1x' });
  const id = order.orderId ?? 0;
  const only = eachField((each) => (each === field ? MARK : each === 'country' ? 'NL' : ''));
  await shop.database.transaction((tx) =>
    updateOrder(tx, id, { ...only, createdAt: new Date('2001-01-01T12:00:00Z') }),
  );
  await retentionJobs.orders(shop.shop);
  const [left] = await shop.rows('select orders::text as row from orders where id = $1', [id]);
  expect(left?.row).not.toContain(MARK);
});

test('only the country is kept of a recipient', () => {
  expect(RECIPIENT_FIELDS.filter((field) => !PERSONAL_FIELDS.some((each) => each === field))).toEqual([
    'country',
  ]);
});

test('failed log-ins of earlier days are cleared', async () => {
  const fail = (account: string, at: Date) =>
    shop.rows("insert into login_failures values ($1, 'y', '{1}', true, $2)", [account, at]);
  await fail('x', daysAgo(2));
  await fail('z', daysAgo(0));
  await retentionJobs['login-failures'](shop.shop);
  expect(await shop.rows('select account from login_failures')).toEqual([{ account: 'z' }]);
});

test('counts of requests are cleared once their window is over', async () => {
  await shop.rows(
    `insert into request_counts values ('past', 3, now()), ('open', 3, now() + interval '1 hour')`,
  );
  await retentionJobs['request-counts'](shop.shop);
  expect(await shop.rows(`select what from request_counts where what in ('past', 'open')`)).toEqual([
    { what: 'open' },
  ]);
});

/** Returns the tables in which some row contains the word. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await shop.rows("select tablename from pg_tables where schemaname = 'public'");
  const found: string[] = [];
  for (const { tablename } of tables) {
    const rows = await shop.rows(
      `select 1 as one from "${tablename}" as each where each::text ilike '%' || $1 || '%' limit 1`,
      [word],
    );
    if (rows.length > 0) found.push(String(tablename));
  }
  return found.sort();
}

test('whatever there is to know of a recipient, nothing of it is left in any table when its time has come', async () => {
  const marked = eachField((field) => (field === 'country' ? 'NL' : `${MARK} ${field}`));
  const buyer = shop.newBuyer();
  const { order } = await buyByCard(buyer, { variant: '1x' });
  const id = order.orderId ?? 0;
  const edited = { ...DETAILS, customerName: `${MARK} bewerkt`, customerEmail: `${MARK}@example.nl` };
  expect((await shop.asOperator('PUT', `/api/orders/${id}`, edited)).status).toBe(200);
  await shop.settle();
  const [draft] = await shop.rows('select id from draft_orders where order_id = $1', [id]);
  await shop.database.transaction(async (tx) => {
    await updateOrder(tx, id, marked);
    await changeDraft(tx, Number(draft?.id), marked);
  });
  expect(await tablesWith(MARK)).toEqual(expect.arrayContaining(['draft_orders', 'order_events', 'orders']));
  shop.skip(days(12 * 366));
  for (const forget of Object.values(retentionJobs)) await forget(shop.shop);
  expect(await tablesWith(MARK)).toEqual([]);
  const [left] = await shop.rows('select total, country from orders where id = $1', [id]);
  expect(left).toEqual({ total: 2495, country: 'NL' });
});
