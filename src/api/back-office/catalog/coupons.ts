// The coupon endpoints of the back-office. The endpoint that checks a coupon for a visitor is in
// visitors/catalog.ts.

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
