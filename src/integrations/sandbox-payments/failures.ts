// Why an attempt failed: Stripe's codes with the Dutch sentence a shopper may read.
// Reasons that hint at fraud or a stolen card get the neutral sentence: the shopper learns no more than a bank would say.

import type { PaymentFailure } from '#modules/payments/payment-provider.ts';

const DECLINED = 'Je kaart is geweigerd. Probeer een andere betaalmethode of contacteer je bank.';
const REFUSED_BY_BANK = 'De bank heeft de betaling geweigerd.';

const failures = {
  generic_decline: ['card_declined', 'generic_decline', DECLINED],
  insufficient_funds: [
    'card_declined',
    'insufficient_funds',
    'Onvoldoende saldo. Probeer een andere kaart of betaalmethode.',
  ],
  lost_card: ['card_declined', 'lost_card', REFUSED_BY_BANK],
  stolen_card: ['card_declined', 'stolen_card', REFUSED_BY_BANK],
  fraudulent: ['card_declined', 'fraudulent', REFUSED_BY_BANK],
  not_a_test_card: [
    'card_declined',
    'test_mode_live_card',
    'In de testmodus werken alleen testkaarten. Er is niets afgeschreven.',
  ],
  expired_card: ['expired_card', null, 'Je kaart is verlopen. Gebruik een geldige kaart.'],
  incorrect_cvc: ['incorrect_cvc', null, 'De beveiligingscode (CVC) van je kaart klopt niet.'],
  processing_error: [
    'processing_error',
    null,
    'Tijdelijke storing. Probeer het over een paar minuten opnieuw.',
  ],
  incorrect_number: ['incorrect_number', null, 'Het kaartnummer klopt niet. Controleer het nummer.'],
  invalid_expiry_month: [
    'invalid_expiry_month',
    null,
    'De vervaldatum klopt niet. Vul maand en jaar in als MM / JJ.',
  ],
  invalid_cvc: ['invalid_cvc', null, 'De beveiligingscode (CVC) bestaat uit 3 of 4 cijfers.'],
  authentication_failed: [
    'payment_intent_authentication_failure',
    null,
    'Je bank kon niet bevestigen dat jij het bent. Probeer het opnieuw of kies een andere betaalmethode.',
  ],
  attempt_failed: [
    'payment_intent_payment_attempt_failed',
    null,
    'De betaling is geweigerd of afgebroken bij de bank. Probeer het opnieuw of kies een andere betaalmethode.',
  ],
  canceled: [
    'payment_intent_unexpected_state',
    null,
    'Deze betaling is geannuleerd. Ga terug naar de winkel en begin opnieuw.',
  ],
} as const satisfies Record<string, readonly [code: string, declineCode: string | null, message: string]>;

export type FailureReason = keyof typeof failures;

export function failureOf(reason: FailureReason): PaymentFailure {
  const [code, declineCode, message] = failures[reason];
  return { code, declineCode, message };
}
