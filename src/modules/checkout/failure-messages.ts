// Why a payment failed, in the shop's own words. Lost, stolen and blocked cards are told no more than "declined".

import type { PaymentFailure } from '#modules/payments/index.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  card_declined: 'Je kaart is geweigerd. Probeer een andere betaalmethode of contacteer je bank.',
  insufficient_funds: 'Onvoldoende saldo. Probeer een andere kaart of betaalmethode.',
  expired_card: 'Je kaart is verlopen. Gebruik een geldige kaart.',
  processing_error: 'Tijdelijke storing. Probeer het over een paar minuten opnieuw.',
  incorrect_cvc: 'De beveiligingscode (CVC) klopt niet. Controleer de code en probeer het opnieuw.',
  incorrect_number: 'Het kaartnummer klopt niet. Controleer het nummer en probeer het opnieuw.',
  payment_intent_authentication_failure:
    'De bevestiging bij je bank is niet gelukt. Probeer het opnieuw of kies een andere betaalmethode.',
  payment_intent_payment_attempt_failed:
    'De betaling is bij je bank niet doorgegaan. Er is niets afgeschreven.',
};

export function failureMessage(failure: PaymentFailure | null): string {
  if (!failure) return 'De betaling is niet afgerond. Er is niets afgeschreven.';
  return (
    MESSAGES[failure.declineCode ?? ''] ??
    MESSAGES[failure.code] ??
    'Er ging iets mis met de betaling. Probeer het opnieuw.'
  );
}
