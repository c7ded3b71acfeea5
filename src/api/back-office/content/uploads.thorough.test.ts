// Tests image uploads over HTTP: which files are accepted, how they are converted, and that refused files
// leave nothing behind.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  picturePageSchema,
  type Uploaded,
  uploadedPicture,
  uploadedSchema,
} from '#modules/media/contract.ts';
import { callHttp } from '#tests/support/http-call.ts';
import {
  animatedGif,
  bombPng,
  drawing,
  photo,
  pictureForm,
  polyglot,
  upload,
} from '#tests/support/pictures.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const uploadPicture = async (...parts: Parameters<typeof pictureForm>): Promise<Uploaded> => {
  const answer = await upload(shop, ...parts);
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return uploadedSchema.parse(answer.body);
};
const bytesAt = async (path: string) => {
  const answer = await fetch(`${shop.address}${path}`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const drawingOf = (width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect/></svg>`);
const library = async () =>
  picturePageSchema.parse((await shop.asOperator('GET', '/api/admin/media?limit=200')).body);
const filesOnDisk = async () =>
  (await readdir(shop.dataDir, { recursive: true })).filter((name) => /^(media|incoming)\//.test(name));

describe('a photo', () => {
  test('becomes AVIF and WebP in widths up to its own, and a JPEG for social sites', async () => {
    const { url, width, height } = await uploadPicture(await photo({ width: 1200, height: 800 }), 'foto.jpg');
    expect([width, height]).toEqual([1200, 800]);
    const picture = uploadedPicture(url);
    expect(picture?.avif.match(/\d+w/g)).toEqual(['320w', '640w', '960w', '1200w']);
    const avif = `${picture?.avif}`;
    for (const one of `${avif}, ${avif.replaceAll('.avif', '.webp')}`.split(', ')) {
      const [path = '', wide] = one.split(' ');
      const { answer, bytes } = await bytesAt(path);
      const metadata = await sharp(bytes).metadata();
      expect([answer.headers.get('content-type'), `${metadata.width}w`]).toEqual([
        path.endsWith('avif') ? 'image/avif' : 'image/webp',
        wide,
      ]);
    }
    const social = await bytesAt(picture?.social.path ?? '');
    expect(await sharp(social.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
  });

  test('is turned upright and forgets where and with what it was taken', async () => {
    const original = await photo({ width: 600, height: 400, orientation: 6, gps: true });
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Geheime camera');
    const { url, width, height } = await uploadPicture(original, 'op-zijn-kant.jpg');
    expect([width, height]).toEqual([400, 600]);
    const paths = [url, url.replace('.webp', '.avif'), uploadedPicture(url)?.social.path ?? ''];
    for (const path of paths) {
      const { bytes } = await bytesAt(path);
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      expect(bytes.toString('latin1')).not.toContain('Geheime camera');
    }
  });

  test('wider than the largest file is made smaller', async () => {
    const wideUpload = await uploadPicture(
      await photo({ width: 2400, height: 600 }),
      'breed.png',
      'image',
      'png',
    );
    expect([wideUpload.width, wideUpload.height]).toEqual([1920, 480]);
  });

  test('sent twice is one picture, also under another name', async () => {
    const original = await photo({ width: 90, height: 60 });
    const first = await uploadPicture(original, 'een.jpg');
    const second = await uploadPicture(original, 'twee.jpg', 'file');
    expect(second).toEqual({ ...first, isNew: false });
    expect((await library()).items.filter(({ id }) => id === first.id)).toMatchObject([{ name: 'een.jpg' }]);
  });

  test('of one pixel is a picture', async () => {
    expect(
      await uploadPicture(await photo({ width: 1, height: 1 }), 'punt.png', 'image', 'png'),
    ).toMatchObject({
      width: 1,
      height: 1,
    });
  });
});

describe('a file of the library', () => {
  test('may be kept for ever, and is not sent again to who has it', async () => {
    const { url } = await uploadPicture(await photo({ width: 80, height: 80 }), 'klein.jpg');
    const { answer } = await bytesAt(url);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(`${shop.address}${url}`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test.each([
    '/media/0123456789abcdef0123456789abcdef-10x10/10.webp',
    '/media/..%2f..%2fsession-secret/10.webp',
    '/media/0123456789abcdef0123456789abcdef-10x10/..%2f..%2fsession-secret',
    '/media/.staging/social.jpg',
  ])('that is none is not found: %s', async (path) => {
    expect((await callHttp({ url: `${shop.address}${path}` })).status).toBe(404);
  });
});

describe('a drawing', () => {
  test('is painted large enough to look sharp', async () => {
    const drawingUpload = await uploadPicture(
      drawing('<circle cx="12" cy="12" r="10" fill="#111"/>'),
      'logo.svg',
    );
    expect([drawingUpload.width, drawingUpload.height]).toEqual([1600, 1600]);
  });

  test('with a script is only painted: the script is gone', async () => {
    const { url } = await uploadPicture(
      drawing('<script>alert(1)</script><rect width="24" height="24"/>'),
      'script.svg',
    );
    const { answer, bytes } = await bytesAt(url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(bytes.toString('latin1')).not.toContain('alert');
  });

  test('does not read files or fetch addresses', async () => {
    const secret = join(shop.dataDir, 'session-secret');
    const outside = drawing(
      `<image href="file://${secret}" width="24" height="24"/><image href="${shop.address}/healthz" width="24" height="24"/>`,
    );
    const { url } = await uploadPicture(outside, 'buiten.svg');
    const { channels } = await sharp((await bytesAt(url)).bytes).stats();
    expect(channels.at(-1)?.max).toBe(0);
  });

  test.each([
    [
      'an external entity',
      '<!DOCTYPE svg [<!ENTITY geheim SYSTEM "file:///etc/passwd">]>',
      '<text>&geheim;</text>',
    ],
    [
      'entities that multiply',
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>',
      '<text>&b;</text>',
    ],
  ])('with %s is refused', async (_title, head, body) => {
    const answer = await upload(shop, Buffer.concat([Buffer.from(head), drawing(body)]), 'slim.svg');
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'picture_unsafe' }]);
    expect(Object(answer.body).detail).toContain('entiteiten');
  });

  test.each(['\ufeff', ''])('in UTF-16 is refused with that reason (begins with %j)', async (mark) => {
    const text = `${mark}<?xml version="1.0"?>${drawing('<rect/>')}`;
    for (const file of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]) {
      const answer = await upload(shop, file, 'oud.svg');
      expect([answer.status, answer.body]).toMatchObject([415, { code: 'picture_unsupported' }]);
      expect(Object(answer.body).detail).toContain('UTF-16');
    }
  });

  test('of more than a megabyte is refused', async () => {
    const answer = await upload(shop, drawing(`<!--${'x'.repeat(1024 * 1024)}-->`), 'groot.svg');
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'picture_unsafe' }]);
  });
});

describe('refused, with nothing left behind:', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string, number, string]>([
    ['a text', () => Buffer.from('geen afbeelding'), 'foto.jpg', 415, 'picture_unsupported'],
    ['nothing at all', () => Buffer.alloc(0), 'leeg.png', 415, 'picture_unsupported'],
    [
      'a page that calls itself a photo',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'foto.png',
      415,
      'picture_unsupported',
    ],
    ['a table of figures', () => Buffer.from('1,2\n3,4\n'), 'figuren.csv', 415, 'picture_unsupported'],
    [
      'a photo that breaks off',
      async () => (await photo({ width: 900, height: 900 })).subarray(0, 4000),
      'half.jpg',
      422,
      'picture_unreadable',
    ],
    ['a 30,000 × 30,000 bomb', bombPng, 'bom.png', 422, 'picture_too_large'],
    [
      'a drawing of 100,000 × 100,000',
      () => drawingOf(100_000, 100_000),
      'vlak.svg',
      422,
      'picture_too_large',
    ],
    ['a drawing 20,000 high', () => drawingOf(10, 20_000), 'hoog.svg', 422, 'picture_too_large'],
    ['a moving picture', animatedGif, 'dansend.gif', 422, 'picture_animated'],
    ['more than 15 MB', () => Buffer.alloc(15 * 1024 * 1024 + 1, 1), 'zwaar.jpg', 413, 'payload_too_large'],
  ])('%s', async (_title, make, name, status, code) => {
    const before = await filesOnDisk();
    const { total } = await library();
    const answer = await upload(shop, await make(), name);
    expect([answer.status, answer.body]).toMatchObject([
      status,
      { code, detail: expect.stringMatching(/\.$/) },
    ]);
    expect((await library()).total).toBe(total);
    expect(await filesOnDisk()).toEqual(before);
  });

  test('a form without a picture, and a body that is no form', async () => {
    const other = await upload(shop, await photo({ width: 9, height: 9 }), 'foto.jpg', 'bijlage');
    expect([other.status, other.body]).toMatchObject([422, { errors: [{ path: 'image' }] }]);
    expect((await shop.asOperator('POST', '/api/upload', { image: 'foto' })).status).toBe(422);
  });

  test('whoever has no session', async () => {
    const { body, type } = pictureForm(await photo({ width: 9, height: 9 }), 'foto.jpg');
    const url = `${shop.address}/api/upload`;
    expect((await callHttp({ method: 'POST', url, body, headers: { 'content-type': type } })).status).toBe(
      401,
    );
  });
});

test('what hides behind or beside a picture does not come along', async () => {
  const { url } = await uploadPicture(await polyglot(), '..\\..\\etc/<script>.php.jpg');
  const { bytes } = await bytesAt(url);
  for (const hidden of ['PK\u0003\u0004', '<?php']) expect(bytes.toString('latin1')).not.toContain(hidden);
  const [newest] = (await library()).items;
  expect(newest?.name).toBe('script.php.jpg');
});

test('the content decides what a picture is, not its name or its type', async () => {
  const fileUpload = await uploadPicture(await photo({ width: 50, height: 40 }), 'document.pdf', 'file');
  expect(fileUpload).toMatchObject({ width: 50, height: 40, name: 'document.pdf' });
});
