// What the coupons tab asks of the shop, and where its answers are kept.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { couponEndpoints } from '#modules/coupons/endpoints.ts';
import { askAll } from '#web/client/ask.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

export const couponsQuery = queryOptions({
  queryKey: ['coupons'],
  queryFn: ({ signal }) => askAll(couponEndpoints.list, { signal }),
});

/** What is read again when a coupon is made or gone. */
export const COUPON_KEYS: readonly QueryKey[] = [couponsQuery.queryKey, SECTION_COUNTS];
