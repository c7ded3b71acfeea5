// Tests that readiness is checked at most once a second, and that no returned result is older than a second.

import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouteGuards } from '#main/http/route-guards.ts';
import { createZodServer } from '#platform/http/zod-server.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import { createSignedTokens } from '#platform/tokens/signed-tokens.ts';
import { seconds, systemClock } from '#shared/clock.ts';
import { createServe } from '../serve.ts';
import { serveHealth } from './health.ts';

const routeGuards = createRouteGuards({
  config: { rateLimitScale: 1, metricsToken: null },
  publicUrl: 'http://127.0.0.1',
  clock: systemClock,
  tokens: createSignedTokens(createKeyring({ sessionSecret: 's'.repeat(40), previousSecret: null })),
});
const check = vi.fn(async () => {});
const app = createZodServer();

beforeEach(async () => {
  check.mockReset();
  if (!app.hasRoute({ method: 'GET', url: '/readyz' }))
    serveHealth(createServe(app, routeGuards), { database: check });
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

afterAll(() => app.close());

const status = async () => (await app.inject('/readyz')).statusCode;

test('who ask at once, or again within a second, share one look', async () => {
  expect(await Promise.all([status(), status(), status()])).toEqual([200, 200, 200]);
  vi.advanceTimersByTime(seconds(1) - 1);
  expect(await status()).toBe(200);
  expect(check).toHaveBeenCalledTimes(1);
});

test('a second later a failure is told, and a recovery too', async () => {
  expect(await status()).toBe(200);
  check.mockRejectedValueOnce(new Error('away'));
  vi.advanceTimersByTime(seconds(1));
  expect(await status()).toBe(503);
  vi.advanceTimersByTime(seconds(1));
  expect(await status()).toBe(200);
  expect(check).toHaveBeenCalledTimes(3);
});

test('a look that takes long is waited for by all, not repeated', async () => {
  const slow = Promise.withResolvers<void>();
  check.mockReturnValueOnce(slow.promise);
  const first = status();
  await vi.waitFor(() => expect(check).toHaveBeenCalled());
  vi.advanceTimersByTime(seconds(30));
  const second = status();
  slow.resolve();
  expect([await first, await second]).toEqual([200, 200]);
  expect(check).toHaveBeenCalledTimes(1);
});
