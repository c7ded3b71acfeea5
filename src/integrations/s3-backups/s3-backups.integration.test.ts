// Tests copies of backups in a bucket: large files arrive in parts and unchanged, and a service may be
// unreachable, wrong or send nonsense.

import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyCopies } from '#modules/operations/index.ts';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { createS3Backups } from './s3-backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'zwartwit-bucket-'));
const file = join(folder, 'large');
const bytes = randomBytes(20 * 1024 * 1024 + 7);
let service: S3Server;
beforeAll(async () => {
  service = await startS3Server();
  writeFileSync(file, bytes);
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const placeOf = (change: object = {}) =>
  verifyCopies(createS3Backups({ ...service.options, prefix: 'kopie/', ...change }));

test('a large file comes back as it was sent, and is known once its digest lies beside it', async () => {
  const place = placeOf();
  expect(place.title).toBe('s3://beelden/kopie');
  await place.store('een', file);
  await place.store('twee', file);
  expect(await place.list()).toEqual(['een', 'twee']);
  const { content, sha256 } = await place.open('een');
  expect(Buffer.compare(await buffer(content), bytes)).toBe(0);
  expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  // Another prefix of the same bucket does not show the files.
  expect(await placeOf({ prefix: '' }).list()).toEqual(['kopie/een', 'kopie/twee']);
  expect(await placeOf({ prefix: 'ander/' }).list()).toEqual([]);
  await place.remove('een');
  await place.remove('een');
  expect(await place.list()).toEqual(['twee']);
});

test.each([
  ['that does not exist', { bucket: 'nergens' }, 'De bucket bestaat niet.'],
  ['opened with an unknown key', { accessKeyId: 'onbekend' }, 'De opslag weigert de sleutel.'],
  ['of a service that is not there', { endpoint: 'http://127.0.0.1:9' }, 'De opslag antwoordt niet.'],
])('a bucket %s says so', async (_, change, reason) => {
  await expect(placeOf(change).list()).rejects.toMatchObject({ name: 'BackupDestinationError', reason });
  await expect(placeOf(change).store('een', file)).rejects.toMatchObject({ reason });
});

test.each<[string, RequestListener, string]>([
  ['never answers', () => {}, 'De opslag antwoordt niet.'],
  ['hangs up', (request) => request.socket.destroy(), 'De opslag antwoordt niet.'],
  ['is overloaded', (_, response) => response.writeHead(503).end(), 'De opslag weigert (503).'],
])('a service that %s is trouble, and keeps nobody waiting', async (_, listener, reason) => {
  const server = createServer(listener);
  const port = await listenOnFreePort(server);
  const place = placeOf({ endpoint: `http://127.0.0.1:${port}`, timeoutMs: 500 });
  await expect(place.list()).rejects.toMatchObject({ reason });
  await expect(place.store('een', file)).rejects.toMatchObject({ name: 'BackupDestinationError' });
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

test('what lies there and is not what was sent is trouble', async () => {
  // A server that accepts every upload but stores something else.
  const server = createServer(async (request, response) => {
    await buffer(request);
    if (request.method === 'PUT') return response.writeHead(200, { etag: '"een"' }).end();
    if (request.method === 'POST')
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(
          request.url?.includes('uploads')
            ? '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>'
            : '<CompleteMultipartUploadResult><ETag>"een"</ETag></CompleteMultipartUploadResult>',
        );
    return response.writeHead(200, { etag: '"een"' }).end('iets anders');
  });
  const port = await listenOnFreePort(server);
  const place = placeOf({ endpoint: `http://127.0.0.1:${port}` });
  await expect(place.store('een', file)).rejects.toMatchObject({
    reason: 'Wat er aankwam, is niet wat er verstuurd is.',
  });
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
