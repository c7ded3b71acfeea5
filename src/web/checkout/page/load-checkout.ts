// What the two checkout pages know of their visitor. Runs on the server.

import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#web/page-context.ts';
import { type CheckoutInfo, loadCheckoutInfo } from './checkout-info.ts';

export type LoadedCheckout = {
  info: CheckoutInfo;
  /** A session cookie came along, so there may be a draft to restore. */
  hasSession: boolean;
  /**
   * Set behind the link of a recovery mail only: the session that link gave this browser, for the tab to go on with. The tab
   * keeps its session where its own scripts read it anyway; it never stands in an address.
   */
  recoverySession: string | null;
};

export async function loadCheckout(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<LoadedCheckout> {
  const { shop, checkoutSession } = context.get(pageContext);
  const isRecovery = new URL(request.url).searchParams.get('recovery') === 'true';
  return {
    info: await loadCheckoutInfo(shop),
    hasSession: checkoutSession !== null,
    recoverySession: isRecovery ? checkoutSession : null,
  };
}
