// Tests the pack endpoints over HTTP: never cached, validated per field, with stock and price history that
// survive concurrent edits.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { priceIssueSchema, type Variant, variantSchema } from '#modules/catalog/contract.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { needsSession, rowRoutes } from '#tests/support/needs-session.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const PATH = '/api/admin/variants';
const list = async () => {
  const answer = await shop.asOperator('GET', PATH);
  return { answer, variants: z.array(variantSchema).parse(answer.body) };
};
const pack = async (code: string): Promise<Variant> => {
  const listedVariant = (await list()).variants.find((variant) => variant.code === code);
  if (!listedVariant) throw new Error(`${code} is missing`);
  return listedVariant;
};
const change = (id: number, body: object) => shop.asOperator('PUT', `${PATH}/${id}`, body);

needsSession(() => shop, [['GET', `${PATH}/price-issues`], ...rowRoutes(PATH)], { name: 'x' });

describe('the list', () => {
  test('is never cached, and computes the discounts from the prices', async () => {
    const { answer, variants } = await list();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(variants.map(({ code, price, discountPercent }) => [code, price, discountPercent])).toEqual([
      ['1x', '24.95', null],
      ['2x', '37.43', 25],
      ['3x', '48.85', 35],
      ['4x', '49.90', 50],
    ]);
  });
});

describe('a pack', () => {
  test('says of each wrong field what is wrong', async () => {
    const wrong = { productId: 1, name: '', price: '', stock: -1, imageUrl: 'nee' };
    const answer = await shop.asOperator('POST', PATH, wrong);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      errors: expect.arrayContaining([
        { path: 'name', message: 'Name is required' },
        { path: 'price', message: 'Price is required' },
        { path: 'stock', message: 'Stock must be 0 or greater' },
        { path: 'imageUrl', message: 'Must be a valid URL' },
      ]),
    });
  });

  test('belongs to a product', async () => {
    const answer = await shop.asOperator('POST', PATH, { productId: 0, name: '5 Pack', price: '59,90' });
    expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path: 'productId' }] }]);
  });

  test('is added, sold in the shop, and deleted while nobody ordered it', async () => {
    const created = await shop.asOperator('POST', PATH, {
      productId: 1,
      name: '5 Pack',
      price: '59,90',
      stock: 3,
    });
    expect(created.status).toBe(201);
    const { id, code } = variantSchema.parse(created.body);
    expect(code).toBe('5x');
    expect((await shop.asOperator('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await shop.asOperator('DELETE', `${PATH}/${id}`)).status).toBe(404);
  });

  test('that somebody else changed meanwhile is not overwritten', async () => {
    const { id, version } = await pack('3x');
    expect((await change(id, { sku: 'A', version })).status).toBe(200);
    const second = await change(id, { sku: 'B', version });
    expect([second.status, second.body]).toMatchObject([409, { code: 'edit_conflict' }]);
    expect((await pack('3x')).sku).toBe('A');
  });

  test('sold while its stock was being counted keeps the sale', async () => {
    const { id, stock, version } = await pack('2x');
    await buyByCard(shop.newBuyer(), { variant: '2x' });
    await shop.settle();
    const answer = await change(id, { stock: stock + 10, stockWas: stock, version });
    expect(answer.status).toBe(200);
    expect((await pack('2x')).stock).toBe(stock + 9);
  });

  test('that was ordered is kept', async () => {
    const { id } = await pack('2x');
    const refused = await shop.asOperator('DELETE', `${PATH}/${id}`);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'variant_in_use' }]);
  });

  test('whose struck price was never charged is named', async () => {
    const { id, originalPrice } = await pack('2x');
    await change(id, { originalPrice: '99.90' });
    const { body } = await shop.asOperator('GET', `${PATH}/price-issues`);
    expect(
      z
        .array(priceIssueSchema)
        .parse(body)
        .map(({ variantCode }) => variantCode),
    ).toEqual(['2x']);
    await change(id, { originalPrice });
  });
});
