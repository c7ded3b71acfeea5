// Tests the media library: used pictures stay, unused ones are deleted in steps, and a failing storage leaves
// no incomplete state.

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPost, deletePost, listPostPictures } from '#modules/blog/index.ts';
import { listCatalogPictures, seedCatalog, updateProduct, updateVariant } from '#modules/catalog/index.ts';
import {
  cleanUpLibrary,
  createSerialQueue,
  findAltText,
  getPicture,
  listPictures,
  removePicture,
  restorePicture,
  updatePicture,
  uploadPicture,
} from '#modules/media/index.ts';
import { silentLogger } from '#platform/database/logger.ts';
import { days } from '#shared/clock.ts';
import { createMemoryFiles, type MemoryFiles } from '#tests/fakes/media/memory-files.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { photo } from '#tests/support/pictures.ts';

const KEEP_DAYS = 30;

let opened: TestDatabase;
let incomingFolder: string;
let now = new Date('2026-06-01T03:00:00Z');
let storage: MemoryFiles;
let keepUnusedDays = KEEP_DAYS;
const clock = { now: () => now };
const pass = (count: number) => {
  now = new Date(now.getTime() + days(count));
};

beforeAll(async () => {
  opened = await openTestDatabase();
  incomingFolder = await mkdtemp(join(tmpdir(), 'zwartwit-incoming-'));
  await opened.database.transaction((tx) => seedCatalog(tx, { now }));
});
afterAll(async () => {
  await opened.drop();
  await rm(incomingFolder, { recursive: true });
});
beforeEach(() => {
  storage = createMemoryFiles(clock);
  keepUnusedDays = KEEP_DAYS;
});
afterEach(async () => {
  await opened.database.execute('delete from media_pictures');
  await opened.database.execute('delete from blog_posts');
  await opened.database.execute('update products set image_url = null');
  await opened.database.execute('update product_variants set image_url = null');
});

const pictureQueue = createSerialQueue(4);

function parts() {
  const { database } = opened;
  const shop = {
    database,
    mediaStorage: storage,
    clock,
    incomingFolder,
    pictureQueue,
    log: silentLogger,
    picturesShownBy: [listCatalogPictures, listPostPictures],
    getSettings: async () => ({ media: { keepUnusedDays } }),
  };
  const takeBytes = (bytes: Buffer, fileName = 'foto.jpg') =>
    uploadPicture(shop, { content: Readable.from([bytes]), fileName });
  return {
    database,
    shop,
    takeBytes,
    takePhoto: async () => takeBytes(await photo({ width: 40, height: 30 })),
    night: () => cleanUpLibrary(shop),
    write: (imageUrl: string, content = 'Tekst') =>
      database.transaction((tx) =>
        createPost(tx, { title: 'Zwart en wit', author: 'Jo', excerpt: 'Kort', content, imageUrl }, { now }),
      ),
  };
}
const shown = async () => (await listPictures(parts().shop, { limit: 50 })).items;

describe('where a picture is used', () => {
  test('is known of products, packs and articles, above them and in their text', async () => {
    const { database, takePhoto, write } = parts();
    const { url } = await takePhoto();
    const inText = await takePhoto();
    await write(url, `Zie https://shop.example${inText.url} hier`);
    await updateProduct({ database, clock }, 1, { imageUrl: url });
    await updateVariant({ database, clock }, 1, { imageUrl: url });
    const uses = new Map(
      (await shown()).map((picture) => [picture.url, picture.uses.map(({ kind }) => kind)]),
    );
    expect(uses.get(url)).toEqual(['product', 'variant', 'post']);
    expect(uses.get(inText.url)).toEqual(['post']);
  });

  test('is what the list can be narrowed to', async () => {
    const { shop, takePhoto, write } = parts();
    const used = await takePhoto();
    const unused = await takePhoto();
    await write(used.url);
    const urls = async (use: 'used' | 'unused') => {
      const { items, total } = await listPictures(shop, { limit: 50, use });
      expect(total).toBe(items.length);
      return items.map(({ url }) => url);
    };
    expect([await urls('used'), await urls('unused')]).toEqual([[used.url], [unused.url]]);
  });
});

describe('the list', () => {
  test('comes in pages, newest first, each picture once', async () => {
    const { shop, takePhoto } = parts();
    const made = [await takePhoto(), await takePhoto(), await takePhoto()].map(({ id }) => id).reverse();
    const first = await listPictures(shop, { limit: 2 });
    const second = await listPictures(shop, { limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
    expect([first.total, second.nextCursor]).toEqual([3, null]);
  });

  test('is searched by every word in name and description; signs are only signs', async () => {
    const { shop, takeBytes } = parts();
    const { id } = await takeBytes(await photo({ width: 9, height: 9 }), 'pot_zwart 50%.jpg');
    await updatePicture(shop, id, { altText: 'Een pot op een plank' });
    const found = async (q: string) => (await listPictures(shop, { limit: 9, q })).total;
    expect([
      await found('PLANK zwart'),
      await found('50%'),
      await found('%'),
      await found('pot wit'),
    ]).toEqual([1, 1, 1, 0]);
    expect(await found('potxzwart')).toBe(0);
  });
});

describe('the description of a picture', () => {
  test('is what pages read aloud, by its address', async () => {
    const { database, shop, takePhoto } = parts();
    const { id, url } = await takePhoto();
    expect(await findAltText(database.orm, url)).toBe('');
    await updatePicture(shop, id, { altText: 'Een zwarte pot' });
    expect(await findAltText(database.orm, url)).toBe('Een zwarte pot');
    expect(await findAltText(database.orm, 'https://elders.example/foto.jpg')).toBe('');
    expect(await findAltText(database.orm, null)).toBe('');
  });

  test('that somebody else changed meanwhile is not overwritten', async () => {
    const { shop, takePhoto } = parts();
    const { id } = await takePhoto();
    const { version } = await getPicture(shop, id);
    await updatePicture(shop, id, { altText: 'Eerst', version });
    await expect(updatePicture(shop, id, { altText: 'Toen', version })).rejects.toMatchObject({
      code: 'edit_conflict',
    });
    expect((await getPicture(shop, id)).altText).toBe('Eerst');
  });
});

describe('taking a picture out', () => {
  test('is refused while something shows it, with the places', async () => {
    const { shop, takePhoto, write } = parts();
    const { id, url } = await takePhoto();
    await write(url);
    await expect(removePicture(shop, id)).rejects.toMatchObject({
      status: 409,
      code: 'picture_used',
      detail: 'Deze afbeelding wordt nog gebruikt: “Zwart en wit”.',
      extra: { uses: [{ kind: 'post', name: 'Zwart en wit' }] },
    });
  });

  test('can be taken back for a day; after that its files are gone', async () => {
    const { shop, takePhoto, night } = parts();
    const { id, url } = await takePhoto();
    await removePicture(shop, id);
    expect(await shown()).toEqual([]);
    await night();
    expect((await restorePicture(shop, id)).url).toBe(url);
    await removePicture(shop, id);
    pass(1);
    await night();
    expect(storage.keys()).toEqual([]);
    await expect(restorePicture(shop, id)).rejects.toMatchObject({ status: 404 });
    await expect(removePicture(shop, id)).rejects.toMatchObject({ status: 404 });
  });

  test('is undone when something shows it after all, or when it is uploaded again', async () => {
    const { shop, takeBytes, takePhoto, night, write } = parts();
    const shownAfterAll = await takePhoto();
    await removePicture(shop, shownAfterAll.id);
    await write(shownAfterAll.url);
    const bytes = await photo({ width: 12, height: 12 });
    const sentAgain = await takeBytes(bytes);
    await removePicture(shop, sentAgain.id);
    expect(await takeBytes(bytes)).toMatchObject({ id: sentAgain.id, isNew: false });
    pass(2);
    await night();
    expect((await shown()).map(({ id }) => id)).toEqual([sentAgain.id, shownAfterAll.id]);
    expect(storage.keys()).toHaveLength(2);
  });
});

describe('at night', () => {
  test('an unused picture leaves after the days of the setting, and its files a day later', async () => {
    const { takePhoto, night } = parts();
    await takePhoto();
    await night();
    pass(KEEP_DAYS - 1);
    await night();
    expect(await shown()).toHaveLength(1);
    pass(1);
    await night();
    expect(await shown()).toHaveLength(0);
    expect(storage.keys()).toHaveLength(1);
    pass(1);
    await night();
    expect(storage.keys()).toHaveLength(0);
  });

  test('a used picture stays for ever, and its time begins anew when it is used no more', async () => {
    const { database, takePhoto, night, write } = parts();
    const { url } = await takePhoto();
    await night();
    const post = await write(url);
    for (let month = 0; month < 3; month += 1) {
      pass(KEEP_DAYS);
      await night();
    }
    await database.transaction((tx) => deletePost(tx, post.id));
    pass(KEEP_DAYS);
    await night();
    expect(await shown()).toHaveLength(1);
    pass(KEEP_DAYS);
    await night();
    expect(await shown()).toHaveLength(0);
  });

  test('nothing leaves when the setting says 0', async () => {
    const { takePhoto, night } = parts();
    keepUnusedDays = 0;
    await takePhoto();
    for (const wait of [0, 400, 400]) {
      pass(wait);
      await night();
    }
    expect(await shown()).toHaveLength(1);
  });

  test('files nobody knows are cleared away after a day, not before', async () => {
    const { night, takePhoto } = parts();
    await takePhoto();
    const [known = ''] = storage.keys();
    const orphan = known.replace(/^.{8}/, 'ffffffff');
    await storage.store(orphan, []);
    await night();
    expect(storage.keys()).toEqual([known, orphan]);
    pass(2);
    await night();
    expect(storage.keys()).toEqual([known]);
  });
});

describe('a storage that fails', () => {
  test('takes nothing in and leaves nothing; the next attempt succeeds', async () => {
    const { takeBytes } = parts();
    const bytes = await photo({ width: 14, height: 14 });
    storage.fail(true);
    await expect(takeBytes(bytes)).rejects.toMatchObject({ status: 503, code: 'media_storage_unavailable' });
    expect([await shown(), await readdir(incomingFolder)]).toEqual([[], []]);
    storage.fail(false);
    expect(await takeBytes(bytes)).toMatchObject({ isNew: true });
  });

  test('while files are deleted loses none of them: they are orphans the next night finds', async () => {
    const { shop, takePhoto, night } = parts();
    const { id } = await takePhoto();
    await removePicture(shop, id);
    pass(2);
    storage.fail(true);
    await expect(night()).rejects.toMatchObject({ status: 503 });
    storage.fail(false);
    expect(storage.keys()).toHaveLength(1);
    await night();
    expect(storage.keys()).toHaveLength(0);
  });
});

test('more uploads at once than can wait are told to come back', async () => {
  const { takeBytes } = parts();
  // Made before: on a busy machine they would otherwise come one by one.
  const photos = await Promise.all(Array.from({ length: 24 }, () => photo({ width: 40, height: 30 })));
  const outcomes = await Promise.allSettled(photos.map((bytes) => takeBytes(bytes)));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const one of refused) expect(one).toMatchObject({ reason: { status: 503, retryAfter: 10 } });
  expect(await shown()).toHaveLength(photos.length - refused.length);
});

const onTheWay = () => readdir(incomingFolder).then(({ length }) => length);
test.each([
  ['at once', async () => undefined],
  ['half-way', () => expect.poll(onTheWay).toBe(1)],
])('an upload that breaks off %s leaves nothing', async (_when, moment) => {
  const content = new Readable({ read() {} });
  content.push(Buffer.alloc(1000));
  const taken = uploadPicture(parts().shop, { content, fileName: 'half.jpg' });
  const refused = expect(taken).rejects.toMatchObject({ code: 'upload_broken_off' });
  await moment();
  content.destroy(new Error('the line went dead'));
  await refused;
  expect([await readdir(incomingFolder), storage.keys()]).toEqual([[], []]);
});
