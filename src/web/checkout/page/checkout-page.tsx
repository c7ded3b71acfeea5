// /checkout: the server sends the form with what everybody sees; what belongs to the visitor (pack, session,
// what was typed) is found in the browser, and only then is a payment asked for. The operator's setting
// decides between accordion and compact form; at /fast-checkout it is always the compact one.

import './checkout.css';
import { Toaster } from '#web/ui/toast/toaster.tsx';
import type { Route } from './+types/checkout-page.ts';
import { CheckoutHeader } from './checkout-header.tsx';
import { CheckoutStart } from './checkout-start.tsx';
import { checkoutHeaders, type LoadedCheckout, loadCheckout } from './load-checkout.ts';

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

/**
 * Whoever looks for the shop's name and "bestellen" may land here; what else an address of this page says is
 * one visitor's.
 */
function checkoutMeta({ info, canonical }: LoadedCheckout) {
  return [
    { title: `Bestellen – ${info.brand}` },
    {
      name: 'description',
      content: `Bestel ${info.productName}: kies je aantal potten, vul je adres in en betaal.`,
    },
    { tagName: 'link', rel: 'canonical', href: canonical },
    // Addresses of this page name a payment: they stay inside the shop.
    { name: 'referrer', content: 'same-origin' },
  ];
}

function CheckoutScreen(loaded: LoadedCheckout) {
  return (
    <>
      <div className="co co-buying">
        <CheckoutHeader info={loaded.info} />
        <main className="page-width pb-16 max-md:pb-8">
          <CheckoutStart {...loaded} />
        </main>
      </div>
      <Toaster />
    </>
  );
}
