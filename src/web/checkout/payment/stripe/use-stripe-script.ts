// The loading state of Stripe's script as a hook: loading, ready or failed.

import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { loadStripeScript } from './stripe-script.ts';

export type StripeScript =
  | { state: 'loading' }
  | { state: 'ready'; stripe: Stripe }
  /**
   * Stripe's script could not be loaded: it is blocked, or there is no connection. `retry` loads it again.
   */
  | { state: 'failed'; retry(): void };

export function useStripeScript(): StripeScript {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    let isCancelled = false;
    setFailed(false);
    loadStripeScript().then(
      (loaded) => {
        if (!isCancelled) setStripe(loaded);
      },
      (error: unknown) => {
        console.warn('Stripe.js did not load', error);
        if (!isCancelled) setFailed(true);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, []);

  useEffect(load, [load]);

  if (stripe) return { state: 'ready', stripe };
  return failed ? { state: 'failed', retry: load } : { state: 'loading' };
}
