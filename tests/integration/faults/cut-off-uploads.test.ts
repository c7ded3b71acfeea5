// Tests uploads that end early, because the browser leaves or the shop is killed: the library never shows an
// incomplete picture.

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { picturePageSchema, uploadedPicture } from '#modules/media/contract.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer, type KillableServer } from '#tests/support/killable-server.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { photo, pictureForm } from '#tests/support/pictures.ts';

const ADMIN = { username: 'admin', password: 'een lang wachtwoord' };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zwartwit-cut-off-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function withShop(work: (server: KillableServer) => Promise<void>): Promise<void> {
  await onEmptyDatabase(async (databaseUrl) => {
    const server = await createKillableServer(builtShop, {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ADMIN_PASSWORD: ADMIN.password,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    });
    await server.start();
    await work(server).finally(() => server.stop());
  });
}

const formOf = async () => pictureForm(await photo({ width: 1600, height: 1200 }), 'groot.jpg');

async function send(server: KillableServer, cookie: string): Promise<void> {
  const { body, type } = await formOf();
  const url = `${server.address}/api/upload`;
  await callHttp({ method: 'POST', url, body, headers: { cookie, 'content-type': type } });
}

const incoming = () => readdir(join(dataDir, 'incoming'));

/**
 * Sends half of an upload, waits until the shop has written some of it to disk, and closes the connection.
 */
async function hangUp(server: KillableServer, cookie: string): Promise<void> {
  const { body, type } = await formOf();
  const headers = { cookie, 'content-type': type, 'content-length': String(body.length) };
  const call = request(`${server.address}/api/upload`, { method: 'POST', headers });
  call.on('error', () => {});
  call.write(body.subarray(0, body.length / 2));
  await expect.poll(incoming, { timeout: 20_000 }).toHaveLength(1);
  call.destroy();
}

async function listed(server: KillableServer, cookie: string) {
  const answer = await callHttp({ url: `${server.address}/api/admin/media?limit=200`, headers: { cookie } });
  return picturePageSchema.parse(answer.body).items;
}

test('a browser that goes away leaves nothing', async () => {
  await withShop(async (server) => {
    const cookie = await logInForCookie(server.address, ADMIN);
    await hangUp(server, cookie);
    await expect.poll(incoming, { timeout: 20_000 }).toEqual([]);
    expect(await listed(server, cookie)).toEqual([]);
    await send(server, cookie);
    expect(await listed(server, cookie)).toHaveLength(1);
  });
});

test('a shop that is killed while it works shows whole pictures only, and takes the same one again', async () => {
  await withShop(async (server) => {
    const cookie = await logInForCookie(server.address, ADMIN);
    await send(server, cookie);
    for (const wait of [30, 150, 400, 700]) {
      const cut = send(server, cookie).catch(() => null);
      await pause(wait);
      await server.kill();
      await cut;
      await server.start();
    }
    const pictures = await listed(server, cookie);
    expect(pictures.length).toBeGreaterThan(0);
    for (const { url } of pictures) {
      const avif = [...`${uploadedPicture(url)?.avif}`.matchAll(/(\/\S+) \d+w/g)].map(
        ([, path = '']) => path,
      );
      const paths = avif.flatMap((path) => [path, path.replace('.avif', '.webp')]);
      expect(paths).toHaveLength(10);
      for (const path of paths) {
        const answer = await fetch(`${server.address}${path}`);
        const width = Number(/(\d+)\.\w+$/.exec(path)?.[1]);
        expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width);
      }
    }
    await send(server, cookie);
    expect(await listed(server, cookie)).toHaveLength(pictures.length + 1);
  });
});
