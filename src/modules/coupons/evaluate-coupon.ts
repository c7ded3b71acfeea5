// Computes the discount of a coupon for an amount and time, or the reason to refuse it. The code is pure.
// Days are calendar days in Amsterdam time, so a coupon ends at local midnight, also during daylight saving
// time.

import { formatDay } from '#shared/date-formats.ts';
import { type Cents, cents, formatEuro, percentageOf } from '#shared/money.ts';
import { dayOf } from '#shared/shop-days.ts';

export type CouponType = 'percentage' | 'fixed_amount';

/**
 * The terms of a coupon. `value` is in hundredths of a percent for a percentage, in cents for a fixed amount;
 * first and last day are inclusive.
 */
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

/**
 * The terms of a coupon at the moment the customer agreed to the order; later changes of the coupon do not
 * affect them.
 */
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
  /**
   * The discount of an accepted code. `terms` is null for a discount that belongs to no coupon code, such as
   * one an operator gave.
   */
  | { ok: true; code: string; discount: Cents; terms: AgreedCoupon | null }
  | { ok: false; code: string; reason: CouponRefusal; text: string };

export type CouponQuestion = {
  coupon: CouponTerms;
  subtotal: Cents;
  now: Date;
  /** The number of uses of the coupon that other open checkouts hold. */
  heldByOthers: number;
};

/**
 * Returns the discount in cents, at most the subtotal; or the first reason to refuse the coupon, with a Dutch
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
 * Returns the discount for a new subtotal under the terms the customer agreed to, even if the coupon changed
 * since. The only refusal is a subtotal below the minimum.
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

/**
 * Returns true when the uses of paid orders plus the uses held by other checkouts reach the coupon's maximum;
 * false without a maximum.
 */
export function isUsedUp(coupon: Pick<CouponTerms, 'maxUses' | 'usedCount'>, heldByOthers: number): boolean {
  return coupon.maxUses !== null && coupon.usedCount + heldByOthers >= coupon.maxUses;
}

/**
 * Returns why no use of a coupon is left: `used_up` when paid orders reach the maximum, `in_use` when some
 * uses are only held by other checkouts and may become free.
 */
export const whyUsedUp = (coupon: Pick<CouponTerms, 'maxUses' | 'usedCount'>): 'used_up' | 'in_use' =>
  isUsedUp(coupon, 0) ? 'used_up' : 'in_use';

/** The Dutch sentence the customer sees for each reason to refuse a coupon. */
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
