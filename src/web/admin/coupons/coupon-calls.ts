// What the coupons tab asks of the shop, and where its answers are kept.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import { type CouponInput, type CouponUpdate, couponSchema } from '#modules/coupons/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';
import { SECTION_COUNTS } from '../shell/section-counts.ts';

const PATH = '/api/admin/coupons';

export const couponsQuery = queryOptions({
  queryKey: ['coupons'],
  queryFn: ({ signal }) => callApi(PATH, { parse: (answer) => z.array(couponSchema).parse(answer), signal }),
});

/** What is read again when a coupon is made or gone. */
export const COUPON_KEYS: readonly QueryKey[] = [couponsQuery.queryKey, SECTION_COUNTS];

export const createCoupon = (body: CouponInput) =>
  callApi(PATH, { method: 'POST', body, parse: ignoreAnswer });

export const updateCoupon = (id: number, body: CouponUpdate) =>
  callApi(`${PATH}/${id}`, { method: 'PUT', body, parse: ignoreAnswer });

export const deleteCoupon = (id: number) =>
  callApi(`${PATH}/${id}`, { method: 'DELETE', parse: ignoreAnswer });
