// The texts a customer sees in the recovery dialog when a new payment for a failed one could not be prepared.

import { ApiError, errorDetail } from '#web/client/api-client.ts';
import { type ToastSeverity, toast } from '#web/ui/toast/toast-store.ts';
import { parseQuote, type ShownQuote } from '../calls/checkout-responses.ts';

export const MAX_ATTEMPTS = 3;

export type RecoveryProblem =
  | { kind: 'failed'; title: string; text: string }
  /**
   * Paying a failed payment again is not possible yet, because the total has changed; the customer must
   * accept it first. `reason` says why the coupon is no longer valid; null when the coupon is not the reason.
   */
  | { kind: 'price_changed'; quote: ShownQuote; reason: string | null }
  | { kind: 'exhausted' };

/**
 * The problem to show when details in the checkout form are missing or invalid. The customer must complete
 * them in the form behind the dialog.
 */
export const detailsProblem: RecoveryProblem = {
  kind: 'failed',
  title: 'Vul alle verplichte velden in',
  text: 'Sluit dit venster en vul eerst je gegevens aan.',
};

/**
 * Error codes of the server for which the customer sees the server's sentence instead of a text of this page.
 */
const CODES_WITH_OWN_TEXT = ['sold_out', 'already_paid', 'payment_processing', 'payment_unavailable'];

/** Translates an error into the problem shown to the customer, when no payment could be prepared. */
export function preparationProblem(error: unknown): RecoveryProblem {
  const title = 'Herstel Fout';
  const fallback = 'Kon betaling niet voorbereiden voor herstel';
  if (!(error instanceof ApiError)) return { kind: 'failed', title, text: fallback };
  const code = error.problem?.code;
  const quote = parseQuote(error.problem?.quote);
  if (code === 'recovery_exhausted') return { kind: 'exhausted' };
  const reason = error.problem?.couponReason;
  if (code === 'price_changed' && quote)
    return { kind: 'price_changed', quote, reason: typeof reason === 'string' ? reason : null };
  const hasOwnText = code !== undefined && CODES_WITH_OWN_TEXT.includes(code);
  return { kind: 'failed', title, text: hasOwnText ? errorDetail(error, fallback) : fallback };
}

/**
 * Shows a problem of kind `failed` as a toast as well, so that screen readers announce it. Does nothing for
 * other kinds.
 */
export function showProblemToast(problem: RecoveryProblem, severity: ToastSeverity = 'medium'): void {
  if (problem.kind === 'failed') toast({ title: problem.title, description: problem.text, severity });
}
