// Reserves the stock and coupon use that a change of an order needs, for the time the customer has to pay the
// difference.

import { holdCoupon } from '#modules/coupons/index.ts';
import type { OrderRow } from '#modules/orders/index.ts';
import { couponTaken } from '#modules/pricing/index.ts';
import { holdStock, soldOut } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Terms } from './change-contract.ts';

type Held = { order: OrderRow; terms: Terms; holdKey: string; until: Date; now: Date };

/**
 * Reserves the new pack and the new coupon use of an order change, both until `until`; does nothing for a
 * pack or code that stays the same. Throws 409 `sold_out`, 422 `coupon_invalid`.
 */
export async function holdForChange(tx: Orm, { order, terms, holdKey, until, now }: Held): Promise<void> {
  const { variantCode, couponCode } = terms;
  if (
    variantCode !== order.variantCode &&
    (await holdStock(tx, { variantCode, insteadOf: order.variantCode, holdKey, until, now })) !== 'held'
  )
    throw soldOut();
  if (!couponCode || couponCode === order.couponCode) return;
  const coupon = await holdCoupon(tx, { code: couponCode, holdKey, until, now });
  if (coupon !== 'held') throw couponTaken(coupon);
}
