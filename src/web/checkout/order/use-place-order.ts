// Places an order from the order button or a wallet, after the form was checked. Shows the reason when the
// payment is refused.

import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '#web/ui/toast/toast-store.ts';
import { trimDetails } from '../details/customer-details.ts';
import type { DetailsForm } from '../details/detail-field.tsx';
import { fieldOrder } from '../details/field-rules.ts';
import type { DraftSaver } from '../details/storage/draft-saver.ts';
import type { FormSections } from '../page/use-form-sections.ts';
import { isCardRefused, type PaymentAdvice } from '../payment/payment-errors.ts';
import type { ExpressPaymentProps, PaymentFormHandle } from '../payment/payment-form.ts';
import { toastAdvice } from '../payment/toast-advice.ts';
import type { PaymentPreparation } from '../payment/use-prepared-payment.ts';
import type { Basket } from './submit-order.ts';
import { useOrderSubmission } from './use-order-submission.ts';

type PlaceOrderOptions = {
  /** The basket that the order button orders; null while its payment is being prepared. */
  basket: Basket | null;
  saver: DraftSaver;
  form: DetailsForm;
  payment: RefObject<PaymentFormHandle | null>;
  sections: FormSections;
  /**
   * Of the order button: true while the total is uncertain or no payment is prepared; the customer then
   * cannot pay.
   */
  blocked: boolean;
  helpAddress: string;
  prepare: PaymentPreparation['prepare'];
  checkAll(): Promise<boolean>;
};

const EXPIRED_TOAST = {
  title: 'De betaling was verlopen',
  description: 'We hebben hem opnieuw klaargezet. Probeer het nog een keer.',
  severity: 'medium',
} as const;

export function usePlaceOrder(start: PlaceOrderOptions) {
  const { basket, saver, form, payment, sections, blocked, helpAddress, prepare, checkAll } = start;
  const submission = useOrderSubmission(basket, saver);
  const [advice, setAdvice] = useState<PaymentAdvice | null>(null);
  const [refusals, setRefusals] = useState(0);
  /**
   * Number of cards refused on this page. It is kept during a new attempt, unlike the advice, because the
   * payment form depends on it and must not change during the attempt.
   */
  const [refusedCards, setRefusedCards] = useState(0);

  function prepareAnew({ prepared }: Basket): void {
    toast(EXPIRED_TOAST);
    prepare({ forceNew: true, amount: prepared.quote.total / 100 });
  }

  async function placeOrder(): Promise<void> {
    if (submission.processing || blocked || !basket || !(await checkAll())) return;
    const handle = payment.current;
    setAdvice(null);
    const outcome = await submission.order(trimDetails(form.getValues()), async (confirmation) => {
      if (!handle) throw new Error('The payment form is not on the page');
      return handle.confirm(confirmation);
    });
    if (outcome?.kind === 'stale') prepareAnew(basket);
    if (outcome?.kind !== 'refused') return;
    setRefusals((count) => count + 1);
    if (isCardRefused(outcome.advice)) setRefusedCards((count) => count + 1);
    flushSync(() => setAdvice(outcome.advice));
    showToast(outcome.advice);
    sections.show(basket.prepared.clientSecret === null ? null : 'payment', 'payment-alert');
  }

  // The toast outlives the render it was made in.
  const retry = useRef(placeOrder);
  useEffect(() => {
    retry.current = placeOrder;
  });

  const payByWallet: ExpressPaymentProps['pay'] = async (payer, confirm) => {
    for (const field of fieldOrder(payer.country)) form.setValue(field, payer[field]);
    const outcome = await submission.order(trimDetails(payer), confirm);
    if (outcome?.kind === 'stale' && basket) prepareAnew(basket);
    if (outcome?.kind === 'refused') setRefusals((count) => count + 1);
    return outcome;
  };

  const showToast = (refused: PaymentAdvice) => toastAdvice(refused, helpAddress, () => retry.current());

  /** Shows why the payment failed, to a customer who returns from the bank without having paid. */
  function showRefusal(refused: PaymentAdvice): void {
    showToast(refused);
    setAdvice(refused);
    setRefusals(1);
    if (isCardRefused(refused)) setRefusedCards(1);
  }

  const { processing } = submission;
  return { advice, refusals, refusedCards, processing, showRefusal, placeOrder, payByWallet };
}
