// Retries a wallet payment once after a temporary error. This is possible only while the wallet's sheet is
// open; later the customer must press the wallet's button again.

import { type PaymentAdvice, RETRY_DELAY_MS } from './payment-errors.ts';
import type { PaymentOutcome } from './payment-form.ts';

/**
 * Confirms a payment, and a second time after a `processing_error`. Returns the last outcome. Both attempts
 * confirm the same payment, so it is never paid twice.
 */
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
