// Looks up a coupon code and computes the discount it gives now. Uses held by other open checkouts count as
// used if the caller passes its own hold key. Checking does not hold a use.

import type { Orm } from '#platform/database/database.ts';
import type { Cents } from '#shared/money.ts';
import { normalizeCouponCode } from '#shared/writing/coupon-code.ts';
import { toTerms } from './coupon-views.ts';
import { countHeldByOthers, findCouponByCode } from './coupons.repository.ts';
import { type CouponOutcome, type CouponTerms, evaluateCoupon, refuseCoupon } from './evaluate-coupon.ts';

export type CheckCoupon = {
  code: string;
  subtotal: Cents;
  now: Date;
  /**
   * The key of the caller's own hold (a coupon use reserved for an open checkout): uses held under all other
   * keys count as used. With null, only uses of paid orders count.
   */
  holdKey: string | null;
  /**
   * True when the order that is being checked has already used the coupon once, as in a change of an order.
   * That use is then not counted.
   */
  isOwn?: boolean;
};

/**
 * Returns in `outcome` the discount of the code or the reason to refuse it, and in `coupon` the coupon's
 * terms; `coupon` is null when the code does not exist.
 */
export async function checkCoupon(
  db: Orm,
  { code, subtotal, now, holdKey, isOwn = false }: CheckCoupon,
): Promise<{ outcome: CouponOutcome; coupon: CouponTerms | null }> {
  const normalized = normalizeCouponCode(code);
  const row = await findCouponByCode(db, normalized);
  if (!row) return { outcome: refuseCoupon(normalized, 'unknown'), coupon: null };
  const counts = row.maxUses !== null && holdKey !== null;
  const heldByOthers = counts ? await countHeldByOthers(db, { couponId: row.id, holdKey, now }) : 0;
  const coupon = toTerms(isOwn ? { ...row, usedCount: Math.max(0, row.usedCount - 1) } : row);
  return { outcome: evaluateCoupon({ coupon, subtotal, now, heldByOthers }), coupon };
}
