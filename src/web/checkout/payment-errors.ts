// What a customer reads when a payment does not go through: the sentence, how grave it is, what may help.
// Codes are those of the payment provider; decline codes say more than the code they come with.

import { ApiError } from '#web/client/api-client.ts';
import type { ToastSeverity } from '#web/ui/toast/toast-store.ts';

export type PaymentAdvice = {
  kind: PaymentErrorCode;
  message: string;
  severity: ToastSeverity;
  /** Whether the same attempt may simply be repeated. */
  retry: boolean;
  /** What the customer can do. */
  solutions: readonly string[];
  /** False when it is not certain: an answer that got lost, or a sentence that says it already. */
  saysNothingCharged: boolean;
  /** How long it usually takes before it works again. */
  resolveTime: string;
};

/** Between a failure and the new try of the same payment. */
export const RETRY_DELAY_MS = 1_000;

const ADVICE = {
  card_declined: {
    message: 'Je betaling is geweigerd door de bank',
    saysNothingCharged: true,
    severity: 'high',
    retry: false,
    solutions: ['Kies een andere betaalmethode', 'Vraag je bank waarom de betaling is geweigerd'],
    resolveTime: 'Meteen met een andere betaalmethode',
  },
  insufficient_funds: {
    message: 'Onvoldoende saldo op je rekening',
    saysNothingCharged: true,
    severity: 'high',
    retry: false,
    solutions: ['Gebruik een andere kaart of rekening', 'Vul je saldo aan en probeer het daarna opnieuw'],
    resolveTime: 'Meteen met een andere kaart',
  },
  expired_card: {
    message: 'Je betaalkaart is verlopen',
    saysNothingCharged: true,
    severity: 'high',
    retry: false,
    solutions: ['Gebruik een geldige kaart', 'Kies een andere betaalmethode'],
    resolveTime: 'Meteen met een andere kaart',
  },
  processing_error: {
    message: 'Tijdelijke storing bij de betaalverwerking',
    saysNothingCharged: true,
    severity: 'medium',
    retry: true,
    solutions: ['Probeer het over een paar minuten opnieuw', 'Kies een andere betaalmethode'],
    resolveTime: 'Meestal binnen een paar minuten',
  },
  test_mode_live_card: {
    message: 'In de testmodus werken alleen testkaarten',
    saysNothingCharged: true,
    severity: 'medium',
    retry: false,
    solutions: ['Gebruik kaart 4242 4242 4242 4242', 'Kies een andere betaalmethode'],
    resolveTime: 'Meteen met een testkaart',
  },
  card_input: {
    message: 'Je kaartgegevens kloppen niet',
    saysNothingCharged: true,
    severity: 'medium',
    retry: false,
    solutions: ['Controleer kaartnummer, vervaldatum en CVC', 'Kies een andere betaalmethode'],
    resolveTime: 'Meteen met de juiste gegevens',
  },
  redirect_failed: {
    message: 'De betaling is niet afgerond',
    saysNothingCharged: true,
    severity: 'medium',
    retry: true,
    solutions: ['Probeer het opnieuw', 'Kies een andere betaalmethode'],
    resolveTime: 'Meteen',
  },
  payment_failed: {
    message: 'Er ging iets mis met de betaling',
    saysNothingCharged: true,
    severity: 'medium',
    retry: true,
    solutions: ['Probeer het opnieuw', 'Kies een andere betaalmethode'],
    resolveTime: 'Meestal meteen',
  },
  network: {
    message: 'Probleem met internetverbinding',
    saysNothingCharged: false,
    severity: 'medium',
    retry: true,
    solutions: ['Controleer je internetverbinding', 'Probeer het opnieuw'],
    resolveTime: 'Zodra je weer verbinding hebt',
  },
  validation: {
    message: 'Controleer je invoer',
    saysNothingCharged: false,
    severity: 'low',
    retry: false,
    solutions: ['Loop je gegevens na'],
    resolveTime: 'Meteen',
  },
  server: {
    message: 'Tijdelijke storing op onze servers',
    saysNothingCharged: false,
    severity: 'high',
    retry: true,
    solutions: ['Probeer het over een paar minuten opnieuw', 'Neem contact met ons op als het blijft'],
    resolveTime: 'Meestal binnen een paar minuten',
  },
  general: {
    message: 'Er is een onverwachte fout opgetreden',
    saysNothingCharged: false,
    severity: 'medium',
    retry: true,
    solutions: ['Probeer het opnieuw', 'Ververs de pagina: wat je hebt ingevuld blijft staan'],
    resolveTime: 'Meestal meteen',
  },
} as const satisfies Record<string, Omit<PaymentAdvice, 'kind'>>;

export type PaymentErrorCode = keyof typeof ADVICE;

// Names the provider has for the same thing.
const SYNONYMS: Readonly<Record<string, PaymentErrorCode>> = {
  generic_decline: 'card_declined',
  incorrect_number: 'card_input',
  incorrect_cvc: 'card_input',
  invalid_cvc: 'card_input',
  invalid_expiry_month: 'card_input',
  invalid_expiry_year: 'card_input',
  do_not_honor: 'card_declined',
  invalid_number: 'card_input',
  incomplete_number: 'card_input',
  incomplete_expiry: 'card_input',
  incomplete_cvc: 'card_input',
  invalid_expiry_year_past: 'card_input',
  authentication_required: 'redirect_failed',
  payment_intent_authentication_failure: 'redirect_failed',
  payment_intent_payment_attempt_failed: 'redirect_failed',
  payment_intent_payment_attempt_expired: 'redirect_failed',
  payment_method_customer_decline: 'redirect_failed',
  payment_method_provider_decline: 'card_declined',
  payment_method_provider_timeout: 'processing_error',
  payment_method_not_available: 'processing_error',
  issuer_not_available: 'processing_error',
  try_again_later: 'processing_error',
  reenter_transaction: 'processing_error',
  lock_timeout: 'processing_error',
  rate_limit: 'processing_error',
};

/** Advice for the code of a refused payment; the decline code, when there is one, is the more exact. */
export function paymentAdvice(code: string, declineCode?: string | null): PaymentAdvice {
  return adviceOf(knownCode(declineCode) ?? knownCode(code) ?? 'payment_failed');
}

/** Advice for an error that is not the bank's: connection, server, input or our own. */
export function errorAdvice(error: unknown): PaymentAdvice {
  if (error instanceof TypeError) return adviceOf('network');
  if (error instanceof DOMException && error.name === 'TimeoutError') return adviceOf('network');
  if (!(error instanceof ApiError)) return adviceOf('general');
  if (error.status >= 500) return adviceOf('server');
  return adviceOf(error.status === 400 || error.status === 422 ? 'validation' : 'general');
}

/** "Wanneer het weer lukt: meteen met een andere kaart." */
export function resolveText({ resolveTime }: PaymentAdvice): string {
  return `Wanneer het weer lukt: ${resolveTime.toLowerCase()}.`;
}

function adviceOf(kind: PaymentErrorCode): PaymentAdvice {
  return { kind, ...ADVICE[kind] };
}

function knownCode(code: string | null | undefined): PaymentErrorCode | null {
  if (!code) return null;
  if (isCode(code)) return code;
  return Object.hasOwn(SYNONYMS, code) ? (SYNONYMS[code] ?? null) : null;
}

function isCode(code: string): code is PaymentErrorCode {
  return Object.hasOwn(ADVICE, code);
}
