// Loads the payment components while the payment is being prepared, because the form needs both.

import { startTransition, useEffect, useRef, useState } from 'react';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import type { PaymentKit } from './payment-form.ts';
import { loadPaymentKit } from './payment-kit.ts';

export type LoadedKit = { kit: PaymentKit | null; failed: boolean };

export function usePaymentKit(provider: CheckoutInfo['paymentProvider']): LoadedKit {
  const [loaded, setLoaded] = useState<LoadedKit>({ kit: null, failed: false });
  // The provider of a shop does not change while a page is open.
  const first = useRef(provider);
  useEffect(() => {
    let left = false;
    loadPaymentKit(first.current).then(
      (kit) => {
        // A part of the page is drawn by it: whoever types meanwhile goes first.
        if (!left) startTransition(() => setLoaded({ kit, failed: false }));
      },
      (error: unknown) => {
        console.warn('The payment form did not load', error);
        if (!left) setLoaded({ kit: null, failed: true });
      },
    );
    return () => {
      left = true;
    };
  }, []);
  return loaded;
}
