// Runs one attempt to order at a time, for the order button and for wallets. Afterwards the customer goes to
// the success page, to the bank or back to the form.

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { closeAllToasts } from '#web/ui/toast/toast-store.ts';
import type { CustomerDetails } from '../details/customer-details.ts';
import type { DraftSaver } from '../details/storage/draft-saver.ts';
import type { PaymentOutcome } from '../payment/payment-form.ts';
import { successPath } from '../success/success-path.ts';
import { type Basket, type ConfirmPayment, submitOrder } from './submit-order.ts';

export type OrderSubmission = {
  processing: boolean;
  /**
   * Makes one attempt to order: confirms the payment, or places the order when there is nothing to pay, and
   * opens the success page or the bank's page. Null, without any effect, when another attempt is in progress
   * or there is no basket.
   */
  order(details: CustomerDetails, confirm: ConfirmPayment): Promise<PaymentOutcome | null>;
};

/**
 * Returns the function that makes an attempt to order, and whether one is in progress. `basket` is null while
 * no payment is prepared; nothing can be ordered then.
 */
export function useOrderSubmission(basket: Basket | null, saver: DraftSaver): OrderSubmission {
  const navigate = useNavigate();
  const [processing, setProcessing] = useState(false);
  // State arrives a render later; a second click may not wait for it.
  const busy = useRef(false);

  // Coming back from the bank with the browser's own button shows this page as it was left: still
  // "processing".
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setProcessing(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function order(details: CustomerDetails, confirm: ConfirmPayment): Promise<PaymentOutcome | null> {
    if (busy.current || !basket) return null;
    busy.current = true;
    closeAllToasts();
    setProcessing(true);
    const outcome = await submitOrder(basket, saver, details, confirm);
    if (outcome.kind === 'done') {
      await navigate(successPath(basket.variant, basket.prepared.quote.total, outcome.paymentIntentId));
    } else if (outcome.kind === 'redirect') {
      window.location.assign(outcome.url);
    } else {
      busy.current = false;
      setProcessing(false);
    }
    return outcome;
  }

  return { processing, order };
}
