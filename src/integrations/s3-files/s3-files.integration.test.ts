// Tests pictures stored in a bucket: with a real S3-compatible service, and with services that are slow,
// down, wrong or send nonsense.

import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PictureFile } from '#modules/media/index.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import type { BucketOptions } from './bucket.ts';
import { createS3Files } from './s3-files.ts';

const KEY = '0123456789abcdef0123456789abcdef-640x480';
const OTHER = 'fedcba9876543210fedcba9876543210-320x240';
const files: PictureFile[] = [
  { name: '320.avif', type: 'image/avif', bytes: new TextEncoder().encode('een') },
  { name: '640.webp', type: 'image/webp', bytes: new Uint8Array(300_000).fill(7) },
];
const UNAVAILABLE = { status: 503, code: 'media_storage_unavailable' };
const log = { warn: () => {} };

let service: S3Server;
beforeAll(async () => {
  service = await startS3Server();
});
afterAll(() => service.stop());

const storageOf = (options: Partial<BucketOptions> = {}) =>
  createS3Files({ ...service.options, log, ...options });
const keysOf = async (storage: ReturnType<typeof storageOf>) => {
  const keys = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys;
};

describe('a bucket', () => {
  test('keeps every file as it was given, and knows nothing of others', async () => {
    const storage = storageOf();
    await storage.store(KEY, files);
    for (const { name, bytes } of files)
      expect(Buffer.compare((await storage.read(KEY, name)) ?? new Uint8Array(), bytes)).toBe(0);
    expect(await storage.read(KEY, '960.webp')).toBeNull();
    expect(await storage.read(OTHER, '320.avif')).toBeNull();
  });

  test('takes the same picture again', async () => {
    const storage = storageOf();
    await storage.store(KEY, files);
    await storage.store(KEY, files);
    expect(await keysOf(storage)).toEqual([KEY]);
  });

  test('lists each picture once, with when it came, and removes one of them completely', async () => {
    const storage = storageOf();
    await storage.store(KEY, files);
    await storage.store(OTHER, files);
    for await (const { storedAt } of storage.list())
      expect(Date.now() - storedAt.getTime()).toBeLessThan(60_000);
    expect(await keysOf(storage)).toEqual([KEY, OTHER]);
    await storage.remove(KEY);
    expect(await keysOf(storage)).toEqual([OTHER]);
    expect(await storage.read(KEY, '320.avif')).toBeNull();
    await storage.remove(KEY);
  });

  test.each([
    ['opened with an unknown key', { accessKeyId: 'onbekend' }],
    ['that does not exist', { bucket: 'nergens' }],
  ])('%s is unavailable', async (_title, options) => {
    await expect(storageOf(options).store(KEY, files)).rejects.toMatchObject(UNAVAILABLE);
  });
});

describe('a service that', () => {
  let server: Server | undefined;
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((closed) => (server ? server.close(closed) : closed(null)));
    server = undefined;
  });
  const answering = async (listener: RequestListener) => {
    const started = createServer(listener);
    server = started;
    await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
    const address = started.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return storageOf({ endpoint: `http://127.0.0.1:${port}`, timeoutMs: 500 });
  };

  test.each<[string, RequestListener]>([
    ['never answers', () => {}],
    [
      'fails',
      (_request, response) => response.writeHead(500).end('<Error><Code>InternalError</Code></Error>'),
    ],
    ['is overloaded', (_request, response) => response.writeHead(503).end()],
    ['answers a page to everything', (_request, response) => response.end('<html>Welkom bij de wifi</html>')],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'sends half a file',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '500' });
        response.write('half');
        response.socket?.destroySoon();
      },
    ],
  ])('%s is unavailable, whatever is asked of it', async (_title, listener) => {
    const storage = await answering(listener);
    await expect(storage.store(KEY, files)).rejects.toMatchObject(UNAVAILABLE);
    await expect(storage.read(KEY, '320.avif')).rejects.toMatchObject(UNAVAILABLE);
    await expect(storage.remove(KEY)).rejects.toMatchObject(UNAVAILABLE);
    await expect(keysOf(storage)).rejects.toMatchObject(UNAVAILABLE);
  });

  test('is not there is unavailable', async () => {
    const storage = storageOf({ endpoint: 'http://127.0.0.1:9', timeoutMs: 500 });
    await expect(storage.read(KEY, '320.avif')).rejects.toMatchObject(UNAVAILABLE);
  });
});
