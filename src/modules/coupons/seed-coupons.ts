// Adds three coupons to a new shop: a percentage, a fixed amount with a minimum, and an expired coupon. Their
// days are relative to the first start.

import type { Orm } from '#platform/database/database.ts';
import { days } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { dayOf } from '#shared/shop-days.ts';
import { insertCoupon, selectCoupons } from './coupons.repository.ts';

/** Adds the first coupons to a shop without coupons. Does nothing when the shop has coupons. */
export async function seedCoupons(tx: Orm, { now }: { now: Date }): Promise<void> {
  if ((await selectCoupons(tx)).length > 0) return;
  const dayFromNow = (offset: number) => dayOf(new Date(now.getTime() + days(offset)));
  const shared = { createdAt: now, updatedAt: now };
  const open = { ...shared, validFrom: dayFromNow(0), validUntil: dayFromNow(5 * 365) };
  await insertCoupon(tx, { ...open, code: 'WELKOM10', type: 'percentage', value: 10_00 });
  await insertCoupon(tx, {
    ...open,
    code: 'TANDEN5',
    type: 'fixed_amount',
    value: 500,
    minOrderCents: cents(3000),
  });
  await insertCoupon(tx, {
    ...shared,
    code: 'ZOMER25',
    type: 'percentage',
    value: 25_00,
    maxUses: 100,
    validFrom: dayFromNow(-150),
    validUntil: dayFromNow(-60),
  });
}
