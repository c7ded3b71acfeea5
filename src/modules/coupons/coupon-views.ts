// From rows to the rules' terms and to what the API answers.
// Hundredths in the table become numbers with decimals at the API.

import { toEuros } from '#shared/money.ts';
import type { Coupon } from './contract.ts';
import type { CouponRow } from './coupons.repository.ts';
import type { CouponTerms } from './evaluate-coupon.ts';

export function toTerms(row: CouponRow): CouponTerms {
  return {
    code: row.code,
    type: row.type,
    value: row.value,
    minOrder: row.minOrderCents,
    maxUses: row.maxUses,
    usedCount: row.usedCount,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    isActive: row.isActive,
  };
}

export function toCoupon(row: CouponRow): Coupon {
  return {
    id: row.id,
    code: row.code,
    type: row.type,
    value: row.value / 100,
    minOrderAmount: row.minOrderCents === null ? null : toEuros(row.minOrderCents),
    maxUses: row.maxUses,
    usedCount: row.usedCount,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    isActive: row.isActive,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
