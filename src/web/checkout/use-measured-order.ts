// Tells the measuring of an order as soon as the server calls its payment succeeded.

import { useEffect } from 'react';
import { sessionStore } from '#web/client/browser-storage.ts';
import type { ShownOutcome } from './checkout-answers.ts';
import { measureOrder } from './measure-order.ts';

export function useMeasuredOrder(paymentId: string | null, outcome: ShownOutcome | undefined): void {
  useEffect(() => {
    if (paymentId !== null && outcome?.outcome === 'succeeded')
      measureOrder(outcome, paymentId, sessionStore);
  }, [paymentId, outcome]);
}
