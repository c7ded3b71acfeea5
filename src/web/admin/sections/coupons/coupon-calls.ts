// The queries of the coupons tab and their cache keys.

import type { QueryKey } from '@tanstack/react-query';
import { couponEndpoints } from '#modules/coupons/endpoints.ts';
import { endpointListQuery } from '../../endpoint-query.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

export const couponsQuery = endpointListQuery(['coupons'], couponEndpoints.list);

/** Query keys to refetch after a coupon was added or deleted. */
export const COUPON_KEYS: readonly QueryKey[] = [couponsQuery.queryKey, SECTION_COUNTS];
