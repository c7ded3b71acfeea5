// Retries a wallet payment once after a temporary error. This is possible only while the payment sheet of the
// wallet (Apple Pay, Google Pay) is open; later the customer must press the wallet's button again.

import { type PaymentAdvice, RETRY_DELAY_MS } from './payment-errors.ts';
import type { PaymentOutcome } from './payment-form.ts';

/**
 * Confirms a payment and, when it is refused with `processing_error`, confirms the same payment once more
 * after a second, so that it is never paid twice. Returns the last outcome. `report` gets the advice of the
 * first refusal, to show it.
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
