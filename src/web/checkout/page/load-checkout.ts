// What the two checkout pages know of their visitor and of what may be bought. Runs on the server.

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
  /** Where search engines find the checkout, whatever was asked of it. */
  canonical: string;
  /** The pack the page is drawn with: that of the address, or the usual one. */
  variant: string;
  /** What each pack costs in the country the form begins with, to be shown until a payment is prepared. */
  offers: readonly ShownQuote[];
  /** A session cookie came along, so there may be a draft to restore. */
  hasSession: boolean;
  /**
   * Set behind the link of a recovery mail only: the session that link gave this browser, for the tab to go
   * on with. The tab keeps its session where its own scripts read it anyway; it never stands in an address.
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

/** Wallets of other companies open in windows of their own and report back. */
export function checkoutHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  const headers = new Headers(loaderHeaders);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  return headers;
}
