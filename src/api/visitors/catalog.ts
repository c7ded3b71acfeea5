// The public catalog endpoints: packs with their prices, published products, quotes and coupon checks.

import { catalogEndpoints } from '#modules/catalog/endpoints.ts';
import { listPublishedProducts } from '#modules/catalog/index.ts';
import { holdKeyOf } from '#modules/checkout/index.ts';
import { findOwnDraft } from '#modules/drafts/index.ts';
import { pricingEndpoints } from '#modules/pricing/endpoints.ts';
import { quoteBasket, readPostalCode, validateCoupon } from '#modules/pricing/index.ts';
import { DEFAULT_COUNTRY, isCountryCode } from '#shared/recipient/countries.ts';
import type { Serve } from '../serve.ts';
import type { Shop } from '../shop.ts';
import { sessionOf } from './checkout-session.ts';

export function serveCatalog(serve: Serve, shop: Shop): void {
  serve(catalogEndpoints.packs, () => shop.packVariants.read(), {
    tags: ['catalog'],
    until: shop.packVariants.until,
  });
  const products = () => listPublishedProducts(shop);
  serve(catalogEndpoints.products, products, { tags: ['catalog'] });
  // The coupon uses held by other baskets count as taken; the hold of the session's own basket does not.
  const findBasketHold = async (request: Parameters<typeof sessionOf>[0]) => {
    const basket = await findOwnDraft(shop, sessionOf(request));
    return { basket, holdKey: basket ? holdKeyOf(basket.id) : 'new' };
  };
  serve(
    pricingEndpoints.quote,
    async ({ query, request }) => {
      const { postalCode = '', country, couponCode } = query;
      const basket = { ...query, postalCode: readPostalCode(postalCode, country) };
      if (couponCode === undefined) return quoteBasket(shop, basket);
      return quoteBasket(shop, { ...basket, holdKey: (await findBasketHold(request)).holdKey });
    },
    {
      // A quote depends on the price list and on the VAT settings, but not on the stock.
      tags: ['catalog', 'settings'],
      // Only quotes per pack and country are cached: their number is limited, unlike that of postal codes and
      // coupon codes.
      only: ({ couponCode, postalCode, country = DEFAULT_COUNTRY }) =>
        couponCode === undefined && postalCode === undefined && isCountryCode(country),
    },
  );
  serve(pricingEndpoints.validateCoupon, async ({ body, request }) => {
    // Without an amount and a pack, the pack of the session's basket is used.
    const isEmptyQuery = body.amount === undefined && !body.variant;
    const { basket, holdKey } = await findBasketHold(request);
    const variant = isEmptyQuery && basket ? { variant: basket.variant } : {};
    return validateCoupon(shop, { ...body, ...variant, holdKey });
  });
}
