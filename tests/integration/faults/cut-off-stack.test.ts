// Tests a packing run whose shop is killed twice: while labels are bought, and while documents are created.
// It continues, with every label bought once and every document printed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PackedParcel, packingSchema } from '#modules/fulfilment/contract.ts';
import type { Database } from '#platform/database/database.ts';
import { startSendyStandIn } from '#tests/fakes/sendy/sendy-stand-in.ts';
import { openIdleShop } from '#tests/harness/shop/idle-shop.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { insertPaidOrders } from '#tests/support/paid-orders.ts';
import { pageTexts } from '#tests/support/pdf-pages.ts';

const COUNT = 60;
const OPERATOR = { username: 'admin', password: 'een lang wachtwoord' };
const PACKING = '/api/admin/packing';
/** SQL that makes requests for labels without an answer five minutes older, so that they are checked. */
const MINUTES_LATER =
  "update shipments set claimed_at = claimed_at - interval '5 minutes', asked_at = asked_at - interval '5 minutes'";

test('a stack whose shop is killed while it buys and while it prints has one label and one slip for each parcel', async () => {
  const sendy = await startSendyStandIn({ slowMs: 20 });
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-stack-'));
  await onEmptyDatabase(async (databaseUrl) => {
    const env = { SENDY_TOKEN: sendy.token, SENDY_API_BASE: sendy.url };
    const server = await createKillableServer(builtShop, {
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
      ...env,
      ADMIN_USERNAME: OPERATOR.username,
      ADMIN_PASSWORD: OPERATOR.password,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    });
    const whileStopped = async (work: (database: Database) => Promise<unknown>) => {
      const { database, close } = await openIdleShop({
        dataFolder,
        databaseUrl,
        address: server.address,
        env,
      });
      await work(database).finally(close);
    };
    const visit = async () => {
      await server.start();
      const headers = { cookie: await logInForCookie(server.address, OPERATOR) };
      return (method: string, path: string, body?: object) =>
        callHttp({ method, url: `${server.address}${PACKING}${path}`, headers, body });
    };
    try {
      await whileStopped((database) => insertPaidOrders(database, COUNT));
      const first = await visit();
      expect((await first('POST', '/runs', { key: 'one stack' })).status).toBe(201);
      await expect.poll(() => sendy.bought.length).toBeGreaterThan(COUNT / 3);
      await server.kill();
      expect(sendy.bought.length).toBeLessThan(COUNT);

      await whileStopped((database) => database.execute(MINUTES_LATER));
      const second = await visit();
      const parcels = async (call: typeof second): Promise<PackedParcel[]> =>
        packingSchema.parse((await call('GET', '')).body).runs.flatMap((run) => run.parcels);
      // The press that began it, sent once more by a browser that got no answer.
      await second('POST', '/runs', { key: 'one stack' });
      await expect
        .poll(async () => (await parcels(second)).filter(({ label }) => label === 'made').length)
        .toBe(COUNT);
      sendy.fail({ on: 'GET /labels', kind: 'silent' });
      const cutOff = second('GET', '/runs/1/papers').catch(() => 'cut off');
      await expect.poll(() => sendy.calls.includes('GET /labels')).toBe(true);
      await server.kill();
      expect(await cutOff).toBe('cut off');

      sendy.heal();
      const third = await visit();
      const { body } = await third('GET', '/runs/1/papers');
      if (!(body instanceof Buffer)) throw new Error('The papers are no file');
      const codes = (await parcels(third)).map(({ trackingCode }) => trackingCode);
      expect([new Set(codes).size, (await pageTexts(body)).length]).toEqual([COUNT, 2 * COUNT]);
      expect([sendy.bought.length, new Set(sendy.bought).size]).toEqual([COUNT, COUNT]);
    } finally {
      await server.kill();
    }
  }).finally(() => rmSync(dataFolder, { recursive: true, force: true }));
  await sendy.stop();
});
