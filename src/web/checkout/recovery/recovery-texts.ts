// What a customer reads when paying again fails, and when it could not be prepared. The kinds are those of payment-errors.ts.

import { ApiError, errorDetail } from '#web/client/api-client.ts';
import { parseQuote, type ShownQuote } from '../checkout-answers.ts';
import type { PaymentAdvice, PaymentErrorCode } from '../payment-errors.ts';

export const MAX_ATTEMPTS = 3;

const UNKNOWN_REASON = 'Er ging iets mis met de betaling. Probeer het opnieuw.';

const BY_KIND: Partial<Record<PaymentErrorCode, string>> = {
  card_declined: 'Je kaart is geweigerd. Probeer een andere betaalmethode of contacteer je bank.',
  insufficient_funds: 'Onvoldoende saldo. Probeer een andere kaart of betaalmethode.',
  expired_card: 'Je kaart is verlopen. Gebruik een geldige kaart.',
  processing_error: 'Tijdelijke storing. Probeer het over een paar minuten opnieuw.',
  payment_failed: UNKNOWN_REASON,
};

/** The sentence of this kind of refusal, else its message; a lost or stolen card reads no more than "declined". */
export function recoveryErrorText(advice: PaymentAdvice | null): string {
  if (advice === null) return UNKNOWN_REASON;
  return BY_KIND[advice.kind] ?? `${advice.message}.`;
}

export type RecoveryProblem =
  | { kind: 'failed'; title: string; text: string }
  /** The total is another one now: the customer decides first. */
  | { kind: 'price_changed'; quote: ShownQuote }
  | { kind: 'exhausted' };

/** The address for the parcel comes from the form behind the dialog. */
export const detailsProblem: RecoveryProblem = {
  kind: 'failed',
  title: 'Vul alle verplichte velden in',
  text: 'Sluit dit venster en vul eerst je gegevens aan.',
};

/** Why no payment could be prepared. */
export function preparationProblem(error: unknown): RecoveryProblem {
  const title = 'Herstel Fout';
  const fallback = 'Kon betaling niet voorbereiden voor herstel';
  if (!(error instanceof ApiError)) return { kind: 'failed', title, text: fallback };
  const code = error.problem?.code;
  const quote = parseQuote(error.problem?.quote);
  if (code === 'recovery_exhausted') return { kind: 'exhausted' };
  if (code === 'price_changed' && quote) return { kind: 'price_changed', quote };
  const says = code === 'sold_out' || code === 'already_paid' || code === 'payment_processing';
  return { kind: 'failed', title, text: says ? errorDetail(error, fallback) : fallback };
}
