// Texts and severity of a failed payment. The texts for refusals by the bank come from the checkout module;
// this file adds the other errors.

import {
  type FailureKind,
  type FailureText,
  failureKind,
  PAYMENT_FAILURES,
} from '#modules/checkout/browser.ts';
import { ApiError } from '#web/client/api-client.ts';

export type PaymentAdvice = FailureText & {
  kind: PaymentErrorCode;
  /**
   * Of the advice after a failed payment: true when the notice may add that nothing was charged. False when
   * that is uncertain after a lost response, or when the sentence already says it.
   */
  mentionsNoCharge: boolean;
};

/**
 * Pause in milliseconds before the same payment is confirmed again, automatically for a wallet and otherwise
 * after the customer pressed "Opnieuw proberen".
 */
export const RETRY_DELAY_MS = 1_000;

const UNKNOWN_REASON = PAYMENT_FAILURES.payment_failed.sentence;

const OTHER_ERRORS = {
  network: {
    message: 'Probleem met internetverbinding',
    sentence: 'Probleem met internetverbinding.',
    severity: 'medium',
    retry: true,
    solutions: ['Controleer je internetverbinding', 'Probeer het opnieuw'],
    resolveTime: 'Het lukt weer zodra je verbinding hebt',
  },
  validation: {
    message: 'Controleer je invoer',
    sentence: 'Controleer je invoer.',
    severity: 'low',
    retry: false,
    solutions: ['Loop je gegevens na'],
    resolveTime: null,
  },
  server: {
    message: 'Tijdelijke storing op onze servers',
    sentence: 'Tijdelijke storing op onze servers.',
    severity: 'high',
    retry: true,
    solutions: ['Probeer het over een paar minuten opnieuw', 'Neem contact met ons op als het blijft'],
    resolveTime: 'Meestal is het binnen een paar minuten voorbij',
  },
  general: {
    message: 'Er is een onverwachte fout opgetreden',
    sentence: UNKNOWN_REASON,
    severity: 'medium',
    retry: true,
    solutions: ['Probeer het opnieuw', 'Ververs de pagina: wat je hebt ingevuld blijft staan'],
    resolveTime: null,
  },
} as const satisfies Record<string, FailureText>;

export type PaymentErrorCode = FailureKind | keyof typeof OTHER_ERRORS;

/**
 * Returns the Dutch advice for a refused payment. `code` is the provider's error code. The bank's
 * `declineCode` is more precise and is used when there is one.
 */
export function paymentAdvice(code: string, declineCode?: string | null): PaymentAdvice {
  const kind = failureKind(code, declineCode);
  return { kind, mentionsNoCharge: true, ...PAYMENT_FAILURES[kind] };
}

/**
 * Kinds of refusal that concern the card itself. The payment form then offers another payment method than the
 * card first.
 */
const CARD_REFUSALS: readonly PaymentErrorCode[] = ['card_declined', 'insufficient_funds', 'expired_card'];

export const isCardRefused = ({ kind }: PaymentAdvice) => CARD_REFUSALS.includes(kind);

/**
 * Returns the advice for an error that does not come from the bank: connection, server, input or an
 * unexpected error.
 */
export function errorAdvice(error: unknown): PaymentAdvice {
  return otherAdvice(kindOfError(error));
}

export const otherAdvice = (kind: keyof typeof OTHER_ERRORS): PaymentAdvice => ({
  kind,
  mentionsNoCharge: false,
  ...OTHER_ERRORS[kind],
});

/**
 * Creates the advice for an order that the shop refuses before any payment, for example because the customer
 * is blocked. `sentence` is the Dutch text of the server.
 */
export const refusedByShop = (sentence: string): PaymentAdvice => ({
  kind: 'validation',
  mentionsNoCharge: true,
  severity: 'medium',
  retry: false,
  resolveTime: null,
  message: 'Bestellen lukt nu niet',
  sentence,
  solutions: [sentence],
});

function kindOfError(error: unknown): keyof typeof OTHER_ERRORS {
  if (error instanceof TypeError) return 'network';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'network';
  if (!(error instanceof ApiError)) return 'general';
  if (error.status >= 500) return 'server';
  return error.status === 400 || error.status === 422 ? 'validation' : 'general';
}
