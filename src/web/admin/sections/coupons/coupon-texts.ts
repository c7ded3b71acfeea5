// Describes a coupon in the list: its value, the number of uses, and whether it is valid today.

import { type Coupon, couponDay } from '#modules/coupons/contract.ts';
import { cents, formatEuro, fromEuros } from '#shared/money.ts';

export const TYPE_LABELS: Readonly<Record<Coupon['type'], string>> = {
  percentage: 'Percentage',
  fixed_amount: 'Vast bedrag',
};

export const COUPON_STATUSES = ['active', 'planned', 'expired', 'used_up', 'inactive'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

export const STATUS_LABELS: Readonly<Record<CouponStatus, string>> = {
  active: 'Actief',
  planned: 'Gepland',
  expired: 'Verlopen',
  used_up: 'Opgebruikt',
  inactive: 'Inactief',
};

/**
 * The status of a coupon at `now`. A coupon that is switched off has that status, whatever its dates and
 * uses.
 */
export function couponStatus(coupon: Coupon, now: Date): CouponStatus {
  const today = couponDay(now.toISOString()) ?? '';
  if (!coupon.isActive) return 'inactive';
  if (today > coupon.validUntil) return 'expired';
  if (coupon.maxUses !== null && coupon.usedCount >= coupon.maxUses) return 'used_up';
  return today < coupon.validFrom ? 'planned' : 'active';
}

/** Formats the value of a coupon: "10%" or "€5,00". */
export function valueText({ type, value }: Pick<Coupon, 'type' | 'value'>): string {
  return type === 'percentage' ? `${value.toLocaleString('nl-NL')}%` : formatEuro(fromEuros(value));
}

export function minimumText({ minOrderAmount }: Pick<Coupon, 'minOrderAmount'>): string | null {
  const minimum = minOrderAmount === null ? cents(0) : fromEuros(minOrderAmount);
  return minimum > 0 ? `vanaf ${formatEuro(minimum)}` : null;
}
