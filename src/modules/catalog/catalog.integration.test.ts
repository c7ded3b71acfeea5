// Tests the catalog of the back-office on a real database with the seeded shop: packs in the storefront,
// prices with their history, and which products and packs may be removed.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import { days } from '#shared/clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  getProduct,
  listPackVariants,
  listProducts,
  listPublishedProducts,
  listVariants,
  listVariantsForSale,
} from './list-catalog.ts';
import { checkStruckPrices } from './prices/check-struck-prices.ts';
import { removeProduct, removeVariant } from './remove-from-catalog.ts';
import { createProduct, sellProduct, updateProduct } from './save-product.ts';
import { createVariant, updateVariant } from './save-variant.ts';
import { seedCatalog } from './seed-catalog.ts';

const now = new Date('2026-11-20T12:00:00Z');
const inDays = (count: number) => new Date(now.getTime() + days(count));

let shop: TestDatabase;
const write = <T>(work: (tx: Orm) => Promise<T>) => shop.database.transaction(work);
const shopAt = (moment: Date) => ({ database: shop.database, clock: { now: () => moment } });
const read = () => shop.database.orm;

beforeAll(async () => {
  shop = await openTestDatabase();
  await write((tx) => seedCatalog(tx, { now }));
});
afterAll(() => shop.drop());

const input = {
  name: 'Bamboe tandenborstel',
  description: 'Zacht',
  price: '4,95',
  ingredients: 'Bamboe',
  benefits: ['Zacht', ''],
};
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  return error instanceof Refusal ? { status: error.status, code: error.code } : error;
};

/**
 * The number of sellable packs per variant, by code: 100 of each, with a gift. In the shop, the stock module
 * supplies these numbers.
 */
const sellable = new Map(['1x', '2x', '3x', '4x'].map((code) => [code, { packs: 100, hasGift: true }]));

describe('a fresh shop', () => {
  test('lists the four packs with their prices and savings', async () => {
    const packs = await listPackVariants(shop, { sellable });
    expect(
      packs.map(({ id, name, price, originalPrice, save, popular, quantity, soldOut, pricePerJar }) => [
        id,
        name,
        price,
        originalPrice,
        save,
        popular,
        quantity,
        soldOut,
        pricePerJar,
      ]),
    ).toEqual([
      ['1x', '1 Pack', 24.95, null, null, false, 1, false, 24.95],
      ['2x', '2 Pack', 37.43, 49.9, '25%', true, 2, false, 18.72],
      ['3x', '3 Pack', 48.85, 74.85, '35%', false, 3, false, 16.28],
      ['4x', '4 Pack', 49.9, 99.8, '50%', false, 4, false, 12.48],
    ]);
  });

  test('is seeded once, also by two processes that start together', async () => {
    await Promise.all([write((tx) => seedCatalog(tx, { now })), write((tx) => seedCatalog(tx, { now }))]);
    expect(await listProducts(shop)).toHaveLength(1);
    expect(await listVariants(shop)).toHaveLength(4);
  });

  test('has no struck price that cannot be backed up', async () => {
    expect(await checkStruckPrices(shop)).toEqual([]);
  });
});

describe('products', () => {
  test('a draft or archived product is not in the public list', async () => {
    const product = await createProduct(shopAt(now), { ...input, published: false });
    expect(product).toMatchObject({ price: '4.95', originalPrice: null, benefits: ['Zacht'], inStock: true });
    const names = async () => (await listPublishedProducts(shop)).map(({ name }) => name);
    expect(await names()).not.toContain(input.name);
    await updateProduct(shopAt(now), product.id, { published: true });
    expect(await names()).toContain(input.name);
    await updateProduct(shopAt(now), product.id, { archived: true });
    expect(await names()).not.toContain(input.name);
  });

  test('more than 0.1 % peroxide cannot be published', async () => {
    const strong = { ...input, peroxidePercent: 3 };
    const refused = { status: 422, code: 'peroxide_too_high' };
    expect(await refusalOf(createProduct(shopAt(now), strong))).toEqual(refused);
    const draft = await createProduct(shopAt(now), { ...strong, published: false });
    expect(await refusalOf(updateProduct(shopAt(now), draft.id, { published: true }))).toEqual(refused);
  });

  test('an unknown product is not found', async () => {
    expect(await refusalOf(getProduct(read(), 9999))).toMatchObject({ status: 404 });
    expect(await refusalOf(updateProduct(shopAt(now), 9999, { name: 'x' }))).toMatchObject({
      status: 404,
    });
  });
});

describe('variants', () => {
  test('a new pack takes the code of its quantity while that is free', async () => {
    const product = await createProduct(shopAt(now), input);
    const add = (name: string) => createVariant(shopAt(now), { productId: product.id, name, price: '9.95' });
    expect(await add('5 Pack')).toMatchObject({ code: '5x', quantity: 5, stock: 0, isActive: true });
    expect((await add('5 Pack')).code).toMatch(/^5x-[0-9a-f]{6}$/);
    expect((await add('Proefverpakking')).quantity).toBe(1);
  });

  test('a variant of a product that does not exist is refused by field', async () => {
    const work = createVariant(shopAt(now), { productId: 0, name: 'x', price: 1 });
    await expect(work).rejects.toMatchObject({ status: 422, errors: [{ path: 'productId' }] });
  });

  test('the price of a product is the price of its single jar, whichever is changed', async () => {
    const product = await createProduct(shopAt(now), input);
    const single = await createVariant(shopAt(now), { productId: product.id, name: 'Los', price: '5.95' });
    expect((await getProduct(read(), product.id)).price).toBe('5.95');
    await updateProduct(shopAt(now), product.id, { price: '6.95', originalPrice: '7.95' });
    const changed = (await listVariants(shop)).find(({ id }) => id === single.id);
    expect(changed).toMatchObject({ price: '6.95', originalPrice: '7.95', discountPercent: 13 });
  });

  test('only those of the product the shop sells are for sale, until another takes its place', async () => {
    const { id: first } = (await listProducts(shop))[0] ?? { id: 0 };
    const product = await createProduct(shopAt(now), input);
    const noPacks = { status: 409, code: 'no_packs' };
    expect(await refusalOf(sellProduct(shopAt(now), product.id))).toEqual(noPacks);
    const pack = await createVariant(shopAt(now), { productId: product.id, name: 'Los', price: 5 });
    const productsForSale = async () =>
      new Set((await listVariantsForSale(read())).map(({ variant }) => variant.productId));
    expect(await productsForSale()).toEqual(new Set([first]));
    expect(await sellProduct(shopAt(now), product.id)).toMatchObject({ published: true });
    expect((await listVariantsForSale(read())).map(({ variant }) => variant.code)).toEqual([pack.code]);
    expect((await listPublishedProducts(shop)).map(({ id }) => id)).toEqual([product.id]);
    await sellProduct(shopAt(now), first);
    expect(await productsForSale()).toEqual(new Set([first]));
    await updateProduct(shopAt(now), product.id, { archived: true });
    const archived = { status: 409, code: 'product_archived' };
    expect(await refusalOf(sellProduct(shopAt(now), product.id))).toEqual(archived);
  });

  test('a pack that is switched off or whose product is archived is not for sale', async () => {
    const { id: first } = (await listProducts(shop))[0] ?? { id: 0 };
    const product = await createProduct(shopAt(now), input);
    const pack = await createVariant(shopAt(now), { productId: product.id, name: 'Los', price: 5 });
    const codesForSale = async () => (await listVariantsForSale(read())).map(({ variant }) => variant.code);
    await sellProduct(shopAt(now), product.id);
    expect(await codesForSale()).toContain(pack.code);
    await updateVariant(shopAt(now), pack.id, { isActive: false });
    expect(await codesForSale()).not.toContain(pack.code);
    await updateVariant(shopAt(now), pack.id, { isActive: true });
    await updateProduct(shopAt(now), product.id, { archived: true });
    expect(await codesForSale()).not.toContain(pack.code);
    await sellProduct(shopAt(now), first);
  });
});

describe('struck prices', () => {
  test('a price raised just before a reduction is found out, an honest one is not', async () => {
    const product = await createProduct(shopAt(now), input);
    const pack = await createVariant(shopAt(now), { productId: product.id, name: 'Los', price: '20' });
    const issues = async () =>
      (await checkStruckPrices(shop)).filter((issue) => issue.variantCode === pack.code);
    const change = (fields: Parameters<typeof updateVariant>[2], at: Date) =>
      updateVariant(shopAt(at), pack.id, fields);

    await change({ price: '30' }, inDays(85));
    await change({ price: '18', originalPrice: '30' }, inDays(90));
    expect(await issues()).toMatchObject([
      {
        shown: 3000,
        allowed: 2000,
        detail: 'Los: van-prijs €30,00 is hoger dan de laagste prijs van de 30 dagen ervoor (€20,00).',
      },
    ]);
    await change({ originalPrice: '20' }, inDays(91));
    expect(await issues()).toEqual([]);
  });

  test('a pack may not be struck higher than as many single jars', async () => {
    const [two] = (await listVariants(shop)).filter(({ code }) => code === '2x');
    if (!two) throw new Error('2x is missing');
    await updateVariant(shopAt(now), two.id, { originalPrice: '59,90' });
    expect(await checkStruckPrices(shop)).toContainEqual({
      variantCode: '2x',
      shown: 5990,
      allowed: 4990,
      detail: `${two.name}: van-prijs €59,90 is hoger dan 2 losse potten (€49,90).`,
    });
    const shown = async () => (await listPackVariants(shop, { sellable })).find(({ id }) => id === '2x');
    expect(await shown()).toMatchObject({ originalPrice: null, save: null });
    await updateVariant(shopAt(now), two.id, { originalPrice: '49.90' });
    expect(await shown()).toMatchObject({ originalPrice: 49.9, save: '25%' });
  });

  test('a single jar without a past, and a pack without a single jar beside it, may have none', async () => {
    const product = await createProduct(shopAt(now), input);
    const add = (name: string) =>
      createVariant(shopAt(now), { productId: product.id, name, price: '10', originalPrice: '15' });
    const explained = async (code: string) =>
      (await checkStruckPrices(shop)).find((issue) => issue.variantCode === code);
    const pack = await add('7 Pack');
    expect(await explained(pack.code)).toEqual({
      variantCode: pack.code,
      shown: 1500,
      allowed: null,
      detail: '7 Pack: van-prijs €15,00 kan niet: er is geen losse pot te koop om mee te vergelijken.',
    });
    const single = await add('Nieuw');
    expect(await explained(single.code)).toEqual({
      variantCode: single.code,
      shown: 1500,
      allowed: null,
      detail:
        'Nieuw: van-prijs €15,00 kan niet: er is geen prijs van minstens 30 dagen om mee te vergelijken.',
    });
  });

  test('saving a price that is the same adds nothing to the history', async () => {
    const rows = async () => (await shop.database.execute('select * from price_history')).rows.length;
    const [one] = (await listVariants(shop)).filter(({ code }) => code === '1x');
    if (!one) throw new Error('1x is missing');
    const before = await rows();
    await updateVariant(shopAt(now), one.id, { price: '24,95', name: '1 Pack' });
    expect(await rows()).toBe(before);
    await updateVariant(shopAt(now), one.id, { price: '25.95' });
    expect(await rows()).toBe(before + 1);
  });
});

describe('removing', () => {
  test('what an order refers to stays, the rest can be deleted', async () => {
    const product = await createProduct(shopAt(now), input);
    const pack = await createVariant(shopAt(now), { productId: product.id, name: 'Los', price: 5 });
    const orderedShop = { database: shop.database, isVariantOrdered: async () => true };
    const free = { ...orderedShop, isVariantOrdered: async () => false };
    expect(await refusalOf(removeProduct(orderedShop, product.id))).toEqual({
      status: 409,
      code: 'product_in_use',
    });
    expect(await refusalOf(removeVariant(orderedShop, pack.id))).toEqual({
      status: 409,
      code: 'variant_in_use',
    });
    await removeVariant(free, pack.id);
    await removeProduct(free, product.id);
    expect(await refusalOf(getProduct(read(), product.id))).toMatchObject({ status: 404 });
  });
});
