// Back from a bank that refused: the success page hands the customer on to the checkout, where the reason
// stands beside the ways to pay. Only on the way back itself; who opens the page later reads there what
// happened.

import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ShownOutcome } from '../calls/checkout-responses.ts';
import { reportRecoveryFailure } from '../calls/recovery-calls.ts';
import { retryPath } from '../success/success-path.ts';

/** True while the customer is being taken to the checkout. */
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
