// Tests that cached pages and lists are renewed when the catalog changes: a sold-out pack, a price, a pack
// switched off.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createProduct, updateProduct, updateVariant } from '#modules/catalog/index.ts';
import { DATA_CHANGED } from '#platform/database/announce-change.ts';
import { isCached } from '#platform/html-cache/html-cache.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
const heard: string[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  await shop.database.listen(DATA_CHANGED, (data) => void heard.push(data));
});
afterAll(() => shop.stop());
afterEach(() => {
  heard.length = 0;
});

const variantId = async (code: string) =>
  Number((await shop.rows('select id from product_variants where code = $1', [code]))[0]?.id);
const change = (id: number, fields: Parameters<typeof updateVariant>[2]) =>
  updateVariant(shop.shop, id, fields);
const packs = async () => {
  const { body } = await shop.newBuyer().call('GET', '/api/variants');
  return Array.isArray(body) ? body : [];
};
const keepPage = async () => {
  const page = { status: 200, headers: {}, body: Buffer.from('<p>24,95</p>'), tags: ['catalog'] };
  expect(isCached(await shop.shop.cache.render('/', async () => page))).toBe(true);
  expect(shop.shop.cache.find('/')).toBeDefined();
};

describe('a change of the catalog', () => {
  test('drops the page that shows it, in the process that made it and in every other', async () => {
    await keepPage();
    await change(await variantId('3x'), { price: '44.95' });
    await expect.poll(() => shop.shop.cache.find('/')).toBeUndefined();
    expect(heard).toContain('catalog');
  });

  test('is seen in the list of packs', async () => {
    const id = await variantId('3x');
    await change(id, { price: '45.95' });
    await expect.poll(async () => (await packs()).find((pack) => pack.id === '3x')?.price).toBe(45.95);
    await change(id, { isActive: false });
    await expect.poll(async () => (await packs()).map((pack) => pack.id)).toEqual(['1x', '2x', '4x']);
    await change(id, { isActive: true });
    await expect.poll(async () => (await packs()).length).toBe(4);
  });

  test('by an operator is forgotten before the operator has the answer', async () => {
    await keepPage();
    const answer = await shop.asOperator('PUT', '/api/admin/settings', { brand: { name: 'Zwartwit' } });
    expect(answer.status).toBe(200);
    expect(shop.shop.cache.find('/')).toBeUndefined();
    await keepPage();
    await shop.asOperator('GET', '/api/admin/settings');
    expect(shop.shop.cache.find('/')).toBeDefined();
  });

  test('that does not come about is not told', async () => {
    const id = await variantId('3x');
    const undone = shop.database.transaction(async (tx) => {
      const inside: Parameters<typeof updateVariant>[0]['database'] = { transaction: (work) => work(tx) };
      await updateVariant({ ...shop.shop, database: inside }, id, { price: '1.00' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await shop.database.transaction(async () => undefined);
    expect(heard).toEqual([]);
    expect((await packs()).find((pack) => pack.id === '3x')?.price).not.toBe(1);
  });

  test('of a product is told as well', async () => {
    const input = {
      name: 'Bamboe tandenborstel',
      description: 'Zacht',
      price: '4,95',
      ingredients: 'Bamboe',
      benefits: [],
    };
    const { id } = await createProduct(shop.shop, input);
    await expect.poll(() => heard).toEqual(['catalog']);
    await updateProduct(shop.shop, id, { inStock: false });
    await expect.poll(() => heard).toEqual(['catalog', 'catalog']);
  });
});

describe('selling', () => {
  test('the last pack tells it, any other sale does not', async () => {
    await change(await variantId('4x'), { stock: 2 });
    await expect.poll(() => heard).toEqual(['catalog']);
    await keepPage();
    await buyByCard(shop.newBuyer(), { variant: '4x' });
    await shop.settle();
    expect(heard).toEqual(['catalog']);
    expect(shop.shop.cache.find('/')).toBeDefined();
    await buyByCard(shop.newBuyer(), { variant: '4x' });
    await expect.poll(() => heard).toEqual(['catalog', 'catalog']);
    await expect.poll(() => shop.shop.cache.find('/')).toBeUndefined();
    await expect.poll(async () => (await packs()).find((pack) => pack.id === '4x')?.soldOut).toBe(true);
  });
});

test('a pack that comes back to an empty shelf tells it, one that comes back to others does not', async () => {
  await change(await variantId('4x'), { stock: 10 });
  const { order } = await buyByCard(shop.newBuyer(), { variant: '4x' });
  const twice = await buyByCard(shop.newBuyer(), { variant: '4x' });
  await shop.settle();
  await change(await variantId('1x'), { stock: 0 });
  await expect.poll(() => heard).toEqual(['catalog', 'catalog']);
  heard.length = 0;
  const comesBack = async (orderId: number | null) => {
    const body = { restock: true, idempotencyKey: `restock-${orderId}` };
    expect((await shop.asOperator('POST', `/api/admin/orders/${orderId}/refunds`, body)).status).toBe(201);
    await shop.settle();
  };
  await comesBack(order.orderId);
  await expect.poll(() => heard).toEqual(['catalog']);
  await expect.poll(async () => (await packs()).find((pack) => pack.id === '4x')?.soldOut).toBe(false);
  await comesBack(twice.order.orderId);
  expect(heard).toEqual(['catalog']);
  expect(await shop.rows("select stock from product_variants where code = '4x'")).toEqual([{ stock: 2 }]);
});
