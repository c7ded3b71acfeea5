// Computes the quote of a basket from current data: the coupon is read from the database, packs, countries
// and settings are cached until they change. Two calls may therefore differ; the checkout stores the quote a
// customer accepted.

import type { VariantOfProduct } from '#modules/catalog/index.ts';
import { checkCoupon } from '#modules/coupons/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { invalidFields, refusedField } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { Cents } from '#shared/money.ts';
import { type CountryCode, countryName, DEFAULT_COUNTRY, parseCountry } from '#shared/recipient/countries.ts';
import { normalisePostalCode } from '#shared/recipient/postal-codes.ts';
import type { Quote } from './contract.ts';
import type { PriceList } from './price-list.ts';
import { quote } from './quote.ts';
import { vatRate } from './vat-rates.ts';

export type Basket = {
  variant: string;
  /** ISO code or country name; the Netherlands when absent or blank. */
  country?: string | null | undefined;
  /** Postal code of the delivery address, if known; parts of some countries have no VAT of that country. */
  postalCode?: string | null | undefined;
  couponCode?: string | null | undefined;
  /**
   * The key of the checkout's own coupon hold. With a key, uses held by other checkouts count against the
   * coupon; without one, only paid uses count.
   */
  holdKey?: string | null | undefined;
};

/**
 * The dependencies of a quote. `getSettings` is read for `vat.oss`: whether VAT is paid in the country of
 * destination (Union one-stop shop).
 */
export type QuoteNeeds = {
  database: Pick<Database, 'orm'>;
  clock: Clock;
  priceList: Pick<PriceList, 'findVariant' | 'firstVariant' | 'findCountry'>;
  getSettings(on: Orm): Promise<Pick<Settings, 'vat'>>;
};

/**
 * Computes the quote of a basket. Refuses with 422 `unknown_variant` (field `variant`), `unknown_country` or
 * `country_not_served` (field `country`). A coupon that does not apply is not refused: the discount is 0 and
 * `coupon` has the reason. Sold-out packs are quoted too.
 */
export async function quoteBasket(
  { database: { orm }, clock, priceList, getSettings }: QuoteNeeds,
  basket: Basket,
): Promise<Quote> {
  const { variant, productName } = await getVariantForSale(priceList, basket.variant);
  const country = readCountry(basket.country);
  const shippingFee = await getShippingFee(priceList, country);
  const code = basket.couponCode?.trim();
  const question = { subtotal: variant.priceCents, now: clock.now(), holdKey: basket.holdKey ?? null };
  const coupon = code ? (await checkCoupon(orm, { code, ...question })).outcome : null;
  return quote({
    variant: {
      code: variant.code,
      label: `${productName} – ${variant.name}`,
      quantity: variant.quantity,
      price: variant.priceCents,
    },
    country,
    shippingFee,
    vatRate: vatRate(country, (await getSettings(orm)).vat, basket.postalCode ?? ''),
    coupon,
  });
}

/** Finds a variant for sale by code; refuses with 422 `unknown_variant`. */
export async function getVariantForSale(
  priceList: Pick<PriceList, 'findVariant'>,
  code: string,
): Promise<VariantOfProduct> {
  const variantOfProduct = await priceList.findVariant(code.trim());
  if (!variantOfProduct) throw refusedField('unknown_variant', 'variant', 'Dit pack bestaat niet.');
  return variantOfProduct;
}

/**
 * Finds the variant while it is for sale, otherwise the smallest variant for sale; empty when nothing is for
 * sale.
 */
export async function findVariantForSale(
  priceList: Pick<PriceList, 'findVariant' | 'firstVariant'>,
  code: string | undefined,
): Promise<string> {
  const variantOfProduct = (code && (await priceList.findVariant(code))) || (await priceList.firstVariant());
  return variantOfProduct?.variant.code ?? '';
}

/**
 * Normalises a postal code. Refuses with 422 (field `postalCode`) a code that does not exist in the country,
 * like the checkout.
 */
export function readPostalCode(text: string, country: string | null | undefined): string {
  const postalCode = normalisePostalCode(text, readCountry(country));
  if (postalCode === null)
    throw invalidFields([{ path: 'postalCode', message: 'Vul een geldige postcode in' }]);
  return postalCode;
}

export function readCountry(text: string | null | undefined): CountryCode {
  if (!text?.trim()) return DEFAULT_COUNTRY;
  const country = parseCountry(text);
  if (!country) throw refusedField('unknown_country', 'country', 'Dit land kennen we niet.');
  return country;
}

export async function getShippingFee(
  priceList: Pick<PriceList, 'findCountry'>,
  country: CountryCode,
): Promise<Cents> {
  const row = await priceList.findCountry(country);
  if (!row?.enabled) {
    throw refusedField(
      'country_not_served',
      'country',
      `We bezorgen op dit moment niet in ${countryName(country)}.`,
    );
  }
  return row.fee;
}
