// Computes the quote of a basket. The coupon is read from the database; packs, countries and settings come
// from caches that are dropped on change. Two calls may give different prices; the checkout stores the quote
// a customer accepted.

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
  /** The country of delivery, as ISO code or Dutch or English name; the Netherlands when absent or blank. */
  country?: string | null | undefined;
  /**
   * The postal code of the delivery address, if known. It matters for the VAT, because some regions have a
   * VAT rate of their own or none.
   */
  postalCode?: string | null | undefined;
  couponCode?: string | null | undefined;
  /**
   * The key of this checkout's coupon hold. With a key, uses held by other checkouts count against the
   * coupon's limit; without a key, only paid uses count.
   */
  holdKey?: string | null | undefined;
};

/**
 * The dependencies of a quote. From `getSettings` only `vat.oss` is used: whether VAT is paid in the country
 * of destination (Union one-stop shop).
 */
export type QuoteNeeds = {
  database: Pick<Database, 'orm'>;
  clock: Clock;
  priceList: Pick<PriceList, 'findVariant' | 'firstVariant' | 'findCountry'>;
  getSettings(on: Orm): Promise<Pick<Settings, 'vat'>>;
};

/**
 * Computes the quote of a basket; sold-out packs are quoted too. Throws 422 `unknown_variant` (field
 * `variant`), `unknown_country` or `country_not_served` (field `country`). For a coupon that does not apply,
 * the discount is 0 and `coupon` contains the reason.
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
 * Returns the code of the given variant if it is for sale, otherwise the code of the smallest variant for
 * sale; empty text when nothing is for sale.
 */
export async function findVariantForSale(
  priceList: Pick<PriceList, 'findVariant' | 'firstVariant'>,
  code: string | undefined,
): Promise<string> {
  const variantOfProduct = (code && (await priceList.findVariant(code))) || (await priceList.firstVariant());
  return variantOfProduct?.variant.code ?? '';
}

/**
 * Normalises the postal code of a delivery address as the checkout does. Without a country, the shop's own
 * country counts. Throws 422 (field `postalCode`) for a code that is invalid in the country, and 422
 * `unknown_country` for a country that does not exist.
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
