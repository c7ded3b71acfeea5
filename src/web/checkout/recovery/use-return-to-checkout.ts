// Redirects a customer from the success page to the checkout when the bank refused the payment, so that the
// reason is shown beside the payment methods. Only directly after the bank; a later visit to the success page
// is not redirected.

import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ShownOutcome } from '../calls/checkout-responses.ts';
import { reportRecoveryFailure } from '../calls/recovery-calls.ts';
import { retryPath } from '../success/success-path.ts';

/**
 * Redirects to the checkout when the customer comes directly from a bank that refused the payment. Returns
 * true while the redirect is in progress.
 */
export function useReturnToCheckout(
  paymentIntentId: string | null,
  outcome: ShownOutcome | undefined,
): boolean {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const left = useRef(false);
  const status = query.get('redirect_status');
  const refused = outcome?.outcome === 'not_paid' && (status === 'failed' || status === 'canceled');
  const isRecovery = query.get('recovery') === 'true';
  const variant = outcome?.variant ?? null;

  useEffect(() => {
    if (!refused || left.current) return;
    left.current = true;
    if (isRecovery && paymentIntentId)
      void reportRecoveryFailure({ paymentId: paymentIntentId, error: 'redirect_failed' });
    void navigate(retryPath(variant, paymentIntentId), { replace: true });
  }, [refused, isRecovery, paymentIntentId, variant, navigate]);

  return refused;
}
