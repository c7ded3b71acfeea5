// Tests a PostgreSQL server that is unavailable at the start or for a while. The embedded database is part of
// the process, so this cannot happen to it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { buyByCard, createBuyer, DETAILS } from '#tests/support/buyer.ts';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';
import { type FaultProxy, openFaultProxy } from '#tests/support/fault-proxy.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer, type KillableServer } from '#tests/support/killable-server.ts';
import { queryServer } from '#tests/support/query-server.ts';

const postgres = process.env.TEST_DATABASE_URL;
/** A path whose answer is never cached, so each request needs the database. */
const MADE_ANEW = '/api/quote?variant=2x&couponCode=WELKOM10';
const PATIENCE = { timeout: 120_000, interval: 100 };

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let road: FaultProxy;
let server: KillableServer;
let dataFolder: string;

beforeEach(async () => {
  database = await createEmptyDatabase(postgres ?? '');
  road = await openFaultProxy(database.url);
  dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-away-'));
  server = await createKillableServer(builtShop, {
    DATA_DIR: dataFolder,
    DATABASE_URL: road.url,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
  });
});
afterEach(async () => {
  await server.kill();
  await road.close().catch(() => undefined);
  await database.drop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  callHttp({ url: `${server.address}${path}`, headers });
const untilReady = () => expect.poll(() => ask('/readyz')).toMatchObject({ status: 200 });

describe.skipIf(!postgres)('a database that is away', () => {
  test('at the start is waited for: alive, not ready, and no visitor is turned away for good', async () => {
    await server.start();
    expect(await ask('/readyz')).toMatchObject({ status: 503, body: { ready: false } });
    expect(await ask('/api/variants')).toMatchObject({
      status: 503,
      body: { code: 'temporarily_unavailable' },
    });
    const page = await ask('/', { accept: 'text/html' });
    expect(page.status).toBe(503);
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' });
    await road.open();
    await untilReady();
    await buyByCard(createBuyer(server.address), { variant: '1x' });
  });

  test('before what was missed is queued has let nobody in yet, whose connection it could end', async () => {
    await road.open();
    await server.start();
    await untilReady();
    await server.stop();
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    try {
      await holder.query('begin; lock table jobs.job in share mode');
      const starting = server.start();
      const queueing = `select query from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query ilike '%insert into%job%'`;
      await vi.waitFor(
        async () => expect(await queryServer(database.url, queueing)).not.toEqual([]),
        PATIENCE,
      );
      await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED');
      await road.close();
      await starting;
      expect(await ask('/readyz')).toMatchObject({ status: 503, body: { ready: false } });
    } finally {
      await holder.end();
    }
    await road.open();
    await untilReady();
  });

  test('in the middle of a purchase costs the buyer a moment, and nobody an order or a mail', async () => {
    await road.open();
    await server.start();
    await untilReady();
    const buyer = createBuyer(server.address);
    await buyer.saveDetails();
    const started = await buyer.checkout({ variant: '1x' });
    await road.close();
    const newcomer = createBuyer(server.address);
    const refused = await newcomer.call('POST', '/api/draft-orders/upsert', {
      sessionId: newcomer.sessionId,
      ...DETAILS,
    });
    expect(refused).toMatchObject({ status: 503, body: { code: 'temporarily_unavailable' } });
    expect(refused.headers['retry-after']).toBe('5');
    // A search engine takes 500 for a page that is broken.
    const page = await ask('/contact', { accept: 'text/html' });
    expect(page).toMatchObject({ status: 503, body: expect.stringContaining('Deze pagina werkt even niet') });
    expect(page.headers['retry-after']).toBe('5');
    // Told within a second of the last look.
    const failing = { status: 503, body: { checks: { database: 'failing' } } };
    await vi.waitFor(async () => expect(await ask('/readyz')).toMatchObject(failing), PATIENCE);
    expect((await ask('/healthz')).status).toBe(200);
    // The provider is there: the money is taken, and its message finds nobody at home.
    expect((await buyer.payByCard(started)).status).toBe(200);
    expect((await buyer.tryOrder(started.paymentIntentId)).status).toBe(503);
    await road.open();
    await untilReady();
    const { orderId } = await buyer.askForOrder(started.paymentIntentId);
    await vi.waitFor(
      async () =>
        expect(await queryServer(database.url, 'select order_id, type, status from mails')).toEqual([
          { order_id: orderId, type: 'order_confirmation', status: 'sent' },
        ]),
      PATIENCE,
    );
  });

  test('whose connections went silent, though new ones work, is found again without anybody', async () => {
    await road.open();
    await server.start();
    await untilReady();
    await Promise.all(Array.from({ length: 20 }, () => ask(MADE_ANEW)));
    road.fallSilent();
    await Promise.all(Array.from({ length: 20 }, () => ask(MADE_ANEW)));
    await untilReady();
    await buyByCard(createBuyer(server.address), { variant: '1x' });
  });

  test('lets the shop go on SIGTERM, also when nothing answers any more', async () => {
    await road.open();
    await server.start();
    await untilReady();
    road.fallSilent();
    const asked = Promise.all(Array.from({ length: 10 }, () => ask(MADE_ANEW).catch(() => null)));
    const { pid } = server;
    if (pid === null) throw new Error('The server is not there');
    process.kill(pid, 'SIGTERM');
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), PATIENCE);
    await asked;
  });

  test('has a lock that nobody lets go of: the visitor is asked to come back', async () => {
    await road.open();
    await server.start();
    await untilReady();
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    try {
      await holder.query('begin; lock table draft_orders');
      const buyer = createBuyer(server.address);
      const refused = await buyer.call('POST', '/api/draft-orders/upsert', {
        sessionId: buyer.sessionId,
        ...DETAILS,
      });
      expect(refused).toMatchObject({ status: 503, body: { code: 'temporarily_unavailable' } });
      expect(refused.headers['retry-after']).toBe('5');
    } finally {
      await holder.end();
    }
    await buyByCard(createBuyer(server.address), { variant: '1x' });
  });
});
