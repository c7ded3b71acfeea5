// A wallet's payment that meets a temporary fault is confirmed once more by itself. Only the wallet's open
// sheet can do that: once it has closed, its owner has to press the wallet's button again.

import { type PaymentAdvice, RETRY_DELAY_MS } from './payment-errors.ts';
import type { PaymentOutcome } from './payment-form.ts';

/** The second answer counts. It is the same payment both times, so it is never paid twice. */
export async function retryOnce(
  confirm: () => Promise<PaymentOutcome>,
  report: (advice: PaymentAdvice) => void,
): Promise<PaymentOutcome> {
  const outcome = await confirm();
  if (outcome.kind !== 'refused' || outcome.advice.kind !== 'processing_error') return outcome;
  report(outcome.advice);
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  return confirm();
}
