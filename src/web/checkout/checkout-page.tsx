// /checkout: the accordion checkout. The server sends the frame; what belongs to the visitor (pack, session,
// what was typed) is found in the browser, and only then is a payment asked for.

import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '#web/client/query-client.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Toaster } from '#web/ui/toast/toaster.tsx';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/checkout-page.ts';
import { loadCheckoutFacts } from './checkout-facts.ts';
import { CheckoutHeader } from './components/checkout-header.tsx';
import { CheckoutStart } from './components/checkout-start.tsx';
import './checkout.css';
import './checkout-form.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, checkoutSession } = context.get(pageContext);
  return { facts: await loadCheckoutFacts(shop), hasSession: checkoutSession !== null };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Bestellen – ${loaderData?.facts.brand ?? ''}` },
    { name: 'robots', content: 'noindex' },
    // Addresses of this page name a payment: they stay inside the shop.
    { name: 'referrer', content: 'same-origin' },
  ];
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { facts, hasSession } = loaderData;
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="co">
        <CheckoutHeader facts={facts} />
        <div className="co-crumbs">
          <Breadcrumb pathname="/checkout" />
        </div>
        <main className="page-width co-page">
          <h1 className="co-title">Bestellen</h1>
          <CheckoutStart facts={facts} hasSession={hasSession} />
        </main>
      </div>
      <Toaster />
    </QueryClientProvider>
  );
}
