// A refused payment as a toast: what happened, what helps, and a button for what can be done right away.

import { toast } from '#web/ui/toast/toast-store.ts';
import { type PaymentAdvice, RETRY_DELAY_MS } from './payment-errors.ts';

/** Answers the id that `closeToast` takes. */
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
