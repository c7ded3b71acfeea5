// Discount codes for the back-office. What a code is worth to a shopper is asked in catalog.ts.

import { couponEndpoints } from '#modules/coupons/endpoints.ts';
import { createCoupon, deleteCoupon, listCoupons, updateCoupon } from '#modules/coupons/index.ts';
import { listOrPage } from '#shared/api/paging.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveCoupons(serve: Serve, shop: Shop): void {
  serve(couponEndpoints.list, async ({ query }) =>
    listOrPage(await listCoupons(shop), query, ({ code }) => code),
  );
  serve(couponEndpoints.create, ({ body }) => createCoupon(shop, body));
  serve(couponEndpoints.update, ({ params, body }) => updateCoupon(shop, params.id, body));
  serve(couponEndpoints.delete, ({ params }) => deleteCoupon(shop, params.id));
}
