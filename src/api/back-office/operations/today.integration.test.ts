// Tests the overview page over HTTP: today compared with the same weekday last week, and the pending work
// each role sees.

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { toDoSources } from '#main/compose/to-do-sources.ts';
import { toDoLineSchema } from '#modules/operations/contract.ts';
import { todaySchema } from '#modules/statistics/contract.ts';
import { days, hours } from '#shared/clock.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { addSettledOperator } from '#tests/support/new-operator.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const today = async () => todaySchema.parse((await shop.asOperator('GET', '/api/admin/today')).body);
const toDo = async () => {
  const { body } = await shop.asOperator('GET', '/api/admin/to-do');
  return new Map(
    z
      .array(toDoLineSchema)
      .parse(body)
      .map((line) => [line.key, line]),
  );
};
const buy = async (variant: string) => {
  const { order } = await buyByCard(shop.newBuyer(), { variant });
  await shop.settle();
  return Number(order.orderId);
};
/** Sets the creation time of an order to `ago` milliseconds before now. */
const moveOrder = (id: number, ago: number) =>
  shop.rows('update orders set created_at = $2 where id = $1', [id, new Date(shop.now().getTime() - ago)]);

test('in an empty shop nothing waits, and the margin of nothing is nothing', async () => {
  expect([...(await toDo()).keys()]).toEqual([]);
  expect(await today()).toEqual({
    revenue: { current: 0, previous: 0 },
    orders: { current: 0, previous: 0 },
    margin: { current: 0, previous: 0 },
    costMissing: [],
    visits: { current: 0, previous: 0 },
  });
});

test('what is sold waits to be sent, and leaves the list when it is', async () => {
  const id = await buy('1x');
  expect((await toDo()).get('to-send')).toMatchObject({
    count: 1,
    text: '1 te verzenden',
    path: '/admin/packing',
  });
  const listed = await shop.asOperator('GET', '/api/admin/orders?limit=10&status=unsent');
  expect(listed.body).toMatchObject({ total: 1, items: [{ id }] });
  const sent = await shop.asOperator('PUT', `/api/orders/${id}`, {
    status: 'shipped',
    carrier: 'postnl',
    trackingCode: '3STEST1',
  });
  expect(sent.status).toBe(200);
  expect((await toDo()).has('to-send')).toBe(false);
});

test('a margin is told once every cost price is known, of the same day of last week up to the same time', async () => {
  expect(await today()).toMatchObject({
    margin: { current: null },
    costMissing: ['Bamboe tandenborstel', 'Pot tandpoeder'],
  });
  const [jar] = await shop.rows("select cost_cents from batches where article_code = 'jar'");
  expect(jar).toBeUndefined();
  await shop.rows(`insert into batches (article_code, code, cost_cents, received, remaining, received_at)
    values ('jar', 'A1', 400, 100, 100, now()), ('brush', 'B1', 50, 100, 100, now())`);
  await moveOrder(await buy('1x'), days(7) + 1000);
  // An order later that day lies after the compared time, so it does not count.
  await moveOrder(await buy('1x'), days(7) - hours(1));
  // € 24,95 without 21 % VAT is € 20,62; the jar cost € 4 and the brush € 0,50.
  const compared = { current: 2062 - 450, previous: 2062 - 450 };
  expect(await today()).toMatchObject({
    margin: compared,
    revenue: { current: 2495, previous: 2495 },
    costMissing: [],
  });
});

test('everything that waits has its line, its clock and its place', async () => {
  await shop.rows("update stock_articles set warn_below = 100000 where code = 'jar'");
  await shop.rows(`insert into withdrawals (submission_key, customer_name, customer_email, order_number, statement,
      statement_version, declared_at, declared_at_text, refund_before, match, late, source, sender_hash)
    values ('k', 'J', 'j@x.example', '1', 's', '1', now(), 'nu', (now() at time zone 'Europe/Amsterdam')::date + 4, 'none', false, 'page', 'h')`);
  await shop.rows(`insert into mails (type, recipient, subject, html, text, status, created_at)
    values ('custom', 'j@x.example', 's', 'h', 't', 'bounced', now()), ('custom', 'k@x.example', 's', 'h', 't', 'failed', now())`);
  await shop.rows("update orders set flags = '{oversold}' where id = (select min(id) from orders)");
  await callHttp({
    method: 'POST',
    url: `${shop.address}/api/reviews`,
    body: { customerName: 'Jo', rating: 5, comment: 'Mooi wit geworden' },
  });
  const lines = [...(await toDo()).values()].map(({ text, clock, path }) => [text, clock, path]);
  expect(lines).toEqual([
    ['2 te verzenden', null, '/admin/packing'],
    ['1 herroeping', 'nog 4 dagen', '/admin/withdrawals?status=open'],
    ['1 bestelling om na te kijken', null, '/admin/orders?attention=true'],
    ['1 review te beoordelen', null, '/admin/reviews?status=pending'],
    ['1 mail opgegeven', null, '/admin/outbox?status=failed'],
    ['1 mail onbestelbaar', null, '/admin/outbox?status=bounced'],
    ['Pot tandpoeder: voorraad nog 4997 stuks', null, '/admin/stock'],
  ]);
});

/**
 * SQL statements that create the kinds of pending work that the other tests here do not create; `$1` is an
 * order id.
 */
const OTHER_WORK: readonly string[] = [
  `insert into jobs.job (name, data, state, policy, completed_on, output) values
     ('clock', '{"kind":"reconcile-payments","data":{}}', 'completed', 'short', now(), '{"checked":1,"repaired":0,"unexplained":3}'),
     ('quick', '{"kind":"send-reminder","data":{}}', 'failed', 'short', now(), '{}')`,
  `insert into differences (kind, subject, text, first_seen_at, last_seen_at) values ('number_gap', 'series:', 't', now(), now())`,
  `insert into returns (order_id, status, origin, not_sent, actor, opened_at, updated_at) values ($1, 'received', 'operator', false, 'admin', now(), now())`,
  `insert into disputes (id, order_id, payment_id, amount, status, reason, evidence_due_by, created_at, updated_at)
     values ('du_1', $1, 'pi_1', 100, 'open', 'fraudulent', now() + interval '6 days', now(), now())`,
  `insert into bank_orders (key, quote, total, document, state, actor, pay_until, created_at, updated_at)
     values ('k', '{}', 100, '{}', 'waiting', 'admin', now() - interval '3 days', now(), now())`,
  `insert into shipments (order_id, reference, status, provider, options, actor, created_at, updated_at)
     values ($1, 'ZW-1', 'failed', 'sendy', '{}', 'admin', now(), now())`,
  `insert into purchase_orders (key, supplier, status, expected_on, created_at, updated_at)
     values ('k', 'Kokos BV', 'ordered', now() - interval '3 days', now(), now())`,
];

test('no kind of work is left out', async () => {
  const orderId = await buy('1x');
  for (const statement of OTHER_WORK) await shop.rows(statement, statement.includes('$1') ? [orderId] : []);
  await shop.newBuyer().call('POST', '/api/contacts', {
    name: 'Jo',
    email: 'jo@example.nl',
    subject: 'Vraag',
    message: 'Hoe lang blijft een pot goed?',
  });
  const lines = await toDo();
  expect([...lines.keys()].toSorted()).toEqual(toDoSources.map(({ key }) => key).toSorted());
  const shownLine = (key: string) => [lines.get(key)?.text, lines.get(key)?.clock];
  expect(shownLine('unexplained-payments')).toEqual(['3 betalingen zonder bestelling', null]);
  expect(shownLine('disputes')).toEqual(['1 geschil', 'nog 6 dagen']);
  expect(shownLine('questions')).toEqual(['1 vraag te beantwoorden', null]);
  expect(shownLine('late-purchases')).toEqual(['1 levering is over tijd', null]);
});

test('who may only write sees what there is to write', async () => {
  const writer = await addSettledOperator(shop, 'schrijver', 'writer');
  const headers = { cookie: await logInForCookie(shop.address, writer) };
  const { body } = await callHttp({ url: `${shop.address}/api/admin/to-do`, headers });
  expect(body).toMatchObject([{ key: 'reviews' }]);
  expect((await callHttp({ url: `${shop.address}/api/admin/today`, headers })).status).toBe(403);
});
