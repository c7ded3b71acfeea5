// Tests the operations endpoints over HTTP: services, reconciliation, backups, metrics, and the list of
// points to check before going live (Livegang-check).

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  backupSchema,
  goLiveSchema,
  madeBackupSchema,
  serviceSchema,
  syncReportSchema,
} from '#modules/operations/index.ts';
import { checkBackup } from '#platform/database/backup/backup.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ webhooks: 'lost' });
});
afterAll(() => shop.stop());

const call = (method: string, path: string, headers: Record<string, string> = {}) =>
  callHttp({ method, url: `${shop.address}${path}`, headers });
const signedAt = (moment: number) => ({
  authorization: `Bearer ${shop.shop.tokens.sign('machine', String(moment))}`,
});

test('the services of a shop without keys: what works is connected, what has a stand-in waits to be set up', async () => {
  const { body } = await shop.asOperator('GET', '/api/admin/services');
  const states = z.array(serviceSchema).parse(body);
  expect(Object.fromEntries(states.map(({ key, state }) => [key, state]))).toMatchObject({
    payments: 'setup',
    database: 'connected',
    jobs: 'connected',
    mail: 'setup',
    storage: 'connected',
  });
});

test('comparing with the provider finds a payment the shop never heard of, once', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  await buyer.payByCard(await buyer.checkout({ variant: '1x' }));
  const sync = async () => syncReportSchema.parse((await shop.asOperator('POST', '/api/admin/sync')).body);
  const together = await Promise.all([sync(), sync()]);
  expect(together.map(({ repaired, unexplained }) => [repaired, unexplained])).toEqual([
    [1, []],
    [1, []],
  ]);
  expect((await sync()).repaired).toBe(0);
  expect(await shop.rows('select total from orders')).toEqual([{ total: 2495 }]);
});

describe('a backup', () => {
  test('is made, listed, downloaded and readable to its end', async () => {
    const backupAnswer = await shop.asOperator('POST', '/api/admin/backup');
    const backup = madeBackupSchema.parse(backupAnswer.body);
    expect([backupAnswer.status, backup.rows > 100]).toEqual([201, true]);
    const list = z.array(backupSchema).parse((await shop.asOperator('GET', '/api/admin/backups')).body);
    expect(list[0]?.name).toBe(backup.name);
    const folder = mkdtempSync(join(tmpdir(), 'zwartwit-download-'));
    const { content, bytes } = shop.shop.housekeeping.openBackup(backup.name) ?? { content: [], bytes: 0 };
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(Buffer.from(chunk));
    writeFileSync(join(folder, 'b.gz'), Buffer.concat(chunks));
    expect(Buffer.concat(chunks).length).toBe(bytes);
    expect(await checkBackup(join(folder, 'b.gz'), { key: null })).toMatchObject({
      rows: backup.rows,
      files: backup.files,
    });
    rmSync(folder, { recursive: true });
    const answer = await shop.asOperator('GET', `/api/admin/backups/${backup.name}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/gzip']);
  });

  test('that does not exist, or lies elsewhere, is 404', async () => {
    for (const name of ['backup-1.ndjson.gz', '..%2Fsession-secret', '..%2F..%2Fetc%2Fpasswd'])
      expect((await shop.asOperator('GET', `/api/admin/backups/${name}`)).status).toBe(404);
  });

  test('is also made for a command on the machine itself, for two minutes and for nothing else', async () => {
    const now = shop.now().getTime();
    expect((await call('POST', '/api/admin/backup', signedAt(now))).status).toBe(201);
    expect((await call('POST', '/api/admin/backup', signedAt(now - 130_000))).status).toBe(401);
    expect((await call('POST', '/api/admin/backup', { authorization: 'Bearer x.y' })).status).toBe(401);
    expect((await call('GET', '/api/admin/backups', signedAt(now))).status).toBe(401);
    expect((await call('POST', '/api/admin/sync', signedAt(now))).status).toBe(401);
  });
});

test('/metrics tells an operator of requests by route, the process and the business', async () => {
  expect((await call('GET', '/metrics')).status).toBe(401);
  await call('GET', '/api/address-lookup?postalCode=1012JS&houseNumber=1');
  const figures = String((await shop.asOperator('GET', '/metrics')).body);
  expect(figures).toContain(
    'zwartwit_http_requests_total{method="GET",route="/api/address-lookup",status="200"} 1',
  );
  expect(figures).toMatch(/^zwartwit_nodejs_eventloop_lag_p99_seconds /m);
  expect(figures).toMatch(/^zwartwit_process_resident_memory_bytes /m);
  expect(figures).toMatch(/^zwartwit_jobs\{kind="deliver-mail",state="failed"\} 0$/m);
  expect(figures).not.toContain('1012JS');
});

test('a shop in test mode is not opened for an hour: it sells already', async () => {
  const opened = await shop.asOperator('POST', '/api/admin/go-live/opening');
  expect([opened.status, opened.body]).toMatchObject([409, { code: 'live_mode_only' }]);
  expect(await shop.rows("select value from settings where key = 'opening'")).toEqual([]);
  expect((await shop.asOperator('DELETE', '/api/admin/go-live/opening')).status).toBe(204);
});

test('a fresh shop may not go live: the owner has the first password, and nothing of it is real', async () => {
  const { live, items } = goLiveSchema.parse((await shop.asOperator('GET', '/api/admin/go-live')).body);
  const open = items.filter(({ ok }) => !ok).map(({ key }) => key);
  expect([live, open]).toEqual([
    false,
    expect.arrayContaining(['keys', 'webhook', 'address', 'sender', 'company', 'claims', 'texts', 'access']),
  ]);
});
