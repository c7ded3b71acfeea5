// Tests the numbers by which shopping sites recognise a pack: the GTIN, whose check digit must be correct,
// and the number of the manufacturer (MPN). Both are optional.

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { packVariantSchema, variantSchema } from '#modules/catalog/contract.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let id: number;
beforeAll(async () => {
  shop = await startTestShop();
  id = (await packs())[0]?.id ?? 0;
});
afterAll(() => shop.stop());

const packs = async () =>
  z.array(variantSchema).parse((await shop.asOperator('GET', '/api/admin/variants')).body);
const change = (fields: object) => shop.asOperator('PUT', `/api/admin/variants/${id}`, fields);
const sold = async () => {
  shop.shop.invalidateAll();
  const { body } = await shop.newBuyer().call('GET', '/api/variants');
  return z.array(packVariantSchema).parse(body)[0];
};

test('a pack has none until somebody fills them in', async () => {
  expect(await sold()).toMatchObject({ gtin: null, mpn: null });
});

test.each([
  ['4006381333931', '4006381333931'],
  ['4 006381 333931', '4006381333931'],
  ['036000-291452', '036000291452'],
  ['96385074', '96385074'],
  ['10614141000415', '10614141000415'],
])('the GTIN %s is kept and shown as %s', async (typed, gtin) => {
  expect(await change({ gtin: typed, mpn: ' ZW-60/A ' })).toMatchObject({
    status: 200,
    body: { gtin, mpn: 'ZW-60/A' },
  });
  expect(await sold()).toMatchObject({ gtin, mpn: 'ZW-60/A' });
  const found = await shop.asOperator('GET', `/api/admin/variants?q=${gtin}`);
  expect(found.body).toMatchObject({ items: [{ id }] });
});

test.each([
  [{ gtin: '4006381333932' }, 'gtin', 'Het laatste cijfer klopt niet bij de andere; controleer het nummer'],
  [{ gtin: '40063813339' }, 'gtin', 'Een GTIN heeft 8, 12, 13 of 14 cijfers; dit zijn er 11'],
  [{ gtin: 'ZW-KOOL' }, 'gtin', 'Een GTIN heeft alleen cijfers'],
  [{ mpn: 'a'.repeat(71) }, 'mpn', 'Maximaal 70 tekens'],
])('%j is refused by field', async (fields, path, message) => {
  expect(await change(fields)).toMatchObject({ status: 422, body: { errors: [{ path, message }] } });
});

test('they stay when something else changes, and go when they are emptied', async () => {
  await change({ gtin: '4006381333931', mpn: 'ZW-60' });
  await change({ name: '1 pot' });
  expect(await sold()).toMatchObject({ gtin: '4006381333931', mpn: 'ZW-60' });
  await change({ gtin: '', mpn: null });
  expect(await sold()).toMatchObject({ gtin: null, mpn: null });
});
