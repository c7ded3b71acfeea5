// Computes the discount of a coupon for an amount and time, or the reason to refuse it. Pure. Days are
// calendar days in Amsterdam time, so a coupon ends at local midnight, also in daylight saving time.

import { formatDay } from '#shared/date-formats.ts';
import { type Cents, cents, formatEuro, percentageOf } from '#shared/money.ts';
import { dayOf } from '#shared/shop-days.ts';

export type CouponType = 'percentage' | 'fixed_amount';

/** The terms of a coupon. `value` is in hundredths of a percent or in cents; both days are inclusive. */
export type CouponTerms = {
  code: string;
  type: CouponType;
  value: number;
  minOrder: Cents | null;
  maxUses: number | null;
  usedCount: number;
  validFrom: string;
  validUntil: string;
  isActive: boolean;
};

/** The terms of a coupon at the time an order was agreed with it. */
export type AgreedCoupon = Pick<CouponTerms, 'type' | 'value' | 'minOrder' | 'validFrom' | 'validUntil'>;

export type CouponRefusal =
  | 'unknown'
  | 'inactive'
  | 'not_yet_valid'
  | 'expired'
  | 'used_up'
  | 'in_use'
  | 'below_minimum';

export type CouponOutcome =
  /** `terms` is null for a discount with unknown terms. */
  | { ok: true; code: string; discount: Cents; terms: AgreedCoupon | null }
  | { ok: false; code: string; reason: CouponRefusal; text: string };

export type CouponQuestion = {
  coupon: CouponTerms;
  subtotal: Cents;
  now: Date;
  /** The number of uses held by other open checkouts. */
  heldByOthers: number;
};

/**
 * The discount in cents, at most the subtotal; or the first reason to refuse the coupon, with a Dutch
 * sentence.
 */
export function evaluateCoupon({ coupon, subtotal, now, heldByOthers }: CouponQuestion): CouponOutcome {
  const today = dayOf(now);
  if (!coupon.isActive) return refuseCoupon(coupon.code, 'inactive');
  if (today < coupon.validFrom) {
    const text = `Deze code geldt pas vanaf ${formatDay(coupon.validFrom)}.`;
    return { ok: false, code: coupon.code, reason: 'not_yet_valid', text };
  }
  if (today > coupon.validUntil) {
    const text = `Deze code was geldig tot en met ${formatDay(coupon.validUntil)}.`;
    return { ok: false, code: coupon.code, reason: 'expired', text };
  }
  if (isUsedUp(coupon, heldByOthers)) return refuseCoupon(coupon.code, whyUsedUp(coupon));
  return evaluateAgreed(coupon.code, coupon, subtotal);
}

/**
 * The discount of a code under the terms an order was agreed with, for a new amount, whatever happened to the
 * coupon since. Refused only when the amount is below the minimum.
 */
export function evaluateAgreed(code: string, terms: AgreedCoupon, subtotal: Cents): CouponOutcome {
  const { type, value, minOrder, validFrom, validUntil } = terms;
  if (minOrder !== null && subtotal < minOrder) {
    const text = `Deze code geldt vanaf een bestelling van ${formatEuro(minOrder)}.`;
    return { ok: false, code, reason: 'below_minimum', text };
  }
  const discount = couponDiscount(terms, subtotal);
  return { ok: true, code, discount, terms: { type, value, minOrder, validFrom, validUntil } };
}

export function refuseCoupon(code: string, reason: CouponRefusal): CouponOutcome {
  return { ok: false, code, reason, text: REFUSAL_TEXTS[reason] };
}

/** Whether the uses and other checkouts' holds reach the maximum. */
export function isUsedUp(coupon: Pick<CouponTerms, 'maxUses' | 'usedCount'>, heldByOthers: number): boolean {
  return coupon.maxUses !== null && coupon.usedCount + heldByOthers >= coupon.maxUses;
}

/** Whether the coupon is used up permanently, or only while other checkouts hold its uses. */
export const whyUsedUp = (coupon: Pick<CouponTerms, 'maxUses' | 'usedCount'>): 'used_up' | 'in_use' =>
  isUsedUp(coupon, 0) ? 'used_up' : 'in_use';

/** The Dutch sentence for each reason to refuse a coupon. */
export const REFUSAL_TEXTS: Readonly<Record<CouponRefusal, string>> = {
  unknown: 'Deze code is verlopen of niet geldig',
  inactive: 'Deze code is niet meer in gebruik.',
  not_yet_valid: 'Deze code is nog niet geldig.',
  expired: 'Deze code is verlopen.',
  used_up: 'Deze code is al het maximale aantal keren gebruikt.',
  in_use: 'Iemand anders rekent nu af met deze code. Probeer het over een kwartier opnieuw.',
  below_minimum: 'Deze code geldt pas vanaf een hoger bedrag.',
};

function couponDiscount(coupon: AgreedCoupon, subtotal: Cents): Cents {
  const discount =
    coupon.type === 'percentage' ? percentageOf(subtotal, coupon.value / 100) : cents(coupon.value);
  return discount < subtotal ? discount : subtotal;
}
