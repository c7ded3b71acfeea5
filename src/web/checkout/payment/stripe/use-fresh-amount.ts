// Keeps Stripe's elements at the amount the page shows: after a coupon or another country the payment has a
// new amount at Stripe, and a wallet's sheet would still show the old one until the elements have fetched it.

import type { StripeElements } from '@stripe/stripe-js';
import { useCallback, useEffect, useRef } from 'react';

export type FreshAmount = {
  /** False while the new amount is on its way: no wallet opens then. */
  isFresh(): boolean;
  /** Resolves when the elements know the amount, in cents. Throws when they cannot be told. */
  refresh(to?: number): Promise<void>;
};

export function useFreshAmount(elements: StripeElements | null, amount: number): FreshAmount {
  // The group knows the amount it was made with.
  const known = useRef(amount);
  const wanted = useRef(amount);
  const underWay = useRef<Promise<void> | null>(null);

  const fetchAmount = useCallback(async () => {
    while (elements && known.current !== wanted.current) {
      const fetched = wanted.current;
      const { error } = await elements.fetchUpdates();
      if (error) throw new Error(`The new amount could not be fetched: ${error.message}`);
      known.current = fetched;
    }
  }, [elements]);

  const refresh = useCallback(
    (to?: number) => {
      if (to !== undefined) wanted.current = to;
      underWay.current ??= fetchAmount().finally(() => {
        underWay.current = null;
      });
      return underWay.current;
    },
    [fetchAmount],
  );

  useEffect(() => {
    wanted.current = amount;
    // A failure is tried again when the customer wants to pay.
    refresh().catch((error: unknown) => console.warn(error));
  }, [amount, refresh]);

  return { isFresh: () => known.current === wanted.current, refresh };
}
