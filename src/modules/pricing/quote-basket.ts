// The quote for a basket as the shop stands at this moment: the coupon is read fresh, packs, countries and
// settings as they were last changed. Two calls may differ; what a customer agreed to is stored by the
// checkout.

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
  /** ISO code or name; the Netherlands when absent or blank. */
  country?: string | null | undefined;
  /** Of whom it goes to, as far as it is known: parts of some countries have no VAT of theirs. */
  postalCode?: string | null | undefined;
  couponCode?: string | null | undefined;
  /**
   * With a key, uses that other checkouts hold count against the coupon; without one, only uses that were
   * paid.
   */
  holdKey?: string | null | undefined;
};

/** Of the settings, whether VAT is paid in the country of destination (Union one-stop shop). */
export type QuoteNeeds = {
  database: Pick<Database, 'orm'>;
  clock: Clock;
  priceList: Pick<PriceList, 'findVariant' | 'firstVariant' | 'findCountry'>;
  getSettings(on: Orm): Promise<Pick<Settings, 'vat'>>;
};

/**
 * Refuses with 422 `unknown_variant` (field `variant`), `unknown_country` or `country_not_served` (field
 * `country`). A coupon that does not apply is no refusal: the discount is 0 and `coupon` says why. A sold-out
 * pack is quoted too.
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

/** 422 `unknown_variant` for a code that is not for sale. */
export async function getVariantForSale(
  priceList: Pick<PriceList, 'findVariant'>,
  code: string,
): Promise<VariantOfProduct> {
  const variantOfProduct = await priceList.findVariant(code.trim());
  if (!variantOfProduct) throw refusedField('unknown_variant', 'variant', 'Dit pack bestaat niet.');
  return variantOfProduct;
}

/** This pack while it is for sale, else the smallest that is; empty when nothing is. */
export async function findVariantForSale(
  priceList: Pick<PriceList, 'findVariant' | 'firstVariant'>,
  code: string | undefined,
): Promise<string> {
  const variantOfProduct = (code && (await priceList.findVariant(code))) || (await priceList.firstVariant());
  return variantOfProduct?.variant.code ?? '';
}

/**
 * Normalised; 422 on `postalCode` for one that no address of that country has, as the checkout refuses it.
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
