// What happens when the customer orders, the same for the order button and for a wallet: the details are kept,
// the draft is saved, the payment is confirmed, and the way leads to the success page, a bank or back to the form.

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { localStore } from '#web/client/browser-storage.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import type { PreparedPayment } from './checkout-answers.ts';
import { createOrderFromSuccess } from './checkout-calls.ts';
import { type CustomerDetails, toNamedDetails } from './customer-details.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { Confirmation, PaymentOutcome } from './payment/payment-form.ts';
import { errorAdvice, paymentAdvice } from './payment-errors.ts';
import { storeDetails } from './stored-details.ts';
import { successPath } from './success-path.ts';

export type Basket = {
  sessionId: string;
  variant: string;
  couponCode: string | null;
  prepared: PreparedPayment;
};

type ConfirmPayment = (confirmation: Confirmation) => Promise<PaymentOutcome>;

export type OrderSubmission = {
  processing: boolean;
  /** Confirms the payment, or places the order at once when there is nothing to pay. Null when an attempt is under way. */
  order(details: CustomerDetails, confirm: ConfirmPayment): Promise<PaymentOutcome | null>;
};

/** `onOutcome` hears how every attempt ended, before the page moves on. */
export function useOrderSubmission(
  basket: Basket,
  saver: DraftSaver,
  onOutcome: (outcome: PaymentOutcome) => void,
): OrderSubmission {
  const navigate = useNavigate();
  const [processing, setProcessing] = useState(false);
  // State arrives a render later; a second click may not wait for it.
  const busy = useRef(false);

  // Coming back from the bank with the browser's own button shows this page as it was left: still "processing".
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
    if (busy.current) return null;
    busy.current = true;
    setProcessing(true);
    const outcome = await carryOut(basket, saver, details, confirm);
    onOutcome(outcome);
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

async function carryOut(
  basket: Basket,
  saver: DraftSaver,
  details: CustomerDetails,
  confirm: ConfirmPayment,
): Promise<PaymentOutcome> {
  const { sessionId, variant, couponCode, prepared } = basket;
  storeDetails(localStore, details, couponCode);
  saver.change({ sessionId, variant, couponCode, details });
  await saver.flush();
  try {
    if (prepared.clientSecret === null) return await placeFreeOrder(basket, details);
    const path = successPath(variant, prepared.quote.total);
    const returnUrl = new URL(path, window.location.origin).href;
    return announce(await confirm({ clientSecret: prepared.clientSecret, returnUrl, details }));
  } catch (error) {
    console.warn('Payment not confirmed', error);
    return announce({ kind: 'refused', advice: errorAdvice(error) });
  }
}

async function placeFreeOrder(basket: Basket, details: CustomerDetails): Promise<PaymentOutcome> {
  const { sessionId, variant, couponCode, prepared } = basket;
  const { success } = await createOrderFromSuccess({
    paymentIntentId: prepared.paymentIntentId,
    sessionId,
    variant,
    amount: '0.00',
    ...(couponCode ? { couponCode } : {}),
    ...toNamedDetails(details),
  });
  if (success) return { kind: 'done', paymentIntentId: prepared.paymentIntentId };
  return announce({ kind: 'refused', advice: paymentAdvice('payment_failed') });
}

function announce(outcome: PaymentOutcome): PaymentOutcome {
  if (outcome.kind === 'refused') {
    const { message, solutions, severity } = outcome.advice;
    toast({ title: message, description: `${solutions.join('. ')}.`, severity });
  }
  return outcome;
}
