// /fast-checkout: the checkout with everything on one screen, whatever the setting says.

import type { Route } from './+types/fast-checkout-page.ts';
import { CheckoutScreen, checkoutMeta } from './checkout-screen.tsx';
import { loadCheckout } from './load-checkout.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const loaded = await loadCheckout(context, request);
  return { ...loaded, info: { ...loaded.info, form: 'compact' as const } };
}

/** Wallets of other companies open in windows of their own and report back. */
export function headers() {
  return { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return checkoutMeta(loaderData?.info.brand);
}

export default function FastCheckoutPage({ loaderData }: Route.ComponentProps) {
  return <CheckoutScreen {...loaderData} />;
}
