// Tests the waiting time after too many log-in attempts: it ends as soon as the counted failures leave the
// time window.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '#shared/clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { enforceLimit, passwordAttempt } from './login-attempts.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openTestDatabase();
});
afterAll(() => shop.drop());

test('a refused attempt is not counted: knocking on does not lengthen the wait', async () => {
  const begin = new Date('2026-11-20T12:00:00Z').getTime();
  let now = begin;
  const needs = { database: shop.database, clock: { now: () => new Date(now) } };
  const attempt = passwordAttempt('admin', { network: '192.0.2.1' });
  for (let guess = 0; guess < 5; guess += 1) {
    now = begin + minutes(guess);
    await enforceLimit(needs, attempt);
  }
  for (let knock = 5; knock < 15; knock += 1) {
    now = begin + minutes(knock);
    const wait = (15 - knock) * 60;
    await expect(enforceLimit(needs, attempt)).rejects.toMatchObject({ status: 429, retryAfter: wait });
  }
  now = begin + minutes(15) + 1;
  await enforceLimit(needs, attempt);
});
