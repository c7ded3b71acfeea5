// The frame of both checkout pages: quiet head, crumbs, title, and below it whatever the visit has come to.

import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '#shared/href.ts';
import { createQueryClient } from '#web/client/query-client.ts';
import { Toaster } from '#web/ui/toast/toaster.tsx';
import { Breadcrumb } from '#web/ui/trail/breadcrumb.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { CheckoutStart } from './checkout-start.tsx';
import type { LoadedCheckout } from './load-checkout.ts';
import './checkout.css';

export function checkoutMeta(brand: string | undefined) {
  return [
    { title: `Bestellen – ${brand ?? ''}` },
    { name: 'robots', content: 'noindex' },
    // Addresses of this page name a payment: they stay inside the shop.
    { name: 'referrer', content: 'same-origin' },
  ];
}

export function CheckoutScreen(loaded: LoadedCheckout) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="co co-buying min-h-screen bg-white">
        {/* Without anything to send no day is promised. */}
        <CheckoutHeader info={loaded.info} banner={loaded.info.packs.some(({ soldOut }) => !soldOut)} />
        <div className="mt-4 text-note">
          <Breadcrumb pathname={'/checkout' satisfies Page} />
        </div>
        <main className="page-width pt-3 pb-16">
          <h1 className="co-title">Bestellen</h1>
          <CheckoutStart {...loaded} />
        </main>
      </div>
      <Toaster />
    </QueryClientProvider>
  );
}
