// Tests the withdrawal of a purchase over HTTP with its confirmation mail: open to everyone, one mail per
// declaration.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailTemplates } from '#mails/mails.ts';
import { sendReceiptWhenWithdrawalDeclared } from '#mails/returns/withdrawal-received.ts';
import { frameOf } from '#mails/templates/layout.ts';
import { createTemplateCache, listRecentMails, seedEmailTemplates } from '#modules/mail/index.ts';
import type { WithdrawalReference } from '#modules/returns/index.ts';
import { createGetSettings, seedSettings } from '#modules/settings/index.ts';
import { createHttpServer, type HttpServer } from '#platform/http/create-http-server.ts';
import { limited } from '#platform/http/limits/rate-limits.ts';
import { createLog } from '#platform/log/create-log.ts';
import { hours } from '#shared/clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testRouteGuards } from '#tests/support/route-guards.ts';
import { createServe } from '../serve.ts';
import { serveWithdrawals } from './withdrawals.ts';

const clock = { now: () => new Date('2026-11-20T13:03:05Z') };
let shop: TestDatabase;
let app: HttpServer;
let react: (data: WithdrawalReference) => Promise<void>;
const declared: object[] = [];

beforeAll(async () => {
  shop = await openTestDatabase();
  const { database } = shop;
  await database.transaction(async (tx) => {
    await seedSettings(tx, clock);
    await seedEmailTemplates(tx, clock, emailTemplates);
  });
  const getSettings = createGetSettings({ database });
  const reacting = {
    findSoldProduct: async () => null,
    database,
    getSettings,
    clock,
    jobs: { send: async () => {} },
    templateCache: createTemplateCache(),
    mailLayout: { frameOf },
    publicUrl: 'https://zwartwit.example',
    tokens: { sign: (_purpose: string, email: string) => email, read: () => null },
  };
  react = (data) => sendReceiptWhenWithdrawalDeclared.react(reacting, data);
  app = await createHttpServer({
    log: createLog('silent'),
    trustProxy: 1,
    cookieSecret: 'x'.repeat(32),
    https: false,
  });
  const routeGuards = testRouteGuards({ withdrawals: limited({ max: 20, windowMs: hours(1) }, 1) });
  serveWithdrawals(createServe(app, routeGuards), {
    database,
    getSettings,
    clock,
    announce: async (_tx, _fact, data) => {
      declared.push(data);
    },
    hashSender: () => 'hash',
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await shop.drop();
});

const good = { customerName: 'Anna <b>', orderNumber: 'ZW100001', customerEmail: 'anna@example.org' };
const post = (payload: object, address = '203.0.113.1') =>
  app.inject({
    method: 'POST',
    url: '/api/withdrawals',
    payload,
    headers: { 'x-forwarded-for': address },
  });

test('a program gets 201 and the receipt, without a log-in', async () => {
  const answer = await post({ ...good, reason: null });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ ...good, reason: null, refundBefore: '2026-12-04' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a declaration without what a receipt needs is 422 with the fields', async () => {
  const answer = await post({ customerName: 'Anna', orderNumber: 'ZW1', customerEmail: 'geen adres' });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
  expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(['customerEmail']);
});

test('without an order of that address the receipt holds its moment and reference, no word of the sender; run twice it is one mail', async () => {
  await react({ withdrawalId: 1 });
  await react({ withdrawalId: 1 });
  const [mail, ...more] = await listRecentMails(shop, {});
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ type: 'withdrawal_received', recipient: 'anna@example.org', orderId: null });
  expect(mail?.subject).toBe('We hebben je herroeping ontvangen');
  for (const content of [mail?.html, mail?.text]) {
    for (const part of ['20 november 2026 om 14:03:05 uur', '4 december 2026', 'HR100001', 'Hoi,'])
      expect(content?.replaceAll('\u00a0', ' ')).toContain(part);
    for (const typed of ['Anna', 'ZW100001']) expect(content).not.toContain(typed);
  }
});

test('a declaration that is not there makes no mail', async () => {
  await react({ withdrawalId: 999 });
  expect(await listRecentMails(shop, {})).toHaveLength(1);
});

test('only the operator reads the list', async () => {
  expect((await app.inject({ url: '/api/admin/withdrawals' })).statusCode).toBe(401);
  const list = await app.inject({ url: '/api/admin/withdrawals', headers: { cookie: 'operator' } });
  expect(list.json()).toMatchObject([{ reference: 'HR100001', match: 'none', order: null, late: false }]);
  const page = await app.inject({ url: '/api/admin/withdrawals?limit=1', headers: { cookie: 'operator' } });
  expect(page.json()).toMatchObject({ total: 1, nextCursor: null });
});

test('the twenty-first declaration of an hour from one address answers 429', async () => {
  const statuses = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await post(good, '203.0.113.9')).statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});
