// How the list of coupons is searched, filtered and sorted.

import type { Coupon } from '#modules/coupons/contract.ts';
import type { ClientListRules } from '../ui/list/client-list.ts';
import type { ListShape } from '../ui/list/list-address.ts';
import { couponStanding, STANDINGS } from './coupon-texts.ts';

export const COUPON_LIST = {
  filters: { status: STANDINGS, type: ['percentage', 'fixed_amount'] },
  sorts: ['newest', 'code', 'used', 'ending'],
} as const satisfies ListShape;

type Filter = keyof typeof COUPON_LIST.filters;
export type CouponSort = (typeof COUPON_LIST.sorts)[number];

export function couponRules(now: Date): ClientListRules<Coupon, Filter, CouponSort> {
  return {
    text: ({ code }) => code,
    filters: {
      status: (coupon, standing) => couponStanding(coupon, now) === standing,
      type: ({ type }, wanted) => type === wanted,
    },
    sorts: {
      newest: (a, b) => b.id - a.id,
      code: (a, b) => a.code.localeCompare(b.code, 'nl'),
      used: (a, b) => b.usedCount - a.usedCount || b.id - a.id,
      ending: (a, b) => a.validUntil.localeCompare(b.validUntil) || b.id - a.id,
    },
  };
}
