// Converts database rows of coupons to the terms for `evaluateCoupon` and to API answers. Hundredths in the
// table become decimals in the API.

import { toEuros } from '#shared/money.ts';
import type { Coupon } from './contract.ts';
import type { CouponRow } from './coupons.repository.ts';
import type { CouponTerms } from './evaluate-coupon.ts';

export function toTerms({ minOrderCents: minOrder, ...row }: CouponRow): CouponTerms {
  return { ...row, minOrder };
}

export function toCoupon({ minOrderCents, ...row }: CouponRow): Coupon {
  return {
    ...row,
    value: row.value / 100,
    minOrderAmount: minOrderCents === null ? null : toEuros(minOrderCents),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
