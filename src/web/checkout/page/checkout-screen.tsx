// The frame of both checkout pages: quiet head, and below it whatever the visit has come to.

import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '#web/client/query-client.ts';
import { Toaster } from '#web/ui/toast/toaster.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { CheckoutStart } from './checkout-start.tsx';
import type { LoadedCheckout } from './load-checkout.ts';
import './checkout.css';

/** Whoever looks for the shop's name and "bestellen" may land here; what else an address of this page says is one visitor's. */
export function checkoutMeta({ info, canonical }: LoadedCheckout) {
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

export function CheckoutScreen(loaded: LoadedCheckout) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="co co-buying min-h-screen bg-white">
        <CheckoutHeader info={loaded.info} />
        <main className="page-width pb-16">
          <CheckoutStart {...loaded} />
        </main>
      </div>
      <Toaster />
    </QueryClientProvider>
  );
}
