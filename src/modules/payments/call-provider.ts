// Wraps calls to the payment provider. When the provider cannot be reached, the visitor is asked to try
// again.

import { Refusal } from '#shared/api/problems.ts';
import { PaymentProviderUnavailable } from './payment-provider.port.ts';

/**
 * Runs `call` and returns its result. Throws 503 `payment_unavailable` with Retry-After when the provider is
 * down, slow or sends an invalid answer.
 */
export async function callProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailable)) throw error;
    throw new Refusal(
      'payment_unavailable',
      'We kunnen de betaling nu niet klaarzetten. Er is niets afgeschreven en wat je hebt ingevuld blijft bewaard. Probeer het zo opnieuw.',
      { retryAfter: 5 },
    );
  }
}
