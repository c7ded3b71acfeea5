// A limited code has a last use, and it belongs to one buyer: a checkout sets a use aside before it asks for
// money. All functions run in the caller's transaction. Lock order in a transaction is stock first, coupon
// second.

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
 * Sets one use aside until `until`, or renews the same key's own hold; a key holds one use at a time. Looks
 * at the number of uses only: days, minimum and switch are judged by the quote. When not 'held', the key
 * holds nothing.
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

/** Gives back what the key holds; nothing happens when it holds nothing. */
export async function releaseCoupon(tx: Orm, holdKey: string): Promise<void> {
  await deleteCouponHold(tx, holdKey);
}

export type ClaimedCoupon = {
  /** The use is counted; false only for a code that no longer exists. */
  claimed: boolean;
  /** Paid after the hold ran out, when no use was left: honoured, and for the operator to see. */
  overclaimed: boolean;
};

/** Counts one use for a paid order and uses up its hold. A paid order is never refused. */
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
 * A paid order that never left gives its use back, and takes it again when it goes on after all. False for a
 * code that is no more.
 */
export async function moveCouponUse(tx: Orm, code: string, by: 1 | -1): Promise<boolean> {
  const coupon = await lockCouponByCode(tx, normalizeCouponCode(code));
  if (!coupon) return false;
  await updateCouponRow(tx, coupon.id, { usedCount: Math.max(coupon.usedCount + by, 0) });
  return true;
}
