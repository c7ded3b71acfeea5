// Tests rate limits shared by two processes on one PostgreSQL server: together they allow a network only what
// the limit says.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { DETAILS, newSessionId } from '#tests/support/buyer.ts';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';
import { type FaultProxy, openFaultProxy } from '#tests/support/fault-proxy.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer, type KillableServer } from '#tests/support/killable-server.ts';
import { queryServer } from '#tests/support/query-server.ts';

const postgres = process.env.TEST_DATABASE_URL;
/**
 * The number of requests that pass: a tenth of the real limit of 60 a minute, because these processes scale
 * all limits by 0.1.
 */
const LIMIT = 6;

describe.skipIf(!postgres)('two processes on one database', { timeout: 240_000 }, () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let road: FaultProxy;
  let servers: KillableServer[] = [];
  const folders: string[] = [];

  beforeAll(async () => {
    database = await createEmptyDatabase(postgres ?? '');
    road = await openFaultProxy(database.url);
    await road.open();
    servers = await Promise.all([startableServer(), startableServer()]);
    // One after the other: the first makes the tables.
    for (const server of servers) {
      await server.start();
      await vi.waitFor(
        async () => expect((await callHttp({ url: `${server.address}/readyz` })).status).toBe(200),
        { timeout: 120_000, interval: 200 },
      );
    }
  }, 240_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await road.close().catch(() => undefined);
    await database.drop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function startableServer(): Promise<KillableServer> {
    const folder = mkdtempSync(join(tmpdir(), 'zwartwit-limits-'));
    folders.push(folder);
    return createKillableServer(builtShop, {
      DATA_DIR: folder,
      DATABASE_URL: road.url,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '0.1',
      SESSION_SECRET: 'the same for every process of one shop',
    });
  }

  async function statuses(path: string, body: object): Promise<number[]> {
    const calls = servers.flatMap(({ address }) => Array<string>(LIMIT * 2).fill(`${address}${path}`));
    const answers = await Promise.all(calls.map((url) => callHttp({ method: 'POST', url, body })));
    return answers.map(({ status }) => status);
  }
  const count = (all: number[], wanted: number) => all.filter((status) => status === wanted).length;

  test('let through together what one would, and keep no address', async () => {
    const all = await statuses('/api/validate-coupon', { code: 'NIETS', variant: '1x' });
    expect([count(all, 200), count(all, 429)]).toEqual([LIMIT, LIMIT * 4 - LIMIT]);
    const kept = JSON.stringify(await queryServer(database.url, 'select * from request_counts'));
    expect(kept).not.toMatch(/127\.0\.0\.1|coupon/);
  });

  test('count for themselves while it is away: nobody is locked out, and nobody is let in without end', async () => {
    await road.close();
    const all = await statuses('/api/draft-orders/upsert', { sessionId: newSessionId(), ...DETAILS });
    expect(count(all, 429)).toBe(LIMIT * 4 - LIMIT * 2);
    expect(count(all, 503)).toBe(LIMIT * 2);
  });
});
