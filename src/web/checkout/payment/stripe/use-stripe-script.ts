// Stripe's script as a component sees it: on its way, there, or not to be had.

import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { askForStripe } from './stripe-script.ts';

export type StripeScript =
  | { state: 'loading' }
  | { state: 'ready'; stripe: Stripe }
  /** Blocked, or no connection. */
  | { state: 'failed'; retry(): void };

export function useStripeScript(): StripeScript {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);

  const ask = useCallback(() => {
    let left = false;
    setFailed(false);
    askForStripe().then(
      (loaded) => {
        if (!left) setStripe(loaded);
      },
      (error: unknown) => {
        console.warn('Stripe.js did not load', error);
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, []);

  useEffect(ask, [ask]);

  if (stripe) return { state: 'ready', stripe };
  return failed ? { state: 'failed', retry: ask } : { state: 'loading' };
}
