// Tests failed jobs: the operator sees the reason and the next attempt, can retry them, and sees a warning on
// every page. The failure of a scheduled job is cleared when a later run succeeds.

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { failedJobSchema, shopHealthSchema } from '#modules/operations/contract.ts';
import { seconds } from '#shared/clock.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';
import { jobText } from '#web/admin/sections/api-tab/jobs/job-texts.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const list = async () =>
  z.array(failedJobSchema).parse((await shop.asOperator('GET', '/api/admin/jobs')).body);
const sentences = async () => {
  shop.skip(seconds(31));
  const { troubles } = shopHealthSchema.parse((await shop.asOperator('GET', '/api/admin/standing')).body);
  return troubles.map(({ text }) => text);
};
/** Inserts a job of this kind in the state in which pg-boss leaves it after a failure. */
const failed = (kind: string, lane: string, state: 'failed' | 'retry', completedOn = 'now()') =>
  shop.rows(
    `insert into jobs.job (name, data, state, policy, retry_limit, retry_count, start_after, completed_on, output, singleton_key)
     values ($1, $2, $3::jobs.job_state, 'short', 20, 3, now() + interval '1 hour',
       case when $3 = 'failed' then ${completedOn} end, '{"message":"connect ECONNREFUSED"}', gen_random_uuid()::text)
     returning id`,
    [lane, JSON.stringify({ kind, data: {} }), state],
  );

test('a shop in which nothing failed runs', async () => {
  expect([await list(), await sentences()]).toEqual([[], []]);
});

test('every kind of job has words', () => {
  expect(shop.shop.jobs.kinds().filter((kind) => jobText(kind) === kind)).toEqual([]);
});

test('what failed is listed with its reason, its tries and its next try', async () => {
  await failed('new-day', 'quick', 'failed');
  await failed('send-reminder', 'quick', 'retry');
  const jobs = await list();
  expect(jobs).toHaveLength(2);
  expect(jobs.find(({ kind }) => kind === 'new-day')).toMatchObject({
    state: 'failed',
    tries: 4,
    nextTryAt: null,
    reason: 'connect ECONNREFUSED',
  });
  expect(jobs.find(({ kind }) => kind === 'send-reminder')).toMatchObject({
    state: 'retrying',
    tries: 4,
    nextTryAt: expect.stringMatching(/^\d{4}-/),
  });
  expect(await sentences()).toEqual(['1 taak is opgegeven']);
});

test('one is tried again at once, and a second press finds it gone', async () => {
  const [job] = (await list()).filter(({ state }) => state === 'failed');
  const retry = () => shop.asOperator('POST', `/api/admin/jobs/${job?.id}/retry`);
  expect((await retry()).body).toEqual({ retried: 1 });
  await shop.settle();
  expect((await list()).map(({ kind }) => kind)).toEqual(['send-reminder']);
  expect((await retry()).status).toBe(404);
  expect(await sentences()).toEqual([]);
  const written = await shop.rows(
    "select operator from audit_entries where route = '/api/admin/jobs/:id/retry'",
  );
  expect(written[0]).toEqual({ operator: 'admin' });
});

test('all that were given up are tried again together, and what waits for its own next try is left', async () => {
  for (let count = 0; count < 3; count += 1) await failed('new-day', 'quick', 'failed');
  expect(await sentences()).toEqual(['3 taken zijn opgegeven']);
  expect((await shop.asOperator('POST', '/api/admin/jobs/retry-failed')).body).toEqual({ retried: 3 });
  await shop.settle();
  expect((await list()).map(({ state }) => state)).toEqual(['retrying']);
});

test('a turn of the clock that failed counts until a later one succeeded', async () => {
  await failed('reconcile-payments', 'clock', 'failed');
  expect(await sentences()).toEqual(['De betaaldienst antwoordt niet', '1 taak is opgegeven']);
  await shop.database.transaction((tx) =>
    shop.shop.jobs.send(
      tx,
      { name: 'reconcile-payments', queueClass: 'clock', parse: Object },
      { span: 'recent' },
    ),
  );
  await shop.settle();
  expect((await list()).map(({ kind }) => kind)).toEqual(['send-reminder']);
  expect(await sentences()).toEqual([]);
});

test('a stranger sees no jobs and tries none', async () => {
  const { call } = shop.newBuyer();
  for (const [method, path] of [
    ['GET', '/api/admin/jobs'],
    ['GET', '/api/admin/standing'],
    ['POST', '/api/admin/jobs/retry-failed'],
  ] as const)
    expect((await call(method, path)).status).toBe(401);
});
