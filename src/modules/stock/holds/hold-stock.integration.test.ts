// Tests that the last jar goes to one of several simultaneous buyers, and that a paid order is placed even
// without stock. Buyers run in parallel on PostgreSQL and one by one on the embedded engine.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  listPackVariants,
  listVariants,
  seedCatalog,
  updateProduct,
  updateVariant,
} from '#modules/catalog/index.ts';
import { minutes } from '#shared/clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listSellable } from '../articles/sellable.ts';
import { takeStock } from '../movements/take-stock.ts';
import { holdStock, releaseStock } from './hold-stock.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = (count: number) => new Date(now.getTime() + minutes(count));

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openTestDatabase();
  await shop.database.transaction((tx) => seedCatalog(tx, { now }));
});
afterAll(() => shop.drop());

const hold = (holdKey: string, at = now, variantCode = '1x') =>
  shop.database.transaction((tx) =>
    holdStock(tx, { variantCode, holdKey, until: new Date(at.getTime() + minutes(15)), now: at }),
  );
const take = (holdKey: string, at = now, variantCode = '1x') =>
  shop.database.transaction((tx) => takeStock(tx, { variantCode, holdKey, now: at }));
const shopAt = (moment: Date) => ({ database: shop.database, clock: { now: () => moment } });
const variant = async (code: string) => {
  const listed = (await listVariants(shop)).find((row) => row.code === code);
  if (!listed) throw new Error(`No variant ${code}`);
  return listed;
};
const packs = async () => listPackVariants(shop, { sellable: (await listSellable(shopAt(now))).packs });
const setJars = async (stock: number) => {
  const { id } = await variant('1x');
  await updateVariant(shopAt(now), id, { stock });
};

beforeEach(async () => {
  await shop.database.execute('delete from stock_holds');
  await setJars(1);
});

describe('holding', () => {
  test('of 20 buyers who want the last pack at once exactly one gets it', async () => {
    for (let round = 1; round <= 5; round += 1) {
      await shop.database.execute('delete from stock_holds');
      const results = await Promise.all(Array.from({ length: 20 }, (_, index) => hold(`buyer-${index}`)));
      expect(results.filter((result) => result === 'held')).toHaveLength(1);
      expect(results.filter((result) => result === 'sold_out')).toHaveLength(19);
    }
  });

  test('of 20 buyers who want one of the last seven packs exactly seven get one', async () => {
    await setJars(7);
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => hold(`buyer-${index}`)));
    expect(results.filter((result) => result === 'held')).toHaveLength(7);
  });

  test('of 20 buyers who want different packs of the last 14 jars no more than 14 jars are held', async () => {
    await setJars(14);
    const buyers = Array.from({ length: 20 }, (_, index) => ({
      key: `buyer-${index}`,
      pack: (index % 4) + 1,
    }));
    const results = await Promise.all(buyers.map(({ key, pack }) => hold(key, now, `${pack}x`)));
    const held = buyers
      .filter((_, index) => results[index] === 'held')
      .reduce((sum, { pack }) => sum + pack, 0);
    expect(held).toBeGreaterThan(10);
    expect(held).toBeLessThanOrEqual(14);
  });

  test('the same key renews its own hold, others wait until it has run out', async () => {
    expect(await hold('a')).toBe('held');
    expect(await hold('a', later(10))).toBe('held');
    expect(await hold('b', later(16))).toBe('sold_out');
    expect(await hold('b', later(25))).toBe('held');
  });

  test('a basket that changes its pack gives the first one back', async () => {
    await setJars(4);
    expect(await hold('a', now, '4x')).toBe('held');
    expect(await hold('b', now, '1x')).toBe('sold_out');
    expect(await hold('a', now, '3x')).toBe('held');
    expect(await hold('b', now, '1x')).toBe('held');
    expect(await hold('b', now, '2x')).toBe('sold_out');
  });

  test('what is released can be held by the next', async () => {
    await hold('a');
    await shop.database.transaction((tx) => releaseStock(tx, 'a', now));
    expect(await hold('b')).toBe('held');
  });

  test('an unknown variant and one that is switched off are sold out', async () => {
    expect(await hold('a', now, '9x')).toBe('sold_out');
    const { id } = await variant('1x');
    await updateVariant(shopAt(now), id, { isActive: false });
    expect(await hold('a')).toBe('sold_out');
    await updateVariant(shopAt(now), id, { isActive: true });
  });

  test('a product that is out of stock holds nothing and shows every pack as sold out', async () => {
    const { productId } = await variant('1x');
    await updateProduct(shopAt(now), productId, { inStock: false });
    expect(await hold('a')).toBe('sold_out');
    expect((await packs()).every((pack) => pack.soldOut)).toBe(true);
    await updateProduct(shopAt(now), productId, { inStock: true });
  });
});

describe('taking', () => {
  test('a paid order uses up its hold and one pack', async () => {
    await hold('a');
    expect(await take('a', later(5))).toEqual({
      taken: true,
      articles: [{ article: 'jar', quantity: 1, missing: 0, balance: 0 }],
    });
    expect((await variant('1x')).stock).toBe(0);
    expect((await packs()).find(({ id }) => id === '1x')?.soldOut).toBe(true);
  });

  test('a payment after the hold ran out is honoured while there is stock', async () => {
    await hold('a');
    expect(await take('a', later(16))).toMatchObject({ taken: true });
  });

  test('a payment that finds no stock is honoured and flagged, and stock stays 0', async () => {
    await hold('a');
    await hold('b', later(16));
    expect(await take('b', later(17))).toMatchObject({ taken: true });
    expect(await take('a', later(18))).toMatchObject({ taken: false, hold: 'expired' });
    expect((await variant('1x')).stock).toBe(0);
  });

  test('a payment that finds no stock tells what became of its hold', async () => {
    await hold('in time');
    await setJars(3);
    await hold('elsewhere', now, '2x');
    await setJars(0);
    expect(await take('in time', later(5))).toMatchObject({ taken: false, hold: 'in_time' });
    expect(await take('elsewhere', later(5))).toMatchObject({ taken: false, hold: 'replaced' });
    expect(await take('nothing held')).toMatchObject({ taken: false, hold: 'expired' });
  });

  test('a hold is over at its last moment', async () => {
    await hold('a');
    await setJars(0);
    expect(await take('a', later(15))).toMatchObject({ taken: false, hold: 'expired' });
  });

  test('20 paid orders for three packs leave 0 and 17 flags', async () => {
    await setJars(3);
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => take(`buyer-${index}`)));
    expect(results.filter((result) => result.taken)).toHaveLength(3);
    expect(results.filter((result) => !result.taken)).toHaveLength(17);
    expect((await variant('1x')).stock).toBe(0);
  });

  test('a paid pack of four takes the three jars there are, and tells of the one that is missing', async () => {
    await setJars(3);
    expect(await take('a', now, '4x')).toEqual({
      taken: false,
      hold: 'expired',
      articles: [{ article: 'jar', quantity: 3, missing: 1, balance: 0 }],
    });
  });

  test('the database itself refuses a stock below zero', async () => {
    for (const refused of [
      "update product_variants set stock = -1 where code = '1x'",
      "update stock_articles set on_hand = -1 where code = 'jar'",
    ])
      await expect(shop.database.execute(refused)).rejects.toThrow();
  });
});
