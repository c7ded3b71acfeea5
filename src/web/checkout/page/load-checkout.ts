// Loads the data of the two checkout pages on the server: the packs for sale and the visitor's session.

import { data, type RouterContextProvider } from 'react-router';
import type { Page } from '#shared/href.ts';
import { DEFAULT_COUNTRY } from '#shared/recipient/countries.ts';
import { cacheable } from '#web/cacheable.ts';
import { choosePack } from '#web/client/pack-selection.ts';
import { pageContext } from '#web/page-context.ts';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import { type CheckoutInfo, loadCheckoutInfo } from './checkout-info.ts';

export type LoadedCheckout = {
  info: CheckoutInfo;
  /** Canonical URL of the checkout for search engines, without the query of the request. */
  canonical: string;
  /** Id of the pack with which the checkout is rendered: the pack in the URL, or the default pack. */
  variant: string;
  /**
   * Quote of each pack on sale for the default country, which the checkout shows until a payment is prepared.
   * Empty when the shop sends to no country.
   */
  offers: readonly ShownQuote[];
  /**
   * True when the request for the checkout had a session cookie, so that the server may have a draft to
   * restore.
   */
  hasSession: boolean;
  /**
   * Session id that the link of a recovery mail gave this browser; null for visitors without such a link. The
   * browser tab continues with this session, whose id never appears in a URL.
   */
  recoverySession: string | null;
};

const cacheHeaders = { headers: cacheable('catalog', 'reviews', 'settings')() };

export async function loadCheckout(context: Readonly<RouterContextProvider>, request: Request) {
  const page = context.get(pageContext);
  const { shop, checkoutSession } = page;
  const { pathname, searchParams: query } = new URL(request.url);
  const info = await loadCheckoutInfo(page);
  const packs = info.packs.map(({ id }) => id);
  const requestedVariant = query.get('variant');
  const served = info.countries.map(({ code }) => code);
  const country = served.find((code) => code === DEFAULT_COUNTRY) ?? served[0];
  const loaded: LoadedCheckout = {
    info: pathname.startsWith('/fast-checkout' satisfies Page) ? { ...info, form: 'compact' } : info,
    canonical: new URL('/checkout' satisfies Page, shop.publicUrl).href,
    variant: choosePack({ query: requestedVariant, stored: null, cookie: null }, packs),
    offers: country ? await Promise.all(packs.map((variant) => shop.quotePack(variant, country))) : [],
    hasSession: checkoutSession !== null,
    recoverySession: query.get('recovery') === 'true' ? checkoutSession : null,
  };
  // An invented pack makes no page of its own to be kept.
  return data(loaded, requestedVariant === null || packs.includes(requestedVariant) ? cacheHeaders : {});
}

/**
 * Returns the response headers of the checkout. They allow wallets of other companies to open their own
 * windows and to report back.
 */
export function checkoutHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  const headers = new Headers(loaderHeaders);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  return headers;
}
