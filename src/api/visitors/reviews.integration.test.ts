// Tests the review endpoints over HTTP: the response texts, errors per field, a limit per network address.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitsAt } from '#main/http/limits.ts';
import { seedSampleReviews } from '#modules/reviews/index.ts';
import { createHttpServer, type HttpServer } from '#platform/http/create-http-server.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import { createSignedTokens } from '#platform/tokens/signed-tokens.ts';
import { systemClock } from '#shared/clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testRouteGuards } from '#tests/support/route-guards.ts';
import { createServe } from '../serve.ts';
import { serveReviews } from './reviews.ts';

const tokens = createSignedTokens(createKeyring({ sessionSecret: 'x'.repeat(32), previousSecret: null }));
let shop: TestDatabase;
let app: HttpServer;

beforeAll(async () => {
  shop = await openTestDatabase();
  const { database } = shop;
  await database.transaction((tx) => seedSampleReviews(tx, systemClock));
  app = await createHttpServer({
    log: createLog('silent'),
    trustProxy: 1,
    cookieSecret: 'x'.repeat(32),
    https: false,
  });
  serveReviews(createServe(app, testRouteGuards(limitsAt(1, () => false))), {
    database,
    tokens,
    clock: systemClock,
    testMode: true,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await shop.drop();
});

const submit = (payload: object, address: string) =>
  app.inject({ method: 'POST', url: '/api/reviews', payload, headers: { 'x-forwarded-for': address } });
const good = { customerName: 'Jo', rating: 5, comment: 'Prima product', orderNumber: '' };

test('the list has the fields of the storefront and nothing else', async () => {
  const answer = await app.inject({ url: '/api/reviews' });
  expect(answer.json()).toHaveLength(12);
  expect(Object.keys(answer.json()[0]).sort()).toEqual([
    'avatarUrl',
    'comment',
    'customerName',
    'id',
    'importedFrom',
    'ownerReply',
    'rating',
    'sample',
    'verified',
    'writtenOn',
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a review is taken and not shown', async () => {
  const answer = await submit(good, '203.0.113.1');
  expect([answer.statusCode, answer.json().status]).toEqual([201, 'pending']);
  expect((await app.inject({ url: '/api/reviews' })).json()).toHaveLength(12);
});

test('a review that breaks the rules answers 422 with the texts per field', async () => {
  const answer = await submit({ customerName: 'J', rating: 9, comment: 'kort' }, '203.0.113.2');
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([
    { path: 'customerName', message: 'Naam moet minimaal 2 karakters bevatten' },
    { path: 'rating', message: 'Maximum beoordeling is 5' },
    { path: 'comment', message: 'Review moet minimaal 10 karakters bevatten' },
  ]);
});

test('the eleventh review of an hour from one address answers 429', async () => {
  for (let count = 0; count < 10; count += 1)
    expect((await submit(good, '203.0.113.3')).statusCode).toBe(201);
  const refused = await submit(good, '203.0.113.3');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await submit(good, '203.0.113.4')).statusCode).toBe(201);
});
