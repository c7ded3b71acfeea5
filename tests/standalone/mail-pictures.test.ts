// Tests which files of the build may be shown by pages of other sites: only the pictures of mails.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAssets } from '#main/pages/serve-assets.ts';
import { createHttpServer, type HttpServer } from '#platform/http/create-http-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'zwartwit-assets-'));
let app: HttpServer;
beforeAll(async () => {
  for (const name of ['assets', 'mails']) mkdirSync(join(folder, name));
  for (const file of ['assets/page.js', 'mails/mark.png', 'icon.png'])
    writeFileSync(join(folder, file), 'bytes');
  app = await createHttpServer({
    log: pino({ level: 'silent' }),
    trustProxy: 0,
    cookieSecret: 'x'.repeat(32),
    https: true,
  });
  await serveAssets(app, folder, join(folder, 'kept'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/mails/mark.png', 'cross-origin'],
  ['/icon.png', 'same-origin'],
  ['/assets/page.js', 'same-origin'],
])('%s is for %s', async (url, policy) => {
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, policy]);
});
