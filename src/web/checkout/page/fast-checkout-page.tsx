// /fast-checkout: the checkout with everything on one screen, whatever the setting says.

import type { Route } from './+types/fast-checkout-page.ts';
import { CheckoutScreen, checkoutMeta } from './checkout-screen.tsx';
import { checkoutHeaders, loadCheckout } from './load-checkout.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadCheckout(context, request, 'compact');
}

export const headers = checkoutHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return checkoutMeta(loaderData?.info.brand);
}

export default function FastCheckoutPage({ loaderData }: Route.ComponentProps) {
  return <CheckoutScreen {...loaderData} />;
}
