// What a customer reads when a payment does not go through: the sentence, how grave it is, what may help.
// What the bank refuses is told by the checkout's one table; here are the errors that are not the bank's.

import {
  type FailureKind,
  type FailureText,
  failureKind,
  PAYMENT_FAILURES,
} from '#modules/checkout/browser.ts';
import { ApiError } from '#web/client/api-client.ts';

export type PaymentAdvice = FailureText & {
  kind: PaymentErrorCode;
  /** False when it is not certain: an answer that got lost, or a sentence that says it already. */
  mentionsNoCharge: boolean;
};

/** Between a failure and the new try of the same payment. */
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

/** Advice for the code of a refused payment; the decline code, when there is one, is the more exact. */
export function paymentAdvice(code: string, declineCode?: string | null): PaymentAdvice {
  const kind = failureKind(code, declineCode);
  return { kind, mentionsNoCharge: true, ...PAYMENT_FAILURES[kind] };
}

/** Another card may work, this one does not: another method is chosen for the next try. */
const CARD_REFUSALS: readonly PaymentErrorCode[] = ['card_declined', 'insufficient_funds', 'expired_card'];

export const isCardRefused = ({ kind }: PaymentAdvice) => CARD_REFUSALS.includes(kind);

/** Advice for an error that is not the bank's: connection, server, input or our own. */
export function errorAdvice(error: unknown): PaymentAdvice {
  return otherAdvice(kindOfError(error));
}

export const otherAdvice = (kind: keyof typeof OTHER_ERRORS): PaymentAdvice => ({
  kind,
  mentionsNoCharge: false,
  ...OTHER_ERRORS[kind],
});

/** Before anything is paid: the shop does not take this order, and says whom to write to. */
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
