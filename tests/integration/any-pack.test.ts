// Tests a shop with any number of packs of any number of jars: what is on sale is shown, quoted, sold, and
// taken from stock by the jar, under the owner's product name.

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { packVariantSchema } from '#modules/catalog/contract.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const call = (path: string) => shop.newBuyer().call('GET', path);
const packs = async () => z.array(packVariantSchema).parse((await call('/api/variants')).body);
const codes = async () => (await packs()).map(({ id }) => id);
const idOf = async (code: string) =>
  Number((await shop.rows('select id from product_variants where code = $1', [code]))[0]?.id);
const switchPack = async (code: string, isActive: boolean) =>
  shop.asOperator('PUT', `/api/admin/variants/${await idOf(code)}`, { isActive });
const addPack = (name: string, quantity: number, price: string) =>
  shop.asOperator('POST', '/api/admin/variants', { productId: 1, name, quantity, price });
const jars = async () =>
  Number((await shop.rows("select on_hand from stock_articles where code = 'jar'"))[0]?.on_hand);

test('a pack of five and one of seven are shown, quoted and bought, and take as many jars', async () => {
  const productId = Number((await shop.rows('select id from products'))[0]?.id);
  expect(productId).toBe(1);
  expect((await addPack('5 Pack', 5, '59.90')).status).toBe(201);
  expect((await addPack('Jaarpakket', 7, '79.90')).status).toBe(201);
  expect(await codes()).toEqual(['1x', '2x', '3x', '4x', '5x', '7x']);
  expect((await packs()).at(-1)).toMatchObject({ name: 'Jaarpakket', soldOut: false, pricePerJar: 11.41 });
  const before = await jars();
  const { order, amount } = await buyByCard(shop.newBuyer(), { variant: '7x' });
  expect([order.success, amount]).toEqual([true, 79.9]);
  await shop.settle();
  expect(before - (await jars())).toBe(7);
  expect(await shop.rows('select label from order_lines')).toMatchObject([
    { label: 'Zwartwit Actieve Kool Tandpoeder – Jaarpakket' },
  ]);
});

test('one pack alone is enough: a basket begins with it, and a basket of one that went keeps what was typed', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails({ customerName: 'Anna de Vries', variant: '2x' });
  for (const code of ['1x', '2x', '3x', '4x', '7x']) await switchPack(code, false);
  expect(await codes()).toEqual(['5x']);
  expect(await buyer.saveDetails({ customerEmail: 'anna@example.nl' })).toMatchObject({
    customerName: 'Anna de Vries',
    customerEmail: 'anna@example.nl',
    variant: '5x',
    total: '59.90',
  });
  const asked = { code: 'WELKOM10' };
  const coupon = await shop.newBuyer().call('POST', '/api/validate-coupon', asked);
  expect(coupon.body).toMatchObject({ valid: true, discountAmount: 5.99 });
});

test('the product is called by its own name, and the setting of old says where that is', async () => {
  const { body } = await shop.asOperator('PUT', '/api/admin/products/1', { name: 'Nachtzwart Poeder' });
  expect(body).toMatchObject({ name: 'Nachtzwart Poeder' });
  const quote = await call('/api/quote?variant=5x');
  expect(quote.body).toMatchObject({ lines: [{ label: 'Nachtzwart Poeder – 5 Pack' }] });
  await buyByCard(shop.newBuyer(), { variant: '5x' });
  await shop.settle();
  const [mail] = await shop.rows(
    "select html from mails where type = 'order_confirmation' order by id desc limit 1",
  );
  expect(mail?.html).toContain('Nachtzwart Poeder');
  const old = await shop.asOperator('PUT', '/api/admin/settings', { product: { name: 'Anders' } });
  expect([old.status, JSON.stringify(old.body)]).toEqual([422, expect.stringContaining('bij het product')]);
});
