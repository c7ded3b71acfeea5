// /checkout: the server sends the form with what everybody sees; what belongs to the visitor (pack, session, what was typed) is
// found in the browser, and only then is a payment asked for. The operator's setting decides between accordion and compact form;
// at /fast-checkout it is always the compact one.

import type { Route } from './+types/checkout-page.ts';
import { CheckoutScreen, checkoutMeta } from './checkout-screen.tsx';
import { checkoutHeaders, loadCheckout } from './load-checkout.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadCheckout(context, request);
}

export const headers = checkoutHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? checkoutMeta(loaderData) : [];
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return <CheckoutScreen {...loaderData} />;
}
