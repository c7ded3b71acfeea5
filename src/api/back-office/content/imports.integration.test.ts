// Tests imports of app backups over HTTP: responses, lists and contents, what remains of a refused or
// cancelled import, and the entries in the audit log.

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { auditPageSchema } from '#modules/audit/index.ts';
import {
  entryPageSchema,
  type Import,
  type ImportEntry,
  importedSchema,
  importSchema,
} from '#modules/imports/contract.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { formWithFile } from '#tests/support/multipart.ts';
import { type RawEntry, rawZip } from '#tests/support/raw-zip.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let photo: Buffer;
beforeAll(async () => {
  shop = await startTestShop();
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0e7c61' } })
    .png()
    .toBuffer();
});
afterAll(() => shop.stop());

const SCRIPT = '<script>alert("€")</script>';

const app = (): RawEntry[] => [
  {
    name: 'mijn-app/package.json',
    content: JSON.stringify({
      name: 'mijn-app',
      dependencies: { react: '19' },
      devDependencies: { vite: '8' },
    }),
  },
  { name: 'mijn-app/index.html', content: SCRIPT },
  { name: 'mijn-app/src/components/Knop.tsx', content: 'export const Knop = () => null;' },
  { name: 'mijn-app/src/components/Kaart.tsx', content: 'export const Kaart = () => null;' },
  { name: 'mijn-app/src/pages/Index.tsx', content: 'export default () => null;' },
  { name: 'mijn-app/public/foto.png', content: photo },
  { name: 'mijn-app/public/los.png', content: 'geen foto' },
  { name: 'mijn-app/public/logo.svg', content: `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>` },
];

const form = (content: Uint8Array, field = 'zipFile') =>
  formWithFile({ field, fileName: 'backup.zip', type: 'application/zip', content });

async function send(zip: Uint8Array, { field = 'zipFile', query = '' } = {}) {
  const { body, type } = form(zip, field);
  return shop.asOperator('POST', `/api/import${query}`, body, { 'content-type': type });
}

const listed = async (): Promise<Import[]> =>
  z.array(importSchema).parse((await shop.asOperator('GET', '/api/admin/imports')).body);

async function importZip(zip = rawZip(app())): Promise<number> {
  const answer = await send(zip);
  expect(answer.status).toBe(200);
  return importedSchema.parse(answer.body).id;
}

const entries = async (id: number, query: string) =>
  entryPageSchema.parse((await shop.asOperator('GET', `/api/admin/imports/${id}/entries?${query}`)).body);

async function entryAt(id: number, path: string): Promise<ImportEntry> {
  const { items } = await entries(id, `q=${encodeURIComponent(path)}`);
  const entryAtPath = items.find((entry) => entry.path === path);
  if (!entryAtPath) throw new Error(`${path} is not in the import`);
  return entryAtPath;
}

const archiveOf = (id: number) => join(shop.dataDir, 'imports', `${id}.zip`);

async function until<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not happen within 10 seconds');
}

describe('an app', () => {
  test('is counted, described and kept', async () => {
    const ticket = randomBytes(16).toString('hex');
    const answer = await send(rawZip(app()), { query: `?ticket=${ticket}` });
    expect(answer.body).toEqual({ id: expect.any(Number), components: 2, pages: 2, assets: 3 });
    const { id } = importedSchema.parse(answer.body);
    const [latest] = await listed();
    expect(latest).toMatchObject({
      id,
      ticket,
      fileName: 'backup.zip',
      status: 'done',
      progress: null,
      refusal: null,
      files: 8,
      project: {
        root: 'mijn-app',
        name: 'mijn-app',
        framework: 'React + Vite',
        builder: null,
        dependencies: 2,
      },
    });
    expect(existsSync(archiveOf(id))).toBe(true);
  });

  test('is browsed by folder, by kind and by name', async () => {
    const id = await importZip();
    const names = async (query: string) => (await entries(id, query)).items.map(({ path }) => path);
    expect(await names('parent=')).toEqual(['public', 'src', 'index.html', 'package.json']);
    expect(await names('parent=src/components')).toEqual([
      'src/components/Kaart.tsx',
      'src/components/Knop.tsx',
    ]);
    expect(await names('kind=page')).toEqual(['index.html', 'src/pages/Index.tsx']);
    expect(await names('q=PUBLIC%20png')).toEqual(['public/foto.png', 'public/los.png']);
    expect(await names('q=%25')).toEqual([]);
    const first = await entries(id, 'limit=3');
    expect([first.items.length, first.total]).toEqual([3, 8]);
    const rest = await entries(id, `limit=20&cursor=${first.nextCursor}`);
    expect([rest.items.length, rest.nextCursor]).toEqual([5, null]);
  });

  test('shows its texts as text, and its pictures where nothing in them can act', async () => {
    const id = await importZip();
    const page = await entryAt(id, 'index.html');
    const preview = await shop.asOperator('GET', `/api/admin/imports/${id}/entries/${page.id}`);
    expect(preview.headers['content-type']).toContain('application/json');
    expect(preview.body).toEqual({ text: SCRIPT, truncated: false });
    const picture = await entryAt(id, 'public/foto.png');
    const unreadable = await shop.asOperator('GET', `/api/admin/imports/${id}/entries/${picture.id}`);
    expect(unreadable.body).toEqual({ text: null, truncated: false });
    const drawing = await entryAt(id, 'public/logo.svg');
    const shown = await shop.asOperator('GET', `/api/admin/imports/${id}/entries/${drawing.id}/picture`);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    const asPicture = await shop.asOperator('GET', `/api/admin/imports/${id}/entries/${page.id}/picture`);
    expect(asPicture.status).toBe(404);
  });

  test('gives its pictures to the media library; what is none is refused by it', async () => {
    const id = await importZip();
    const take = async (path: string) =>
      shop.asOperator('POST', `/api/admin/imports/${id}/entries/${(await entryAt(id, path)).id}/picture`);
    const answer = await take('public/foto.png');
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { width: 40, height: 30, name: 'foto.png', isNew: true },
    ]);
    expect((await take('public/foto.png')).body).toMatchObject({ isNew: false });
    expect((await take('public/los.png')).status).toBe(415);
    expect((await take('src/components/Knop.tsx')).status).toBe(415);
  });

  test('of another import is not to be found here', async () => {
    const first = await importZip();
    const second = await importZip();
    const { id } = await entryAt(first, 'package.json');
    expect((await shop.asOperator('GET', `/api/admin/imports/${second}/entries/${id}`)).status).toBe(404);
  });

  test('is removed with its file, once', async () => {
    const id = await importZip();
    expect((await shop.asOperator('DELETE', `/api/admin/imports/${id}`)).status).toBe(204);
    expect(existsSync(archiveOf(id))).toBe(false);
    expect(await shop.rows('select 1 from import_entries where import_id = $1', [id])).toEqual([]);
    expect((await shop.asOperator('DELETE', `/api/admin/imports/${id}`)).status).toBe(404);
    expect((await shop.asOperator('GET', `/api/admin/imports/${id}`)).status).toBe(404);
  });
});

describe('what is refused', () => {
  test.each([
    ['no ZIP', () => Buffer.from('GIF89a'), 415, 'not_a_zip'],
    ['no app', () => rawZip([{ name: 'brief.txt', content: 'x' }]), 422, 'not_a_project'],
    [
      'a link',
      () => rawZip([...app(), { name: 'mijn-app/x', content: '/', mode: 0o120777 }]),
      422,
      'archive_unsafe',
    ],
    [
      'broken',
      () => rawZip([...app(), { name: 'mijn-app/x', content: 'x', saysDigest: 1 }]),
      422,
      'archive_damaged',
    ],
  ])('%s is listed with its reason and leaves nothing on disk', async (_title, zip, status, code) => {
    const answer = await send(zip());
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    const [latest] = await listed();
    expect(latest).toMatchObject({
      status: 'refused',
      refusal: { code, detail: expect.any(String) },
      project: null,
    });
    expect(existsSync(archiveOf(latest?.id ?? 0))).toBe(false);
    expect(await shop.rows('select 1 from import_entries where import_id = $1', [latest?.id])).toEqual([]);
  });

  test('a form without the file, or no form at all, makes no import', async () => {
    const before = (await listed()).length;
    expect((await send(rawZip(app()), { field: 'bestand' })).body).toMatchObject({ code: 'no_file' });
    expect((await shop.asOperator('POST', '/api/import', {})).body).toMatchObject({ code: 'no_file' });
    expect((await listed()).length).toBe(before);
  });

  test('more than 1 GB is refused by what the request says it weighs', async () => {
    expect(await sendSlowly(1024 ** 3 + 100_000).status).toBe(413);
  });
});

describe('while an import runs', () => {
  const firstPiece = () => form(rawZip(app())).body.subarray(0, 400);

  test('a second one is refused, its progress is told, and it ends when it is cancelled', async () => {
    const ticket = randomBytes(16).toString('hex');
    const slow = sendSlowly(100_000, `?ticket=${ticket}`);
    slow.write(firstPiece());
    const running = await until(async () =>
      (await listed()).find((one) => one.ticket === ticket && (one.progress?.done ?? 0) > 0),
    );
    expect(running).toMatchObject({ status: 'running', progress: { step: 'receiving', total: 100_000 } });
    expect((await send(rawZip(app()))).body).toMatchObject({ code: 'import_running' });
    expect((await shop.asOperator('DELETE', `/api/admin/imports/${running.id}`)).status).toBe(409);
    expect((await shop.asOperator('POST', `/api/admin/imports/${running.id}/cancel`)).status).toBe(204);
    expect(await slow.status).toBe(409);
    const ended = (await listed()).find(({ id }) => id === running.id);
    expect(ended).toMatchObject({
      status: 'cancelled',
      progress: null,
      refusal: { code: 'import_cancelled' },
    });
    expect(existsSync(archiveOf(running.id))).toBe(false);
  });

  test('a browser that goes away ends it', async () => {
    const ticket = randomBytes(16).toString('hex');
    const slow = sendSlowly(100_000, `?ticket=${ticket}`);
    slow.write(firstPiece());
    await until(async () => (await listed()).find((one) => one.ticket === ticket));
    slow.hangUp();
    const ended = await until(async () =>
      (await listed()).find((one) => one.ticket === ticket && one.status !== 'running'),
    );
    expect(ended).toMatchObject({ status: 'cancelled', refusal: { code: 'upload_broken_off' } });
    expect(existsSync(archiveOf(ended.id))).toBe(false);
  });
});

test('the log says that an import was made, and not each of its files', async () => {
  const id = await importZip();
  const log = auditPageSchema.parse((await shop.asOperator('GET', '/api/admin/audit?limit=1')).body);
  expect(log.items[0]).toMatchObject({
    method: 'POST',
    route: '/api/import',
    status: 200,
    operator: 'admin',
  });
  expect(new Set(log.items[0]?.changes.map(({ entity }) => entity))).toEqual(new Set(['imports']));
  expect(log.items[0]?.changes.at(-1)).toMatchObject({ entityId: String(id), after: { status: 'done' } });
});

/**
 * Starts an import whose headers announce a body of `bytes` bytes. Returns functions with which the test
 * sends the body piece by piece, and the status of the response (0 when the connection fails).
 */
function sendSlowly(bytes: number, query = '') {
  const answered = Promise.withResolvers<number>();
  const sent = logInForCookie(shop.address, { username: 'admin', password: 'een lang wachtwoord' }).then(
    (cookie) => {
      const { type } = form(Buffer.alloc(0));
      const headers = { cookie, 'content-type': type, 'content-length': String(bytes) };
      return request(`${shop.address}/api/import${query}`, { method: 'POST', headers });
    },
  );
  void sent.then((call) => {
    call.on('response', (response) => {
      response.resume();
      answered.resolve(response.statusCode ?? 0);
    });
    call.on('error', () => answered.resolve(0));
    call.flushHeaders();
  });
  return {
    status: answered.promise,
    write: (piece: Uint8Array) => void sent.then((call) => call.write(piece)),
    hangUp: () => void sent.then((call) => call.destroy()),
  };
}
