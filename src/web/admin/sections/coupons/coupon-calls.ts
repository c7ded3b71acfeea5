// What the coupons tab asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import { couponEndpoints } from '#modules/coupons/endpoints.ts';
import { endpointListQuery } from '../../endpoint-query.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

export const couponsQuery = endpointListQuery(['coupons'], couponEndpoints.list);

/** What is read again when a coupon is made or gone. */
export const COUPON_KEYS: readonly QueryKey[] = [couponsQuery.queryKey, SECTION_COUNTS];
