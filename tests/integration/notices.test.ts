// Tests every kind of notice: each event causes one notice, as a mail in the outbox, or in the daily digest
// when its switch is off.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendDigest } from '#mails/operator/digest.ts';
import { toDoSources } from '#main/compose/to-do-sources.ts';
import { NIGHTLY, noticeSources } from '#main/jobs/notice-sources.ts';
import { raiseUnexplainedPayment } from '#main/jobs/reconciliation.ts';
import { detectNotices, noticeKinds } from '#modules/notices/index.ts';
import { readToDo } from '#modules/operations/index.ts';
import { articleSchema } from '#modules/stock/contract.ts';
import { days, minutes } from '#shared/clock.ts';
import { dayOf } from '#shared/shop-days.ts';
import { accepted, buyByCard, DISPUTED, FAILS_LATER } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const AFTERMATH = minutes(5);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ timings: { aftermathAfter: AFTERMATH } });
});
afterAll(() => shop.stop());
// Each test tells of its own facts alone.
beforeEach(async () => {
  await look();
  await shop.rows("delete from mails where type in ('notice', 'digest')");
});

const look = async () => {
  const raised = await detectNotices(shop.shop, noticeSources);
  await shop.settle();
  return raised;
};
const outbox = () =>
  shop.rows("select subject, recipient, status from mails where type = 'notice' order by id");
const subjects = async () => (await outbox()).map(({ subject }) => subject);
const setNotices = async (notifications: object) =>
  expect((await shop.asOperator('PUT', '/api/admin/settings', { notifications })).status).toBe(200);

async function buy(card?: string): Promise<number> {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x' });
  accepted(await buyer.payByCard(started, card));
  const { orderId } = await buyer.askForOrder(started.paymentIntentId);
  await shop.settle();
  return Number(orderId);
}

test('an order is told once to the address of the settings, however often and by however many it is looked for', async () => {
  await setNotices({ email: 'ik@winkel.example' });
  const { order } = await buyByCard(shop.newBuyer(), { variant: '2x' });
  await shop.settle();
  await Promise.all(Array.from({ length: 4 }, () => detectNotices(shop.shop, noticeSources)));
  await look();
  expect(await outbox()).toEqual([
    {
      subject: `Nieuwe bestelling ${order.orderNumber}`,
      recipient: 'ik@winkel.example',
      status: 'sent',
    },
  ]);
  await setNotices({ email: '' });
});

test('stock under its threshold is told once per crossing, also when many buy at once', async () => {
  await setNotices({ newOrder: false });
  const [jar] = await shop.rows("select on_hand from stock_articles where code = 'jar'");
  const threshold = Number(jar?.on_hand) - 3;
  await shop.rows("update stock_articles set warn_below = $1 where code = 'jar'", [threshold]);
  await Promise.all(Array.from({ length: 8 }, () => buyByCard(shop.newBuyer(), { variant: '1x' })));
  await shop.settle();
  await Promise.all([look(), look()]);
  const below = `Pot tandpoeder: nog ${threshold - 1} op voorraad`;
  expect(await subjects()).toEqual([below]);
  // Sold on below it: nothing new. Back above it and below again: another crossing.
  await buy();
  await look();
  expect(await subjects()).toEqual([below]);
  const count = (counted: number, was: number) =>
    shop.asOperator('POST', '/api/admin/stock/counts', {
      key: `count-${counted}`,
      lines: [{ article: 'jar', counted, was }],
    });
  expect((await count(threshold, threshold - 6)).status).toBe(204);
  await buy();
  await look();
  expect(await subjects()).toEqual([below, below]);
  // A threshold that is raised and lowered again over what was sold a moment ago says nothing of it.
  const articles = articleSchema.array().parse((await shop.asOperator('GET', '/api/admin/stock')).body);
  const found = articles.find(({ code }) => code === 'jar');
  for (const warnBelow of [threshold + 5, threshold + 1]) {
    const change = { name: found?.name, warnBelow };
    const written = await shop.asOperator('PUT', `/api/admin/stock/articles/${found?.id}`, change);
    expect(written.status).toBe(204);
    await look();
  }
  expect(await subjects()).toEqual([below, below]);
});

test('a dispute and a refund that came back are told once each', async () => {
  await buy(DISPUTED);
  const refunded = await buy(FAILS_LATER);
  const key = { idempotencyKey: 'refund-for-notice' };
  await shop.asOperator('POST', `/api/admin/orders/${refunded}/refunds`, key);
  await shop.settle();
  shop.skip(AFTERMATH);
  await shop.settle();
  await look();
  await look();
  expect(await subjects()).toEqual([
    expect.stringMatching(/^Geschil over bestelling ZW/),
    expect.stringMatching(/^Terugbetaling mislukt: bestelling ZW/),
  ]);
});

test('a payment nobody can explain is told once, however often it is found', async () => {
  expect(await raiseUnexplainedPayment(shop.shop, 'pi_somebody')).toBe(true);
  expect(await raiseUnexplainedPayment(shop.shop, 'pi_somebody')).toBe(false);
  expect(await subjects()).toEqual(['Betaling zonder bestelling']);
});

test('a label and a mail that were given up are told, a notice that was given up is not', async () => {
  const orderId = await buy();
  const now = shop.now();
  await shop.rows(
    `insert into shipments (order_id, reference, status, provider, options, actor, created_at, updated_at)
     values ($1, 'ZW-test', 'failed', 'sendy', '{}', 'admin', $2, $2)`,
    [orderId, now],
  );
  await shop.rows(
    `with given_up as (insert into mails (type, recipient, subject, html, text, status, attempts, created_at)
       values ('shipped', 'j@x.example', 's', 'h', 't', 'bounced', 1, $1), ('notice', 'k@x.example', 's', 'h', 't', 'failed', 1, $1) returning id)
     insert into mail_attempts (mail_id, at, outcome, detail) select id, $1, 'bounced', 'weg' from given_up`,
    [now],
  );
  await look();
  await look();
  const told = (await subjects()).filter((subject) => subject !== 's');
  expect(told).toEqual([
    expect.stringMatching(/^Label niet gelukt: bestelling ZW/),
    'Mail niet bezorgd: Bestelling verzonden',
  ]);
});

test('a provider that says nothing for a day while orders come in, and a backup that is late, are told once', async () => {
  expect((await shop.asOperator('POST', '/api/admin/backup')).status).toBe(201);
  shop.skip(days(2));
  await buy();
  await shop.rows("update payment_events set received_at = now() - interval '2 days'");
  shop.skip(minutes(20));
  await look();
  await look();
  expect(await subjects()).toEqual([
    'De betaaldienst meldt al een dag niets',
    expect.stringMatching(/^De laatste back-up is van /),
  ]);
});

test('a backup of the night that was given up is told once, also when there was never one before', async () => {
  await shop.rows(
    `insert into jobs.job (name, data, state, policy, retry_limit, retry_count, start_after, completed_on, output, singleton_key)
     values ('clock', $1, 'failed', 'short', 2, 2, now(), now(), '{"message":"ENOSPC: no space left on device"}', 'given up')`,
    [JSON.stringify({ kind: NIGHTLY, data: {} })],
  );
  await look();
  await look();
  expect(await subjects()).toEqual(['Een back-up is mislukt']);
  await shop.rows("delete from jobs.job where singleton_key = 'given up'");
});

test('a withdrawal is told three days before its money has to be back', async () => {
  await shop.rows(
    `insert into withdrawals (submission_key, customer_name, customer_email, order_number, statement,
       statement_version, declared_at, declared_at_text, refund_before, match, late, source, sender_hash)
     select 'k' || n, 'J', 'j@x.example', '1', 's', '1', now(), 'nu', $1::date + n, 'none', false, 'page', 'h' from unnest(array[3, 4]) n`,
    [dayOf(shop.now())],
  );
  await look();
  await look();
  expect(await subjects()).toEqual([expect.stringMatching(/^Herroeping: geld terug uiterlijk /)]);
});

test('what is switched off waits for the mail of the morning, which comes once a day with the work', async () => {
  await setNotices(Object.fromEntries(Object.keys(noticeKinds).map((kind) => [kind, false])));
  await shop.rows('update notices set is_told = true');
  const orderId = await buy();
  await look();
  expect(await subjects()).toEqual([]);
  const morning = async () =>
    sendDigest(shop.shop, await readToDo(shop.shop, toDoSources, dayOf(shop.now())));
  expect([await morning(), await morning()]).toEqual([true, false]);
  await shop.settle();
  const [mail, ...others] = await shop.rows("select subject, text from mails where type = 'digest'");
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Vandaag: \d+ te verzenden, /);
  expect(mail?.text).toContain(`${shop.address}/admin/packing`);
  expect(mail?.text).toContain(`- Nieuwe bestelling ZW${100000 + orderId}`);
  shop.skip(days(1));
  expect(await morning()).toBe(true);
  await shop.settle();
  const [next] = await shop.rows("select text from mails where type = 'digest' order by id desc");
  expect(next?.text).toMatch(/€\d+,\d\d omzet gisteren, \d+ bestelling/);
  shop.skip(days(1));
  await setNotices({ digest: false });
  expect(await morning()).toBe(false);
});

test('every kind can be tried, and goes through the outbox', async () => {
  for (const kind of Object.keys(noticeKinds)) {
    const answer = await shop.asOperator('POST', '/api/admin/notices/try', { kind });
    expect([answer.status, answer.body]).toMatchObject([
      202,
      { recipient: 'hallo@zwartwit.example', devices: 0 },
    ]);
  }
  await shop.settle();
  const tried = await subjects();
  expect(tried).toEqual(Object.values(noticeKinds).map(({ example }) => `[Test] ${example}`));
});

test('a shop put back from a backup of before there were notices tells what comes from then on', async () => {
  await shop.rows('delete from notice_watch');
  await setNotices({ newOrder: true });
  await buy();
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
});
