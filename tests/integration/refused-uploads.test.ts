// Tests uploads that are refused early: the sender gets the answer and the connection is closed, so that
// nobody can hold it open by sending more.

import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORT_LIMIT } from '#modules/imports/contract.ts';
import { UPLOAD_LIMIT } from '#modules/media/contract.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { formWithFile } from '#tests/support/multipart.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

/**
 * The maximum time in ms of a refusal, far below the time limits of the uploads (three minutes, two hours).
 */
const PROMPTLY = 60_000;

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  shop = await startTestShop();
  cookie = await logInForCookie(shop.address, { username: 'admin', password: 'een lang wachtwoord' });
});
afterAll(() => shop.stop());

type Begun = { path: string; cookie: string; promised: number; sent: number };

/**
 * Sends `sent` of the `promised` bytes and then waits. Returns what it received until the server closed the
 * connection.
 */
async function beginUpload({ path, cookie: session, promised, sent }: Begun): Promise<string> {
  const { hostname, port } = new URL(shop.address);
  const { body, type } = formWithFile({
    field: 'image',
    fileName: 'groot.bin',
    type: 'application/octet-stream',
    content: Buffer.alloc(sent, 1),
  });
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  // What was on its way when the server closed is answered with a reset.
  socket.on('error', () => {});
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(PROMPTLY) });
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `host: ${hostname}:${port}`,
      `cookie: ${session}`,
      `content-type: ${type}`,
      `content-length: ${promised}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(body.subarray(0, sent));
  await closed.finally(() => socket.destroy());
  return heard;
}

test.each(['/api/upload', '/api/import'])(
  '%s without a session is refused and its connection closed',
  async (path) => {
    const heard = await beginUpload({ path, cookie: '', promised: 1_000_000, sent: 1000 });
    expect(heard).toMatch(/^HTTP\/1\.1 401 /);
    expect(heard).toMatch(/\r\nconnection: close\r\n/i);
  },
);

test.each([
  { path: '/api/upload', promised: UPLOAD_LIMIT * 2, sent: UPLOAD_LIMIT + 100_000 },
  { path: '/api/import', promised: IMPORT_LIMIT * 2, sent: 1000 },
])('$path of too many bytes is refused and its connection closed', async (upload) => {
  const heard = await beginUpload({ ...upload, cookie });
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  expect(heard).toMatch(/\r\nconnection: close\r\n/i);
});
