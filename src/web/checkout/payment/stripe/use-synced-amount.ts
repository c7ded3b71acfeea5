// Keeps the amount in Stripe's form equal to the amount on the page. After a coupon or a change of country
// the payment has a new amount at Stripe, but the wallet's payment sheet shows the old one until the form
// fetches the new one.

import type { StripeElements } from '@stripe/stripe-js';
import { useCallback, useEffect, useRef } from 'react';

export type SyncedAmount = {
  /**
   * Returns false while Stripe's form is fetching a new amount of the payment. A wallet must not open then.
   */
  isSynced(): boolean;
  /**
   * Fetches the amount of the payment into Stripe's form; resolves when the form has it. `to` is the expected
   * amount in cents. Throws when the update fails.
   */
  refresh(to?: number): Promise<void>;
};

export function useSyncedAmount(elements: StripeElements | null, amount: number): SyncedAmount {
  // The group knows the amount it was made with.
  const known = useRef(amount);
  const targetAmount = useRef(amount);
  const inFlight = useRef<Promise<void> | null>(null);

  const fetchAmount = useCallback(async () => {
    while (elements && known.current !== targetAmount.current) {
      const fetched = targetAmount.current;
      const { error } = await elements.fetchUpdates();
      if (error) throw new Error(`The new amount could not be fetched: ${error.message}`);
      known.current = fetched;
    }
  }, [elements]);

  const refresh = useCallback(
    (to?: number) => {
      if (to !== undefined) targetAmount.current = to;
      inFlight.current ??= fetchAmount().finally(() => {
        inFlight.current = null;
      });
      return inFlight.current;
    },
    [fetchAmount],
  );

  useEffect(() => {
    targetAmount.current = amount;
    // A failure is tried again when the customer wants to pay.
    refresh().catch((error: unknown) => console.warn(error));
  }, [amount, refresh]);

  return { isSynced: () => known.current === targetAmount.current, refresh };
}
