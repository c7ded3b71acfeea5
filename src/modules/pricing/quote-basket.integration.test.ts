// Tests that a quote uses the current packs, countries, coupons and VAT setting and refuses unknown ones.
// Runs on a real database with the seeded shop.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCatalog } from '#modules/catalog/index.ts';
import { seedCoupons } from '#modules/coupons/index.ts';
import { changeShippingCountry, listShippingCountries, seedShipping } from '#modules/shipping/index.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { couponAnswerSchema, quoteSchema } from './contract.ts';
import { createPriceList, type PriceList } from './price-list.ts';
import { type Basket, quoteBasket } from './quote-basket.ts';
import { validateCoupon } from './validate-coupon.ts';

const now = new Date('2026-11-20T12:00:00Z');
const clock = { now: () => now };
let oss = false;
const getSettings = async () => ({ vat: { oss } });

let shop: TestDatabase;
let priceList: PriceList;
beforeAll(async () => {
  shop = await openTestDatabase();
  priceList = createPriceList(shop);
  await shop.database.transaction(async (tx) => {
    await seedCatalog(tx, { now });
    await seedCoupons(tx, { now });
    await seedShipping(tx);
  });
});
afterAll(() => shop.drop());

const ask = (basket: Basket) =>
  quoteBasket({ database: shop.database, clock, priceList, getSettings }, basket);
const validate = (couponQuery: Parameters<typeof validateCoupon>[1]) =>
  validateCoupon({ database: shop.database, clock, priceList }, couponQuery);

describe('quotes', () => {
  test.each([
    ['1x', 'NL', 2495],
    ['2x', 'BE', 3743],
    ['3x', 'Duitsland', 5880],
    ['4x', 'United States', 6985],
    ['1x', '', 2495],
    ['1x', null, 2495],
  ])('%s to "%s" is %d cents', async (variant, country, total) => {
    const quote = await ask({ variant, country });
    expect(quoteSchema.parse(quote).total).toBe(total);
  });

  test('the line names product and pack', async () => {
    const { lines } = await ask({ variant: '2x' });
    expect(lines[0]?.label).toBe('Zwartwit Actieve Kool Tandpoeder – 2 Pack');
  });

  test('a code lowers the total, in any case, and a wrong one says why', async () => {
    const good = await ask({ variant: '1x', couponCode: ' welkom10 ', country: 'DE' });
    expect(good).toMatchObject({
      discount: 250,
      shipping: 995,
      total: 3240,
      coupon: { code: 'WELKOM10', valid: true },
    });
    const bad = await ask({ variant: '1x', couponCode: 'ZOMER25' });
    expect(bad).toMatchObject({ discount: 0, total: 2495, coupon: { valid: false, reasonCode: 'expired' } });
    expect((await ask({ variant: '1x', couponCode: '  ' })).coupon).toBeUndefined();
  });

  test('VAT is Dutch in the Union, of the destination with OSS, and none outside', async () => {
    const rates = async () =>
      Promise.all(['DE', 'CH'].map(async (country) => (await ask({ variant: '1x', country })).vat.rate));
    expect(await rates()).toEqual([21, 0]);
    oss = true;
    expect(await rates()).toEqual([19, 0]);
    oss = false;
  });

  test.each([
    [{ variant: '9x' }, 'unknown_variant', 'variant'],
    [{ variant: '1x', country: 'Atlantis' }, 'unknown_country', 'country'],
    [{ variant: '1x', country: 'Rusland' }, 'country_not_served', 'country'],
  ])('%o is refused with %s', async (input, code, path) => {
    await expect(ask(input)).rejects.toMatchObject({ status: 422, code, errors: [{ path }] });
  });

  test('the operator decides what a country costs and whether it is served', async () => {
    const change = async (fields: { fee?: number; enabled?: boolean }) => {
      await changeShippingCountry(shop, 'DE', fields);
      priceList.invalidate();
    };
    await change({ fee: 595 });
    expect((await ask({ variant: '1x', country: 'DE' })).shipping).toBe(595);
    await change({ enabled: false });
    await expect(ask({ variant: '1x', country: 'DE' })).rejects.toMatchObject({ code: 'country_not_served' });
    const served = await listShippingCountries(shop, { enabledOnly: true });
    expect(served.slice(0, 2).map(({ name }) => name)).toEqual(['Nederland', 'België']);
    expect(served).toHaveLength(249 - 3);
    await change({ fee: 995, enabled: true });
    await shop.database.transaction((tx) => seedShipping(tx));
    const unknown = changeShippingCountry(shop, 'XX', { fee: 1 });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });
});

describe('the worth of a code', () => {
  test('a percentage is itself', async () => {
    expect(couponAnswerSchema.parse(await validate({ code: 'welkom10' }))).toEqual({
      valid: true,
      code: 'WELKOM10',
      discount: 10,
      type: 'percentage',
      value: 10,
      discountAmount: 2.5,
    });
  });

  test('a fixed amount is a percentage of the amount, else of the variant', async () => {
    expect(await validate({ code: 'TANDEN5', amount: 50 })).toMatchObject({
      discount: 10,
      discountAmount: 5,
    });
    expect(await validate({ code: 'TANDEN5', variant: '4x' })).toMatchObject({ discount: 10.02, value: 5 });
  });

  test.each([
    [{ code: 'ZOMER25' }, 'expired'],
    [{ code: 'TANDEN5' }, 'below_minimum'],
    [{ code: '' }, 'unknown'],
  ])('%o is worth nothing', async (input, reasonCode) => {
    expect(couponAnswerSchema.parse(await validate(input))).toMatchObject({
      valid: false,
      discount: 0,
      reasonCode,
    });
  });
});
