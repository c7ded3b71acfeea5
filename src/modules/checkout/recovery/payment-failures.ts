// The Dutch texts of payment failures, one table for checkout, success page, recovery, mails, back-office and
// sandbox. The keys are the provider's codes. A lost, stolen or blocked card is only called declined.

export type FailureText = {
  /** The reason of a payment failure as the checkout shows it, in Dutch, without a full stop at the end. */
  message: string;
  /**
   * The reason of a payment failure with advice, in full Dutch sentences, for places that show nothing else
   * about the failure.
   */
  sentence: string;
  severity: 'low' | 'medium' | 'high';
  /** True when the customer may try the same payment again without changing anything. */
  retry: boolean;
  /** What the customer can do about the payment failure, as Dutch sentences. */
  solutions: readonly string[];
  /** How long the cause of the payment failure usually lasts, in Dutch; null when waiting does not help. */
  resolveTime: string | null;
};

const OTHER_METHOD = 'Kies een andere betaalmethode';

/**
 * Builds the Dutch texts of the failure for a mistyped card field; `message` and `remedy` together form the
 * sentence.
 */
const mistyped = (message: string, remedy: string): FailureText => ({
  message,
  sentence: `${message}. ${remedy}.`,
  severity: 'medium',
  retry: false,
  solutions: [remedy, OTHER_METHOD],
  resolveTime: null,
});

export const PAYMENT_FAILURES = {
  card_declined: {
    message: 'Je betaling is geweigerd door de bank',
    sentence: 'Je kaart is geweigerd. Probeer een andere betaalmethode of contacteer je bank.',
    severity: 'high',
    retry: false,
    solutions: [OTHER_METHOD, 'Vraag je bank waarom de betaling is geweigerd'],
    resolveTime: null,
  },
  insufficient_funds: {
    message: 'Onvoldoende saldo op je rekening',
    sentence: 'Onvoldoende saldo. Probeer een andere kaart of betaalmethode.',
    severity: 'high',
    retry: false,
    solutions: ['Gebruik een andere kaart of rekening', 'Vul je saldo aan en probeer het daarna opnieuw'],
    resolveTime: null,
  },
  expired_card: {
    message: 'Je betaalkaart is verlopen',
    sentence: 'Je kaart is verlopen. Gebruik een geldige kaart.',
    severity: 'high',
    retry: false,
    solutions: ['Gebruik een geldige kaart', OTHER_METHOD],
    resolveTime: null,
  },
  processing_error: {
    message: 'Tijdelijke storing bij de betaalverwerking',
    sentence: 'Tijdelijke storing. Probeer het over een paar minuten opnieuw.',
    severity: 'medium',
    retry: true,
    solutions: ['Probeer het over een paar minuten opnieuw', OTHER_METHOD],
    resolveTime: 'Meestal is het binnen een paar minuten voorbij',
  },
  incorrect_number: mistyped('Het kaartnummer klopt niet', 'Controleer het kaartnummer'),
  incorrect_cvc: mistyped('De beveiligingscode (CVC) klopt niet', 'Controleer de drie of vier cijfers'),
  incorrect_expiry: mistyped('De vervaldatum klopt niet', 'Vul maand en jaar in als MM / JJ'),
  test_mode_live_card: {
    ...mistyped('In de testmodus werken alleen testkaarten', 'Gebruik kaart 4242 4242 4242 4242'),
    // The sentence is stored with the failed payment and must not contain a card number, not even the test
    // number.
    sentence: 'In de testmodus werken alleen testkaarten. Er is niets afgeschreven.',
  },
  redirect_failed: {
    message: 'De betaling is niet afgerond',
    sentence:
      'De betaling is bij je bank niet doorgegaan. Probeer het opnieuw of kies een andere betaalmethode.',
    severity: 'medium',
    retry: true,
    solutions: ['Probeer het opnieuw', OTHER_METHOD],
    resolveTime: null,
  },
  payment_failed: {
    message: 'Er ging iets mis met de betaling',
    sentence: 'Er ging iets mis met de betaling. Probeer het opnieuw.',
    severity: 'medium',
    retry: true,
    solutions: ['Probeer het opnieuw', OTHER_METHOD],
    resolveTime: null,
  },
} as const satisfies Record<string, FailureText>;

export type FailureKind = keyof typeof PAYMENT_FAILURES;

/** Further error codes of the payment provider, each with the failure kind whose texts are shown for it. */
const SYNONYMS: Readonly<Record<string, FailureKind>> = {
  generic_decline: 'card_declined',
  do_not_honor: 'card_declined',
  payment_method_provider_decline: 'card_declined',
  invalid_number: 'incorrect_number',
  incomplete_number: 'incorrect_number',
  invalid_cvc: 'incorrect_cvc',
  incomplete_cvc: 'incorrect_cvc',
  invalid_expiry_month: 'incorrect_expiry',
  invalid_expiry_year: 'incorrect_expiry',
  invalid_expiry_year_past: 'incorrect_expiry',
  incomplete_expiry: 'incorrect_expiry',
  authentication_required: 'redirect_failed',
  payment_intent_authentication_failure: 'redirect_failed',
  payment_intent_payment_attempt_failed: 'redirect_failed',
  payment_intent_payment_attempt_expired: 'redirect_failed',
  payment_method_customer_decline: 'redirect_failed',
  payment_method_provider_timeout: 'processing_error',
  payment_method_not_available: 'processing_error',
  issuer_not_available: 'processing_error',
  try_again_later: 'processing_error',
  reenter_transaction: 'processing_error',
  lock_timeout: 'processing_error',
  rate_limit: 'processing_error',
};

/**
 * Returns the failure kind for the provider's error code and decline code. A known `declineCode` has priority
 * over `code`, because it is more exact. Returns `payment_failed` when neither is known.
 */
export function failureKind(code: string, declineCode?: string | null): FailureKind {
  return kindOf(declineCode) ?? kindOf(code) ?? 'payment_failed';
}

/**
 * Returns the Dutch sentences about a payment failure, for places that show nothing else about it. Pass null
 * for a payment that the customer never finished.
 */
export function failureSentence(failure: { code: string; declineCode: string | null } | null): string {
  if (failure === null) return 'De betaling is niet afgerond. Er is niets afgeschreven.';
  return PAYMENT_FAILURES[failureKind(failure.code, failure.declineCode)].sentence;
}

function kindOf(code: string | null | undefined): FailureKind | null {
  if (!code) return null;
  if (isKind(code)) return code;
  return Object.hasOwn(SYNONYMS, code) ? (SYNONYMS[code] ?? null) : null;
}

function isKind(code: string): code is FailureKind {
  return Object.hasOwn(PAYMENT_FAILURES, code);
}
