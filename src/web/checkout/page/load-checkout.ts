// Loads the data of the two checkout pages on the server: the visitor's session and the packs for sale.

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
  /** The canonical URL of the checkout for search engines, independent of the requested query. */
  canonical: string;
  /** The pack the page is rendered with: the pack in the URL, or the default pack. */
  variant: string;
  /** The quote of each pack in the form's first country, shown until a payment is prepared. */
  offers: readonly ShownQuote[];
  /** True when the request had a session cookie, so that there may be a draft to restore. */
  hasSession: boolean;
  /**
   * The session that the link of a recovery mail gave this browser; null without such a link. The tab
   * continues with this session, which its own scripts may read; it never appears in a URL.
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
 * Returns the headers of the checkout. They allow wallets of other companies to open their own windows and
 * report back.
 */
export function checkoutHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  const headers = new Headers(loaderHeaders);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  return headers;
}
