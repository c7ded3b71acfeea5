// Tests a process that is killed during an import: the next start ends the import and deletes its partial
// files.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { type Import, importSchema } from '#modules/imports/contract.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { formWithFile } from '#tests/support/multipart.ts';
import { rawZip } from '#tests/support/raw-zip.ts';

const OPERATOR = { username: 'admin', password: 'een lang wachtwoord' };

test('an import whose process is killed has failed after the next start, and its file is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-import-'));
  const server = await createKillableServer(builtShop, {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ADMIN_USERNAME: OPERATOR.username,
    ADMIN_PASSWORD: OPERATOR.password,
  });
  const filesLeft = () => readdirSync(join(folder, 'imports'));
  try {
    await server.start();
    const cookie = await logInForCookie(server.address, OPERATOR);
    const list = async (): Promise<Import[]> =>
      z
        .array(importSchema)
        .parse((await callHttp({ url: `${server.address}/api/admin/imports`, headers: { cookie } })).body);
    sendHalf(server.address, cookie);
    await expect.poll(async () => (await list())[0]?.status).toBe('running');
    await expect.poll(filesLeft).toHaveLength(1);

    await server.kill();
    await server.start();
    expect(await list()).toMatchObject([
      { status: 'failed', progress: null, refusal: { code: 'import_interrupted' } },
    ]);
    expect(filesLeft()).toEqual([]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Sends less than the declared size, so that the shop waits for the rest. */
function sendHalf(address: string, cookie: string): void {
  const content = rawZip([{ name: 'package.json', content: '{}' }]);
  const { body, type } = formWithFile({
    field: 'zipFile',
    fileName: 'half.zip',
    type: 'application/zip',
    content,
  });
  const headers = { cookie, 'content-type': type, 'content-length': String(body.length * 2) };
  const call = request(`${address}/api/import`, { method: 'POST', headers });
  call.on('error', () => {});
  call.write(body.subarray(0, body.length - 60));
}
