// Tests a process that is killed during a restore test: the next process cleans up and completes the restore
// test.

import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupChecksSchema } from '#modules/operations/index.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer, type KillableServer } from '#tests/support/killable-server.ts';
import { logInForCookie } from '#tests/support/log-in.ts';

const ADMIN = { username: 'admin', password: 'een lang wachtwoord 1' };
const folder = mkdtempSync(join(tmpdir(), 'zwartwit-cut-off-'));
const scratch = join(folder, 'data', 'trial', 'scratch');
let server: KillableServer;
let database: { url: string; drop(): Promise<void> } | null = null;

beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL;
  database = url ? await createEmptyDatabase(url) : null;
  mkdirSync(join(folder, 'kopie'));
  server = await createKillableServer(
    builtShop,
    {
      DATA_DIR: join(folder, 'data'),
      BACKUP_TO: join(folder, 'kopie'),
      LOG_LEVEL: 'silent',
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_SCALE: '1000',
      ...(database && { DATABASE_URL: database.url }),
    },
    '/readyz',
  );
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('leaves nothing, and the trial is carried out all the same', async () => {
  const cookie = await logInForCookie(server.address, ADMIN);
  const ask = (method: string, path: string) =>
    callHttp({
      method,
      url: `${server.address}${path}`,
      headers: { cookie },
      ...(method === 'POST' && { body: {} }),
    });
  const trial = async () =>
    backupChecksSchema.parse((await ask('GET', '/api/admin/backup-checks')).body).trial;
  await buyByCard(createBuyer(server.address), { variant: '1x' });
  expect((await ask('POST', '/api/admin/backup')).status).toBe(201);
  expect((await ask('POST', '/api/admin/backup-trials')).status).toBe(202);
  await expect.poll(() => existsSync(join(scratch, 'database', 'PG_VERSION'))).toBe(true);
  await server.kill();
  expect(existsSync(scratch)).toBe(true);
  await server.start();
  // Its turn comes by itself within a minute; the copy of another backup has that lane looked into now.
  await pause(5_000);
  await ask('POST', '/api/admin/backup');
  await expect.poll(trial).toMatchObject({ ok: true, begunAt: null });
  expect(existsSync(scratch)).toBe(false);
});
