// Holds uses of coupons with a limited number of uses. A checkout holds a use before it asks for payment, so
// the last use belongs to one buyer. All functions run in the caller's transaction, which must lock the stock
// before the coupon.

import type { Orm } from '#platform/database/database.ts';
import { normalizeCouponCode } from '#shared/writing/coupon-code.ts';
import {
  countHeldByOthers,
  deleteCouponHold,
  deleteExpiredCouponHolds,
  lockCouponByCode,
  putCouponHold,
  updateCouponRow,
} from './coupons.repository.ts';
import { isUsedUp, whyUsedUp } from './evaluate-coupon.ts';

export type HoldCoupon = { code: string; holdKey: string; until: Date; now: Date };

/**
 * Reserves one use of a coupon for the key `holdKey` until `until`, or renews the reservation. A key holds
 * one use at a time, and none when the result is not `held`: `used_up` (paid orders reached the maximum),
 * `in_use` (other checkouts hold the last uses) or `unknown` (no such code). Checks only the number of uses;
 * the quote checks days, minimum and activation.
 */
export async function holdCoupon(
  tx: Orm,
  { code, holdKey, until, now }: HoldCoupon,
): Promise<'held' | 'used_up' | 'in_use' | 'unknown'> {
  const coupon = await lockCouponByCode(tx, normalizeCouponCode(code));
  if (!coupon) {
    await deleteCouponHold(tx, holdKey);
    return 'unknown';
  }
  const others = await countHeldByOthers(tx, { couponId: coupon.id, holdKey, now });
  if (isUsedUp(coupon, others)) {
    await deleteCouponHold(tx, holdKey);
    return whyUsedUp(coupon);
  }
  await deleteExpiredCouponHolds(tx, { couponId: coupon.id, now });
  await putCouponHold(tx, { couponId: coupon.id, holdKey, until });
  return 'held';
}

/** Releases the coupon use held by a checkout's key. Does nothing when the key holds none. */
export async function releaseCoupon(tx: Orm, holdKey: string): Promise<void> {
  await deleteCouponHold(tx, holdKey);
}

export type ClaimedCoupon = {
  /** True when the coupon use of the paid order was counted. False when the code no longer exists. */
  claimed: boolean;
  /**
   * True when no use of the coupon was left for a paid order whose hold had expired. The customer keeps the
   * discount, and the operator is informed.
   */
  overclaimed: boolean;
};

/**
 * Counts one use of a coupon for a paid order and deletes the use that `holdKey` held. The use is counted
 * even when none is left, because a paid order keeps its discount.
 */
export async function claimCoupon(
  tx: Orm,
  { code, holdKey, now }: { code: string; holdKey: string; now: Date },
): Promise<ClaimedCoupon> {
  const coupon = await lockCouponByCode(tx, normalizeCouponCode(code));
  const hold = await deleteCouponHold(tx, holdKey);
  if (!coupon) return { claimed: false, overclaimed: false };
  const heldInTime = hold !== null && hold.couponId === coupon.id && hold.expiresAt > now;
  const others = await countHeldByOthers(tx, { couponId: coupon.id, holdKey, now });
  await updateCouponRow(tx, coupon.id, { usedCount: coupon.usedCount + 1 });
  return { claimed: true, overclaimed: !heldInTime && isUsedUp(coupon, others) };
}

/**
 * Changes the number of counted uses of a coupon after an order was paid. `by` -1 gives back the use of an
 * order that no longer has the discount, such as a cancelled one; `by` 1 counts a use again. Returns false
 * when the code no longer exists.
 */
export async function moveCouponUse(tx: Orm, code: string, by: 1 | -1): Promise<boolean> {
  const coupon = await lockCouponByCode(tx, normalizeCouponCode(code));
  if (!coupon) return false;
  await updateCouponRow(tx, coupon.id, { usedCount: Math.max(coupon.usedCount + by, 0) });
  return true;
}
