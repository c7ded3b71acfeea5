// What is said when paying again fails.

import { expect, test } from 'vitest';
import { ApiError } from '#web/client/api-client.ts';
import { paymentAdvice } from '../payment-errors.ts';
import { preparationProblem, recoveryErrorText } from './recovery-texts.ts';

test.each([
  ['card_declined', 'Je kaart is geweigerd. Probeer een andere betaalmethode of contacteer je bank.'],
  ['insufficient_funds', 'Onvoldoende saldo. Probeer een andere kaart of betaalmethode.'],
  ['expired_card', 'Je kaart is verlopen. Gebruik een geldige kaart.'],
  ['processing_error', 'Tijdelijke storing. Probeer het over een paar minuten opnieuw.'],
])('%s has its own sentence', (code, text) => expect(recoveryErrorText(paymentAdvice(code))).toBe(text));

test.each(['lost_card', 'stolen_card', 'fraudulent', 'do_not_honor', 'pickup_card'])(
  'a card declined as %s is told no more than "declined"',
  (declineCode) =>
    expect(recoveryErrorText(paymentAdvice('card_declined', declineCode))).toBe(
      'Je kaart is geweigerd. Probeer een andere betaalmethode of contacteer je bank.',
    ),
);

test('any other refusal says its message, and one without a reason the general sentence', () => {
  expect(recoveryErrorText(paymentAdvice('incorrect_cvc'))).toBe('Je kaartgegevens kloppen niet.');
  for (const advice of [null, paymentAdvice('something_new')])
    expect(recoveryErrorText(advice)).toBe('Er ging iets mis met de betaling. Probeer het opnieuw.');
});

const refusal = (status: number, problem: object) =>
  new ApiError(
    status,
    JSON.stringify({ status, title: '', type: '', detail: 'Zo staat het ervoor.', ...problem }),
  );

test('three attempts are the end, whatever the page had counted', () => {
  expect(preparationProblem(refusal(409, { code: 'recovery_exhausted' }))).toEqual({ kind: 'exhausted' });
});

test('a payment that was made or is under way is named; an outage is not', () => {
  expect(preparationProblem(refusal(409, { code: 'already_paid' }))).toMatchObject({
    text: 'Zo staat het ervoor.',
  });
  for (const error of [refusal(503, { code: 'payment_unavailable' }), new TypeError('Failed to fetch')])
    expect(preparationProblem(error)).toEqual({
      kind: 'failed',
      title: 'Herstel Fout',
      text: 'Kon betaling niet voorbereiden voor herstel',
    });
});
