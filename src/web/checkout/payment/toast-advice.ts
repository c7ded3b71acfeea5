// The toast of a refused payment: what happened, what helps, a button to try again where that makes sense,
// and a link to help for a grave error.

import { toast } from '#web/ui/toast/toast-store.ts';
import { type PaymentAdvice, RETRY_DELAY_MS } from './payment-errors.ts';

/**
 * Shows the advice as a toast. When a retry makes sense, the toast has a button that calls `retry` after a
 * second; for a grave error it has a link to mail `helpAddress`. Returns the toast's id, for `closeToast`.
 */
export function toastAdvice(advice: PaymentAdvice, helpAddress: string, retry: () => void): number {
  return toast({
    title: advice.message,
    description: [...advice.solutions, advice.resolveTime]
      .map((text) => text && `${text}.`)
      .filter(Boolean)
      .join(' '),
    severity: advice.severity,
    ...(advice.retry
      ? { action: { label: 'Opnieuw proberen', run: () => setTimeout(retry, RETRY_DELAY_MS) } }
      : {}),
    ...(advice.severity === 'high' ? { help: { label: 'Hulp', href: `mailto:${helpAddress}` } } : {}),
  });
}
