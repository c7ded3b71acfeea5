// Paying again for one failed payment: another payment is asked for at the moment the customer pays, so that looking
// costs no attempt, and it is carried out the way every order is.

import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { carryOutOrder } from '../carry-out-order.ts';
import type { CustomerDetails } from '../customer-details.ts';
import type { DraftSaver } from '../draft-saver.ts';
import { allProblems } from '../field-rules.ts';
import type { PaymentFormHandle, PaymentOutcome } from '../payment/payment-form.ts';
import { successPath } from '../success-path.ts';
import { type FailedPayment, type PreparedRecovery, reportRecoveryFailure, startRecovery } from './recovery-calls.ts';
import { MAX_ATTEMPTS, preparationProblem, type RecoveryProblem, recoveryErrorText } from './recovery-texts.ts';

export type RecoverySetting = {
  sessionId: string;
  details: CustomerDetails;
  saver: DraftSaver;
  /** Asks for the list again. */
  refresh(): Promise<unknown>;
};

export function useRecoveryPayment(failed: FailedPayment, setting: RecoverySetting) {
  const { sessionId, details, saver, refresh } = setting;
  const navigate = useNavigate();
  const [attempts, setAttempts] = useState(failed.attempts);
  const [amount, setAmount] = useState(failed.amount);
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState<RecoveryProblem | null>(
    failed.attempts >= MAX_ATTEMPTS ? { kind: 'exhausted' } : null,
  );
  const busy = useRef(false);

  async function prepare(): Promise<PreparedRecovery | null> {
    try {
      return await startRecovery({
        paymentId: failed.id,
        amount,
        variant: failed.variant,
        customerEmail: details.email.trim(),
        recoveryAttempt: attempts + 1,
        sessionId,
      });
    } catch (error) {
      console.warn('Recovery not prepared', error);
      setProblem(preparationProblem(error));
      return null;
    }
  }

  /** True when the customer leaves this page for the success page or the bank. */
  async function settle({ prepared, attempt }: PreparedRecovery, outcome: PaymentOutcome): Promise<boolean> {
    if (outcome.kind === 'redirect') {
      window.location.assign(outcome.url);
      return true;
    }
    if (outcome.kind === 'done') {
      void refresh();
      await navigate(
        successPath(prepared.quote.variant, prepared.quote.total, outcome.paymentIntentId, 'recovery'),
      );
      return true;
    }
    const code = outcome.kind === 'refused' ? outcome.code : 'stale';
    const message = outcome.kind === 'refused' ? outcome.advice.message : undefined;
    void reportRecoveryFailure({
      paymentId: prepared.paymentIntentId,
      error: code ?? message ?? 'unknown',
      attempt,
      sessionId,
    });
    setAttempts(attempt);
    setProblem({ kind: 'failed', title: 'Betalingsfout', text: recoveryErrorText(code, message) });
    void refresh();
    return false;
  }

  async function pay(form: PaymentFormHandle): Promise<void> {
    if (busy.current || (await form.check()).length > 0) return;
    if (Object.keys(allProblems(details)).length > 0) {
      setProblem({
        kind: 'failed',
        title: 'Vul alle verplichte velden in',
        text: 'Sluit dit venster en vul eerst je gegevens aan.',
      });
      return;
    }
    busy.current = true;
    setProcessing(true);
    setProblem(null);
    const recovery = await prepare();
    const left = recovery !== null && (await settle(recovery, await carryOut(recovery, form)));
    busy.current = left;
    setProcessing(left);
  }

  function carryOut({ prepared }: PreparedRecovery, form: PaymentFormHandle): Promise<PaymentOutcome> {
    const { coupon, variant } = prepared.quote;
    const couponCode = coupon?.valid ? coupon.code : null;
    return carryOutOrder({ sessionId, variant, couponCode, prepared, recovery: true }, saver, details, (confirmation) =>
      form.confirm(confirmation),
    );
  }

  return {
    /** The one to come, 1 to 3. */
    attempt: Math.min(attempts + 1, MAX_ATTEMPTS),
    exhausted: attempts >= MAX_ATTEMPTS || problem?.kind === 'exhausted',
    amount,
    processing,
    problem,
    acceptAmount(euros: number) {
      setAmount(euros);
      setProblem(null);
    },
    pay,
  };
}
