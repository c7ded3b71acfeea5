// Tests the texts of payment failures: every code has a text, and a lost or stolen card is only called
// declined.

import { expect, test } from 'vitest';
import { failureKind, failureSentence } from './payment-failures.ts';

test.each([
  ['card_declined', null, 'Je kaart is geweigerd. Probeer een andere betaalmethode of contacteer je bank.'],
  ['card_declined', 'insufficient_funds', 'Onvoldoende saldo. Probeer een andere kaart of betaalmethode.'],
  ['expired_card', null, 'Je kaart is verlopen. Gebruik een geldige kaart.'],
  ['processing_error', null, 'Tijdelijke storing. Probeer het over een paar minuten opnieuw.'],
  ['incorrect_cvc', null, 'De beveiligingscode (CVC) klopt niet. Controleer de drie of vier cijfers.'],
  ['something_new', 'nor_this', 'Er ging iets mis met de betaling. Probeer het opnieuw.'],
])('%s with %s has its own sentence', (code, declineCode, sentence) => {
  expect(failureSentence({ code, declineCode })).toBe(sentence);
});

test.each(['lost_card', 'stolen_card', 'fraudulent', 'do_not_honor', 'pickup_card'])(
  'a card declined as %s is told no more than "declined"',
  (declineCode) => expect(failureKind('card_declined', declineCode)).toBe('card_declined'),
);

test('a payment that was never finished is not called refused', () => {
  expect(failureSentence(null)).toBe('De betaling is niet afgerond. Er is niets afgeschreven.');
});

test('an inherited name is not a code', () => {
  expect(failureKind('constructor', 'toString')).toBe('payment_failed');
});
