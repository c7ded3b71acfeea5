// Tests that cached quotes are never out of date: after a change of a price, fee or rate in any process, the
// next quote is new.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateVariant } from '#modules/catalog/index.ts';
import { updateSettings } from '#modules/settings/index.ts';
import { changeShippingCountry } from '#modules/shipping/index.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const DUTCH = '/api/quote?variant=2x';
const GERMAN = '/api/quote?variant=2x&country=DE';
const quote = async (path: string) => (await shop.newBuyer().call('GET', path)).body;
const isKept = (path: string) => shop.shop.cache.find(path) !== undefined;

/**
 * Changes of what a quote depends on, made as by another process: this process's cache learns of them only
 * through a notification of the database.
 */
const CHANGES = {
  'a price': async () => {
    const [pack] = await shop.rows("select id from product_variants where code = '2x'");
    await updateVariant(shop.shop, Number(pack?.id), { price: '38.95' });
  },
  'the fee of its country': () => changeShippingCountry(shop.shop, 'DE', { fee: 1234 }),
  'where VAT is paid': () => updateSettings(shop.shop, { vat: { oss: true } }),
};

describe('a quote without a code', () => {
  test('is kept for each pack and country', async () => {
    expect(await quote(DUTCH)).toMatchObject({ country: 'NL', subtotal: 3743 });
    expect(await quote(GERMAN)).toMatchObject({ country: 'DE', vat: { rate: 21 } });
    expect([isKept(DUTCH), isKept(GERMAN)]).toEqual([true, true]);
  });

  test.each([
    ['a price', { subtotal: 3895 }],
    ['the fee of its country', { shipping: 1234 }],
    ['where VAT is paid', { vat: { rate: 19 } }],
  ] as const)('is another after a change of %s', async (what, expected) => {
    expect(await quote(GERMAN)).not.toMatchObject(expected);
    await CHANGES[what]();
    await expect.poll(() => quote(GERMAN)).toMatchObject(expected);
  });
});

test.each([
  ['with a code', `${DUTCH}&couponCode=WELKOM10`, 200],
  ['for a country by its name', '/api/quote?variant=2x&country=Duitsland', 200],
  ['of a pack that is not there', '/api/quote?variant=9x', 422],
])('a quote %s is made each time', async (_which, path, status) => {
  expect((await shop.newBuyer().call('GET', path)).status).toBe(status);
  expect(isKept(path)).toBe(false);
});
