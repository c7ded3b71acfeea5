// What is said when paying again fails.

import { expect, test } from 'vitest';
import { ApiError } from '#web/client/api-client.ts';
import { preparationProblem, recoveryErrorText } from './recovery-texts.ts';

test.each([
  ['card_declined', 'Je kaart is geweigerd. Probeer een andere betaalmethode of contacteer je bank.'],
  ['insufficient_funds', 'Onvoldoende saldo. Probeer een andere kaart of betaalmethode.'],
  ['expired_card', 'Je kaart is verlopen. Gebruik een geldige kaart.'],
  ['processing_error', 'Tijdelijke storing. Probeer het over een paar minuten opnieuw.'],
])('%s has its own sentence', (code, text) => expect(recoveryErrorText(code, 'iets anders')).toBe(text));

test('another code says its message, and without one the general sentence', () => {
  expect(recoveryErrorText('lost_card', 'Je betaling is geweigerd door de bank')).toBe(
    'Je betaling is geweigerd door de bank.',
  );
  expect(recoveryErrorText(undefined)).toBe('Er ging iets mis met de betaling. Probeer het opnieuw.');
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
