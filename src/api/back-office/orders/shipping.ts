// The endpoints of shipping countries and fees for the back-office.

import { shippingCountryEndpoints } from '#modules/shipping/endpoints.ts';
import { changeShippingCountry, listShippingCountries } from '#modules/shipping/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveShipping(serve: Serve, shop: Shop): void {
  serve(shippingCountryEndpoints.list, () => listShippingCountries(shop));
  serve(shippingCountryEndpoints.update, ({ params, body }) =>
    changeShippingCountry(shop, params.code, body),
  );
}
