// Pays a failed payment again: prepares a new payment and runs it like every order. Each prepared payment
// counts as an attempt, so an unused one is kept in case the customer returns to it.

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type FailedPayment,
  type PreparedRecovery,
  reportRecoveryFailure,
  startRecovery,
} from '../calls/recovery-calls.ts';
import type { CustomerDetails } from '../details/customer-details.ts';
import { allProblems } from '../details/field-rules.ts';
import type { DraftSaver } from '../details/storage/draft-saver.ts';
import { submitOrder } from '../order/submit-order.ts';
import { paymentAdvice } from '../payment/payment-errors.ts';
import type { PaymentFormHandle, PaymentOutcome } from '../payment/payment-form.ts';
import { successPath } from '../success/success-path.ts';
import {
  detailsProblem,
  MAX_ATTEMPTS,
  preparationProblem,
  type RecoveryProblem,
  showProblemToast,
} from './recovery-texts.ts';

export type RecoveryContext = {
  sessionId: string;
  details: CustomerDetails;
  saver: DraftSaver;
  /**
   * Payments that were prepared to replace a failed payment but are not confirmed yet, by the id of the
   * failed payment. They are reused, because each prepared payment counts as an attempt. Kept in memory only.
   */
  preparedRecoveries: RefObject<Map<string, PreparedRecovery>>;
  /** Loads the list of failed payments in the recovery dialog again. */
  refresh(): Promise<unknown>;
};

type Failure = PaymentOutcome & { kind: 'refused' | 'stale' };

/**
 * Prepares the new payment when a failed payment is selected, and again when the customer starts another
 * attempt.
 */
function usePreparedRecovery(failed: FailedPayment, setting: RecoveryContext, busy: RefObject<boolean>) {
  const { sessionId, details, preparedRecoveries } = setting;
  const [recovery, setRecovery] = useState(() => preparedRecoveries.current.get(failed.id) ?? null);
  const [used, setUsed] = useState(failed.attempts);
  const [problem, setProblem] = useState<RecoveryProblem | null>(null);
  const [preparing, setPreparing] = useState(false);

  async function prepare(amount: number): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPreparing(true);
    setProblem(null);
    try {
      const { id: paymentId, variant } = failed;
      const customerEmail = details.email.trim();
      const recoveryAttempt = used + 1;
      const request = { paymentId, amount, variant, customerEmail, recoveryAttempt, sessionId };
      const granted = await startRecovery(request);
      preparedRecoveries.current.set(failed.id, granted);
      setUsed(granted.attempt);
      setRecovery(granted);
    } catch (error) {
      console.warn('Recovery not prepared', error);
      const newProblem = preparationProblem(error);
      if (newProblem.kind === 'exhausted') setUsed(MAX_ATTEMPTS);
      else setProblem(newProblem);
      showProblemToast(newProblem);
    }
    busy.current = false;
    setPreparing(false);
  }

  // Choosing a payment prepares it, once.
  const started = useRef(recovery !== null || failed.attempts >= MAX_ATTEMPTS);
  const first = useRef(() => prepare(failed.amount));
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void first.current();
  }, []);

  return { recovery, setRecovery, used, problem, setProblem, preparing, prepare };
}

export function useRecoveryPayment(failed: FailedPayment, setting: RecoveryContext) {
  const { sessionId, details, saver, preparedRecoveries, refresh } = setting;
  const navigate = useNavigate();
  const busy = useRef(false);
  const preparation = usePreparedRecovery(failed, setting, busy);
  const { recovery, setRecovery, used, problem, setProblem } = preparation;
  const [processing, setProcessing] = useState(false);

  /**
   * Confirms the new payment. On success the success page opens, or the page of the bank; on failure
   * `problem` says why, and the visitor can pay again. `form` is null only for a total of € 0.
   */
  async function pay(form: PaymentFormHandle | null): Promise<void> {
    if (busy.current || !recovery || (form && (await form.check()).length > 0)) return;
    if (Object.keys(allProblems(details)).length > 0) return setProblem(detailsProblem);
    busy.current = true;
    setProcessing(true);
    setProblem(null);
    const { prepared } = recovery;
    const { coupon, variant } = prepared.quote;
    const couponCode = coupon?.valid ? coupon.code : null;
    const basket = { sessionId, variant, couponCode, prepared, recovery: true };
    const outcome = await submitOrder(basket, saver, details, async (confirmation) => {
      if (!form) throw new Error('The payment form is not on the page');
      return form.confirm(confirmation);
    });
    preparedRecoveries.current.delete(failed.id);
    if (outcome.kind === 'redirect') return window.location.assign(outcome.url);
    if (outcome.kind === 'done') {
      void refresh();
      await navigate(successPath(variant, prepared.quote.total, outcome.paymentIntentId, 'recovery'));
      return;
    }
    fail(recovery, outcome);
    busy.current = false;
    setProcessing(false);
  }

  function fail({ prepared, attempt }: PreparedRecovery, outcome: Failure): void {
    const advice = outcome.kind === 'refused' ? outcome.advice : null;
    const error = (outcome.kind === 'refused' ? outcome.code : null) ?? advice?.message ?? 'stale';
    void reportRecoveryFailure({ paymentId: prepared.paymentIntentId, error, attempt, sessionId });
    setRecovery(null);
    const { sentence, severity } = advice ?? paymentAdvice('payment_failed');
    const newProblem = { kind: 'failed', title: 'Betalingsfout', text: sentence } as const;
    setProblem(newProblem);
    showProblemToast(newProblem, severity);
    void refresh();
  }

  return {
    /**
     * The payment prepared to replace the failed one. Null while it is being prepared, and after a failure
     * until the customer tries again.
     */
    prepared: recovery?.prepared ?? null,
    /** Number of the current attempt to pay a failed payment again, 1 to 3. */
    attempt: recovery?.attempt ?? Math.min(Math.max(used, 1), MAX_ATTEMPTS),
    exhausted: recovery === null && used >= MAX_ATTEMPTS,
    problem,
    preparing: preparation.preparing,
    processing,
    retry: (amount: number) => void preparation.prepare(amount),
    pay,
  };
}
