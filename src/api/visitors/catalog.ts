// What the shop sells, for everybody: packs with their prices, published products, quotes and the worth of a code.

import { catalogEndpoints } from '#modules/catalog/endpoints.ts';
import { listPublishedProducts } from '#modules/catalog/index.ts';
import { findOwnDraft } from '#modules/drafts/index.ts';
import { pricingEndpoints } from '#modules/pricing/endpoints.ts';
import { quoteBasket, validateCoupon } from '#modules/pricing/index.ts';
import { DEFAULT_COUNTRY, isCountryCode } from '#shared/recipient/countries.ts';
import type { Serve } from '../serve.ts';
import type { Shop } from '../shop.ts';
import { sessionOf } from './checkout-session.ts';

export function serveCatalog(serve: Serve, shop: Shop): void {
  serve(catalogEndpoints.packs, () => shop.packVariants.read(), {
    madeOf: ['catalog'],
    until: shop.packVariants.until,
  });
  const products = () => listPublishedProducts(shop);
  serve(catalogEndpoints.products, products, { madeOf: ['catalog'] });
  serve(pricingEndpoints.quote, ({ query }) => quoteBasket(shop, query), {
    // Of the price list and the VAT of the settings; a sold-out pack is quoted too.
    madeOf: ['catalog', 'settings'],
    // As many as there are packs and countries. What a code is worth is asked for each time.
    only: ({ couponCode, country = DEFAULT_COUNTRY }) => couponCode === undefined && isCountryCode(country),
  });
  serve(pricingEndpoints.validateCoupon, async ({ body, request }) => {
    // The session's own pack stands in for an amount that was not given.
    const asksNothing = body.amount === undefined && !body.variant;
    const basket = asksNothing ? await findOwnDraft(shop, sessionOf(request)) : null;
    return validateCoupon(shop, basket ? { ...body, variant: basket.variant } : body);
  });
}
