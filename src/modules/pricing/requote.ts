// Computes the quote of an order that an operator or customer changes. Unchanged parts keep the agreed price;
// new parts cost today's price.

import {
  type AgreedCoupon,
  type CouponOutcome,
  checkCoupon,
  evaluateAgreed,
} from '#modules/coupons/index.ts';
import { type Cents, ZERO } from '#shared/money.ts';
import { type CountryCode, parseCountry } from '#shared/recipient/countries.ts';
import { vatAreaOf } from '#shared/recipient/territories.ts';
import { readCouponCode } from '#shared/writing/coupon-code.ts';
import type { Quote } from './contract.ts';
import { quote } from './quote.ts';
import { getShippingFee, getVariantForSale, type QuoteNeeds, readCountry } from './quote-basket.ts';
import { vatRate } from './vat-rates.ts';

/** The contents, prices and terms of the order as the customer agreed to them, before the change. */
export type Agreed = {
  variantCode: string;
  quantity: number;
  country: string;
  postalCode: string;
  lines: readonly { label: string; quantity: number; unitAmount: Cents; amount: Cents }[];
  subtotal: Cents;
  discount: Cents;
  shipping: Cents;
  vatRate: number;
  couponCode: string | null;
  /**
   * The terms of the coupon when the customer ordered; null for an order without a coupon, and for old orders
   * whose terms were not stored.
   */
  couponTerms: AgreedCoupon | null;
  placedAt: Date;
};

/**
 * The changes requested for an order. An absent field keeps the order's value; a `couponCode` of null removes
 * the coupon.
 */
export type RequoteInput = {
  variant?: string | undefined;
  country?: string | undefined;
  /** The postal code of the new delivery address of the order, if the edit changes the address. */
  postalCode?: string | null | undefined;
  couponCode?: string | null | undefined;
  holdKey: string;
};

export type Requoted = Pick<
  Quote,
  'variant' | 'quantity' | 'country' | 'subtotal' | 'discount' | 'shipping' | 'vat' | 'total'
> & { lines: Agreed['lines']; coupon: CouponOutcome | null };

/**
 * Computes the quote of a changed order. An unchanged pack keeps its agreed price, an unchanged country its
 * shipping fee, and an unchanged coupon its discount. With another pack, the order's coupon applies with its
 * original terms. The VAT rate stays while the address is in the same VAT area. Refuses with 422
 * `unknown_variant`, `unknown_country`, `country_not_served`.
 */
export async function requote(shop: QuoteNeeds, agreed: Agreed, requested: RequoteInput): Promise<Requoted> {
  const isSamePack = !requested.variant || requested.variant === agreed.variantCode;
  const pack = isSamePack ? agreedPack(agreed) : await newPack(shop, requested.variant ?? '');
  const before = parseCountry(agreed.country);
  const country = requested.country ? readCountry(requested.country) : before;
  const coupon = await couponOf(shop, agreed, { ...requested, isSamePack, subtotal: pack.price });
  const isSameCountry = country === before;
  const quoted = quote({
    variant: pack,
    country: country ?? FALLBACK,
    shippingFee: isSameCountry || !country ? agreed.shipping : await getShippingFee(shop.priceList, country),
    vatRate: await rateOf(shop, agreed, country, requested.postalCode ?? agreed.postalCode),
    coupon: coupon ?? unchangedDiscount(agreed),
  });
  return {
    ...quoted,
    country: country ?? agreed.country,
    lines: isSamePack ? agreed.lines : quoted.lines,
    coupon,
  };
}

/**
 * Returns the VAT rate in percent: the agreed rate when the address stays in the same VAT area or the country
 * is not recognised, otherwise today's rate for the new address.
 */
async function rateOf(
  shop: Pick<QuoteNeeds, 'database' | 'getSettings'>,
  agreed: Agreed,
  country: CountryCode | null,
  postalCode: string,
): Promise<number> {
  const before = parseCountry(agreed.country);
  if (!country) return agreed.vatRate;
  if (before && vatAreaOf(before, agreed.postalCode) === vatAreaOf(country, postalCode))
    return agreed.vatRate;
  return vatRate(country, (await shop.getSettings(shop.database.orm)).vat, postalCode);
}

/**
 * The country used to quote an old order whose country is not recognised. It has no effect on the amounts,
 * because such an order keeps its shipping fee and VAT rate.
 */
const FALLBACK: CountryCode = 'NL';

function agreedPack({ variantCode, lines, quantity, subtotal }: Agreed) {
  return { code: variantCode, label: lines[0]?.label ?? variantCode, quantity, price: subtotal };
}

async function newPack(shop: Pick<QuoteNeeds, 'priceList'>, code: string) {
  const { variant, productName } = await getVariantForSale(shop.priceList, code);
  const label = `${productName} – ${variant.name}`;
  return { code: variant.code, label, quantity: variant.quantity, price: variant.priceCents };
}

/**
 * Returns the discount for a changed order without a coupon. When the order never had a coupon code, its
 * discount (given by an operator) stays; when it had a code, the code was removed and the discount becomes 0.
 */
function unchangedDiscount({ couponCode, discount }: Agreed): CouponOutcome {
  return { ok: true, code: '', discount: couponCode === null ? discount : ZERO, terms: null };
}

type CouponInput = RequoteInput & { isSamePack: boolean; subtotal: Cents };

async function couponOf(
  { database, clock }: Pick<QuoteNeeds, 'database' | 'clock'>,
  agreed: Agreed,
  { couponCode, holdKey, isSamePack, subtotal }: CouponInput,
): Promise<CouponOutcome | null> {
  const code = couponCode === undefined ? agreed.couponCode : readCouponCode(couponCode);
  if (code === null) return null;
  const isOwn = code === agreed.couponCode;
  const { couponTerms: terms } = agreed;
  if (isOwn && isSamePack) return { ok: true, code, discount: agreed.discount, terms };
  if (isOwn && terms) return evaluateAgreed(code, terms, subtotal);
  const now = isOwn ? agreed.placedAt : clock.now();
  return (await checkCoupon(database.orm, { code, subtotal, now, holdKey, isOwn })).outcome;
}
