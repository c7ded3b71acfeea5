// Tests that pictures stored on the shop's disk exist completely or not at all, and never outside their
// folder.

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MediaStorage, PictureFile } from '#modules/media/index.ts';
import { createDiskFiles } from './disk-files.ts';

const KEY = '0123456789abcdef0123456789abcdef-640x480';
const bytes = new TextEncoder().encode('een plaatje');
const files: PictureFile[] = [
  { name: '320.avif', type: 'image/avif', bytes },
  { name: '640.webp', type: 'image/webp', bytes },
];
const longAgo = new Date('2026-01-01T00:00:00Z');

let folder: string;
let storage: MediaStorage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zwartwit-disk-files-'));
  storage = createDiskFiles({ folder, log: { warn: () => {} } });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keys = async () => {
  const listed = [];
  for await (const { key } of storage.list()) listed.push(key);
  return listed;
};

test('files are read as they were kept; what was not kept is not there', async () => {
  await storage.store(KEY, files);
  expect(Buffer.from((await storage.read(KEY, '640.webp')) ?? [])).toEqual(Buffer.from(bytes));
  expect(await storage.read(KEY, '960.webp')).toBeNull();
  expect(await keys()).toEqual([KEY]);
});

test('the same picture is kept twice without trouble, also at the same moment', async () => {
  await Promise.all([storage.store(KEY, files), storage.store(KEY, files)]);
  await storage.store(KEY, files);
  expect((await readdir(join(folder, KEY))).sort()).toEqual(['320.avif', '640.webp']);
  expect(await readdir(join(folder, '.staging'))).toEqual([]);
});

test('a picture of which one file cannot be written is not there at all', async () => {
  const broken = [...files, { ...files[0], name: 'geen/map/320.avif', type: 'image/avif' as const, bytes }];
  await expect(storage.store(KEY, broken)).rejects.toMatchObject({
    status: 503,
    code: 'media_storage_unavailable',
  });
  expect(await keys()).toEqual([]);
  expect(await readdir(join(folder, '.staging'))).toEqual([]);
});

test('what a dead process left half written is never listed, and tidied away later', async () => {
  const left = join(folder, '.staging', 'half');
  await mkdir(left, { recursive: true });
  await writeFile(join(left, '320.avif'), 'hal');
  expect(await keys()).toEqual([]);
  await storage.tidy(longAgo);
  expect(await readdir(join(folder, '.staging'))).toEqual(['half']);
  await utimes(left, longAgo, longAgo);
  await storage.tidy(new Date('2026-01-02T00:00:00Z'));
  expect(await readdir(join(folder, '.staging'))).toEqual([]);
});

test('removing takes all files of one picture, and none when there are none', async () => {
  await storage.store(KEY, files);
  await storage.remove(KEY);
  await storage.remove(KEY);
  expect(await keys()).toEqual([]);
});

test('before the first picture the library is empty', async () => {
  await rm(folder, { recursive: true });
  expect(await keys()).toEqual([]);
  expect(await storage.read(KEY, '320.avif')).toBeNull();
  await storage.tidy(new Date());
});
