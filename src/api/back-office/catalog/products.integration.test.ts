// Tests the product endpoints over HTTP: for operators only, validated per field, never overwritten silently,
// never deleted once ordered.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { productSchema } from '#modules/catalog/contract.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { needsSession, rowRoutes } from '#tests/support/needs-session.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const PATH = '/api/admin/products';
const brush = {
  name: 'Bamboe tandenborstel',
  description: 'Zacht',
  price: '4,95',
  ingredients: 'Bamboe',
  benefits: ['Zacht', ''],
};
const add = async (fields: object = {}) => {
  const answer = await shop.asOperator('POST', PATH, { ...brush, ...fields });
  expect(answer.status).toBe(201);
  return productSchema.parse(answer.body);
};
const names = async (path: string) => {
  const { body } = await shop.asOperator('GET', path);
  return z
    .array(productSchema)
    .parse(body)
    .map(({ name }) => name);
};

needsSession(() => shop, rowRoutes(PATH), brush);

describe('a product', () => {
  test('that is a draft is the operator’s alone until it is published', async () => {
    const { id } = await add({ name: 'Nieuwe borstel', published: false });
    expect(await names(PATH)).toContain('Nieuwe borstel');
    expect(await names('/api/products')).not.toContain('Nieuwe borstel');
    expect((await shop.asOperator('PUT', `${PATH}/${id}`, { published: true })).status).toBe(200);
    expect(await names('/api/products')).toContain('Nieuwe borstel');
  });

  test('says of each wrong field what is wrong', async () => {
    const wrong = { name: '', description: ' ', price: '', ingredients: '', benefits: [''], imageUrl: 'nee' };
    const answer = await shop.asOperator('POST', PATH, wrong);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      errors: expect.arrayContaining([
        { path: 'name', message: 'Name is required' },
        { path: 'description', message: 'Description is required' },
        { path: 'price', message: 'Price is required' },
        { path: 'ingredients', message: 'Ingredients are required' },
        { path: 'benefits', message: 'Benefits are required' },
        { path: 'imageUrl', message: 'Must be a valid URL' },
      ]),
    });
  });

  test('that somebody else changed meanwhile is not overwritten', async () => {
    const { id, version } = await add();
    const first = await shop.asOperator('PUT', `${PATH}/${id}`, { name: 'Eerste', version });
    expect(first.status).toBe(200);
    const second = await shop.asOperator('PUT', `${PATH}/${id}`, { name: 'Tweede', version });
    expect([second.status, second.body]).toMatchObject([409, { code: 'edit_conflict', version: 2 }]);
    expect(await names(PATH)).not.toContain('Tweede');
  });

  test('whose single pack changed its price meanwhile is not set back to the old price', async () => {
    const { id, version } = await add();
    const pack = { productId: id, name: 'Los', price: '5.95', quantity: 1 };
    const created = z
      .object({ id: z.number() })
      .parse((await shop.asOperator('POST', '/api/admin/variants', pack)).body);
    await shop.asOperator('PUT', `/api/admin/variants/${created.id}`, { price: '6.95' });
    const late = await shop.asOperator('PUT', `${PATH}/${id}`, { price: '5.95', version });
    expect(late.status).toBe(409);
  });

  test('that nobody ordered is deleted with its packs; one that is unknown is not found', async () => {
    const { id } = await add({ name: 'Weg' });
    expect((await shop.asOperator('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await shop.asOperator('DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect((await shop.asOperator('PUT', `${PATH}/${id}`, { name: 'x' })).status).toBe(404);
    expect((await shop.asOperator('DELETE', `${PATH}/nul`)).status).toBe(422);
  });

  test('that was ordered is kept, and can be archived', async () => {
    await buyByCard(shop.newBuyer(), { variant: '1x' });
    const refused = await shop.asOperator('DELETE', `${PATH}/1`);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'product_in_use' }]);
    expect((await shop.asOperator('PUT', `${PATH}/1`, { archived: true })).status).toBe(200);
    expect(await names('/api/products')).not.toContain('Zwartwit Actieve Kool Tandpoeder');
    await shop.asOperator('PUT', `${PATH}/1`, { archived: false });
  });
});
