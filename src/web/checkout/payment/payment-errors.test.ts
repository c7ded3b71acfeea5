// Tests the Dutch sentence and the severity of each payment error.

import { expect, test } from 'vitest';
import { ApiError } from '#web/client/api-client.ts';
import { errorAdvice, paymentAdvice } from './payment-errors.ts';

test.each([
  ['card_declined', null, 'Je betaling is geweigerd door de bank', 'high', false],
  ['card_declined', 'insufficient_funds', 'Onvoldoende saldo op je rekening', 'high', false],
  ['expired_card', null, 'Je betaalkaart is verlopen', 'high', false],
  ['processing_error', null, 'Tijdelijke storing bij de betaalverwerking', 'medium', true],
  ['card_declined', 'do_not_honor', 'Je betaling is geweigerd door de bank', 'high', false],
  ['incorrect_cvc', null, 'De beveiligingscode (CVC) klopt niet', 'medium', false],
  ['card_declined', 'test_mode_live_card', 'In de testmodus werken alleen testkaarten', 'medium', false],
  ['something_new', 'nor_this', 'Er ging iets mis met de betaling', 'medium', true],
])('%s with %s reads "%s"', (code, declineCode, message, severity, retry) => {
  expect(paymentAdvice(code, declineCode)).toMatchObject({ message, severity, retry });
});

test('errors that are not the bank’s are told apart', () => {
  expect(errorAdvice(new TypeError('Failed to fetch')).message).toBe('Probleem met internetverbinding');
  expect(errorAdvice(new ApiError(500, '')).message).toBe('Tijdelijke storing op onze servers');
  expect(errorAdvice(new ApiError(422, '')).message).toBe('Controleer je invoer');
  expect(errorAdvice(new Error('x')).message).toBe('Er is een onverwachte fout opgetreden');
});

test('an inherited name is not a code', () => {
  expect(paymentAdvice('constructor', 'toString').message).toBe('Er ging iets mis met de betaling');
});

test.each([
  'approve_with_id',
  'call_issuer',
  'card_not_supported',
  'card_velocity_exceeded',
  'do_not_honor',
  'do_not_try_again',
  'fraudulent',
  'generic_decline',
  'incorrect_pin',
  'lost_card',
  'merchant_blacklist',
  'pickup_card',
  'restricted_card',
  'stolen_card',
  'transaction_not_allowed',
])('a card declined as %s reads no more than "declined" and leaves other ways to pay', (declineCode) => {
  const advice = paymentAdvice('card_declined', declineCode);
  expect(advice).toMatchObject({ kind: 'card_declined', severity: 'high', retry: false });
  expect(advice.solutions).toContain('Kies een andere betaalmethode');
});
