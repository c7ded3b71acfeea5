// Tests pictures in an S3 bucket: they are served by the shop, and when the bucket is unavailable the
// operator gets an error and no incomplete state remains.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picturePageSchema, uploadedSchema } from '#modules/media/contract.ts';
import { photo, upload } from '#tests/support/pictures.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let service: S3Server;
let shop: TestShop;
beforeAll(async () => {
  service = await startS3Server();
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = service.options;
  shop = await startTestShop({
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
});
afterAll(async () => {
  await shop.stop();
  await service.stop();
});

const UNAVAILABLE = [503, { code: 'media_storage_unavailable', detail: expect.stringContaining('opslag') }];
const listed = async () =>
  picturePageSchema.parse((await shop.asOperator('GET', '/api/admin/media')).body).items;

test('pictures come from the bucket, at the address of the shop, until the bucket is away', async () => {
  const kept = uploadedSchema.parse(
    (await upload(shop, await photo({ width: 400, height: 300 }), 'foto.jpg')).body,
  );
  const answer = await fetch(`${shop.address}${kept.url}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await readdir(shop.dataDir)).not.toContain('media');

  await service.stop();
  const refused = await upload(shop, await photo({ width: 80, height: 60 }), 'later.jpg');
  expect([refused.status, refused.body]).toMatchObject(UNAVAILABLE);
  expect(refused.headers['retry-after']).toBe('10');
  const away = await shop.asOperator('GET', kept.url);
  expect([away.status, away.body]).toMatchObject(UNAVAILABLE);
  expect(away.headers['cache-control']).toBe('no-store');
  expect((await listed()).map(({ id }) => id)).toEqual([kept.id]);
  expect(await readdir(join(shop.dataDir, 'incoming'))).toEqual([]);
});
