// The page /checkout. The server renders what is the same for everybody; the browser finds pack, session and
// typed details, and then a payment is prepared. The operator's setting chooses the accordion or the compact
// form; /fast-checkout always has the compact form.

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
 * Returns the meta tags of the checkout. Search engines may index it under the canonical URL only, because
 * the query of other URLs belongs to one visitor.
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
