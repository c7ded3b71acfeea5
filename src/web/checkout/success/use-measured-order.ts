// Tells the measuring of an order as soon as the server calls its payment succeeded.

import { useEffect } from 'react';
import { localStore } from '#web/client/browser-storage.ts';
import type { ShownOutcome } from '../calls/checkout-answers.ts';
import { MEASURED_KEY, measureOrder } from '../order/measure-order.ts';

export function useMeasuredOrder(paymentId: string | null, outcome: ShownOutcome | undefined): void {
  useEffect(() => {
    if (paymentId !== null && outcome?.outcome === 'succeeded')
      void oneTabAtATime(() => measureOrder(outcome, paymentId, localStore));
  }, [paymentId, outcome]);
}

/** Two tabs may hear of the same order at the same moment. Where a page cannot wait its turn it does not. */
async function oneTabAtATime(task: () => void): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(MEASURED_KEY, task);
  else task();
}
