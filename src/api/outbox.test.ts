// The outbox over HTTP: a plain list, or a page when a limit is asked; nothing without a session.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { notLoggedIn } from '#modules/accounts/index.ts';
import type { ListMailsQuery, Mail } from '#modules/mail/contract.ts';
import { createHttpServer, type HttpServer } from '#platform/http/create-http-server.ts';
import { createLog } from '#platform/log/create-log.ts';
import { outboxRoutes } from './outbox.ts';

const mail: Mail = {
  id: 7,
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
const asked: ListMailsQuery[] = [];
let app: HttpServer;

beforeAll(async () => {
  app = await createHttpServer({
    log: createLog('silent'),
    trustProxy: 0,
    cookieSecret: 'x'.repeat(32),
    https: false,
  });
  await app.register(
    outboxRoutes({
      listMails: async (query) => {
        asked.push(query);
        return [mail];
      },
      listMailPage: async (query) => {
        asked.push(query);
        return { items: [mail], nextCursor: '7', total: 9 };
      },
      readMail: async () => ({ ...mail, headers: [], log: [] }),
      retryMail: async () => mail,
      retryFailedMails: async () => ({ retried: 2, left: 1 }),
      requireOperator: async (request) => {
        if (request.headers.cookie !== 'in') throw notLoggedIn();
      },
    }),
  );
  await app.ready();
});
afterAll(() => app.close());

const read = (query: string, cookie = 'in') =>
  app.inject({ url: `/api/admin/outbox${query}`, headers: { cookie } });

test('without a limit it is a plain list', async () => {
  const answer = await read('?status=sent');
  expect(answer.json()).toEqual([mail]);
  expect(asked.at(-1)).toEqual({ status: 'sent' });
});

test('with a limit it is a page', async () => {
  const answer = await read('?limit=1&cursor=8&q=anna');
  expect(answer.json()).toEqual({ items: [mail], nextCursor: '7', total: 9 });
  expect(asked.at(-1)).toEqual({ limit: 1, cursor: '8', q: 'anna' });
});

test.each(['?limit=0', '?limit=201', '?cursor=1;drop', '?status=lost'])('%s is refused', async (query) => {
  expect((await read(query)).statusCode).toBe(422);
});

test('a stranger sees nothing', async () => {
  expect((await read('', 'out')).statusCode).toBe(401);
});

test('everything that was given up is tried again in one call, and only by an operator', async () => {
  const retry = (cookie: string) =>
    app.inject({ method: 'POST', url: '/api/admin/outbox/retry-failed', headers: { cookie } });
  expect((await retry('in')).json()).toEqual({ retried: 2, left: 1 });
  expect((await retry('out')).statusCode).toBe(401);
});
