// Computes lines, discount, shipping, VAT and total of a basket, as a pure function. Every displayed price
// and every charge comes from this function.

import type { CouponOutcome } from '#modules/coupons/contract.ts';
import { type Cents, cents, roundHalfUp, toShownText, ZERO } from '#shared/money.ts';
import type { CountryCode } from '#shared/recipient/countries.ts';
import type { Quote } from './contract.ts';

export type QuoteInput = {
  variant: { code: string; label: string; quantity: number; price: Cents };
  country: CountryCode;
  shippingFee: Cents;
  /** The VAT rate of the quote in percent. */
  vatRate: number;
  /** The result of the coupon code of the basket; null when no code was given. */
  coupon: CouponOutcome | null;
};

/**
 * Computes a quote. The discount never exceeds the subtotal, shipping is added after the discount, and VAT is
 * included in the total.
 */
export function quote({ variant, country, shippingFee, vatRate, coupon }: QuoteInput): Quote {
  const subtotal = variant.price;
  const discount = coupon?.ok ? smallest(coupon.discount, subtotal) : ZERO;
  const total = cents(subtotal - discount + shippingFee);
  const vat = includedVat(total, vatRate);
  // A pack is one line with one price: a price per jar would not add up to the cent.
  const line = { label: variant.label, quantity: 1, unitAmount: variant.price, amount: variant.price };
  return {
    variant: variant.code,
    quantity: variant.quantity,
    country,
    currency: 'eur',
    lines: [line],
    subtotal,
    discount,
    shipping: shippingFee,
    vat: { rate: vatRate, amount: vat },
    total,
    ...(coupon === null ? {} : { coupon: couponPart(coupon) }),
    text: {
      lines: [{ unitAmount: toShownText(line.unitAmount), amount: toShownText(line.amount) }],
      subtotal: toShownText(subtotal),
      discount: toShownText(discount),
      shipping: toShownText(shippingFee),
      vat: toShownText(vat),
      total: toShownText(total),
    },
  };
}

/** Returns the VAT included in a gross amount, rounded half up to a cent; `rate` in percent. */
export function includedVat(gross: Cents, rate: number): Cents {
  return roundHalfUp((gross * rate) / (100 + rate));
}

function couponPart(coupon: CouponOutcome): NonNullable<Quote['coupon']> {
  if (coupon.ok) return { code: coupon.code, valid: true, ...(coupon.terms ? { terms: coupon.terms } : {}) };
  return { code: coupon.code, valid: false, reason: coupon.text, reasonCode: coupon.reason };
}

function smallest(a: Cents, b: Cents): Cents {
  return a < b ? a : b;
}
