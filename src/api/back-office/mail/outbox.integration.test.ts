// Tests the outbox over HTTP: an array without a limit, a page with a limit, and nothing without a log-in.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const mail = {
  type: 'refund',
  recipient: 'anna@example.org',
  subject: 'Terug',
  html: '<p>Hoi</p>',
  text: 'Hoi',
  attachments: [{ filename: 'creditnota.pdf', contentType: 'application/pdf' }],
  status: 'sent',
  transport: 'outbox',
  attempts: 1,
  lastError: null,
  orderId: 12,
  draftId: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  sentAt: '2026-11-20T12:00:01.000Z',
};
let shop: TestShop;

const add = (id: number, status: string, recipient = mail.recipient) =>
  shop.rows(
    `insert into mails (id, type, recipient, subject, html, text, attachments, status, transport, attempts, order_id, created_at, sent_at)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      id,
      mail.type,
      recipient,
      mail.subject,
      mail.html,
      mail.text,
      JSON.stringify(mail.attachments.map((attachment) => ({ ...attachment, document: 'invoice:7' }))),
      status,
      mail.transport,
      mail.attempts,
      mail.orderId,
      mail.createdAt,
      mail.sentAt,
    ],
  );

beforeAll(async () => {
  shop = await startTestShop();
  await add(9006, 'cancelled');
  await add(9007, 'sent');
  await add(9008, 'cancelled');
});
afterAll(() => shop.stop());

const OUTBOX = '/api/admin/outbox';
const read = (query: string) => shop.asOperator('GET', `${OUTBOX}${query}`);
const asAnonymous = (method: string, path: string) => callHttp({ method, url: `${shop.address}${path}` });

test('without a limit it is a plain list', async () => {
  expect((await read('?status=sent')).body).toEqual([{ id: 9007, ...mail }]);
});

test('with a limit it is a page', async () => {
  const { body } = await read('?limit=1&cursor=9008&q=anna');
  expect(body).toEqual({ items: [{ id: 9007, ...mail }], nextCursor: '9007', total: 3 });
});

test.each(['?limit=0', '?limit=201', '?cursor=1;drop', '?status=lost'])('%s is refused', async (query) => {
  expect((await read(query)).status).toBe(422);
});

test('a stranger sees nothing', async () => {
  expect((await asAnonymous('GET', OUTBOX)).status).toBe(401);
});

test('everything that was given up is tried again in one call, and only by an operator', async () => {
  for (const id of [9009, 9010]) await add(id, 'failed');
  await add(9011, 'failed', 'weg@example.org');
  await shop.asOperator('POST', '/api/admin/mail-suppressions', { email: 'weg@example.org', scope: 'all' });
  const path = `${OUTBOX}/retry-failed`;
  expect((await asAnonymous('POST', path)).status).toBe(401);
  expect((await shop.asOperator('POST', path)).body).toEqual({ retried: 2, left: 1 });
});
