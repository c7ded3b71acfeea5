// Switches a coupon on or off at once; nothing has left the house, so it can be taken back.

import type { Coupon } from '#modules/coupons/contract.ts';
import { useOptimisticChange } from '../ui/use-optimistic-change.ts';
import { couponsQuery, updateCoupon } from './coupon-calls.ts';

type Change = Pick<Coupon, 'id' | 'isActive'>;

export function useSwitchCoupon() {
  return useOptimisticChange<Coupon, Change>({
    listKey: couponsQuery.queryKey,
    send: ({ id, isActive }) => updateCoupon(id, { isActive }),
    apply: (coupons, change) =>
      coupons.map((coupon) => (coupon.id === change.id ? { ...coupon, ...change } : coupon)),
    done: () => 'Coupon updated successfully',
    failed: 'Error updating coupon',
    inverse: ({ id, isActive }) => ({ id, isActive: !isActive }),
  });
}
