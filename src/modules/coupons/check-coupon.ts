// Looks a code up and says what it is worth now, with the uses that other open checkouts hold
// when the asker says which hold is its own. It sets nothing aside itself.

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
   * With a key, uses held by other keys count; null, for a caller that has none yet, counts paid uses only.
   */
  holdKey: string | null;
  /** One of the uses that were counted is the asker's own. */
  isOwn?: boolean;
};

/** The outcome, and the coupon itself when the code exists. */
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
