// Which methods come first, by the bank's reason.

import { expect, test } from 'vitest';
import { recommendMethods } from './recommend-methods.ts';

const card = (code: string, declineCode: string | null = null) => ({ code, declineCode, method: 'card' });

test('without a known reason the card comes first, then the bank', () => {
  expect(recommendMethods(null, 'NL')).toEqual(['card', 'ideal']);
  expect(recommendMethods(card('something_new'), 'NL')).toEqual(['card', 'ideal']);
});

test.each(['expired_card', 'incorrect_cvc', 'incorrect_number', 'invalid_expiry_month'])(
  'after %s the card comes first',
  (code) => expect(recommendMethods(card(code), 'NL')).toEqual(['card', 'ideal']),
);

test.each([
  'generic_decline',
  'lost_card',
  'stolen_card',
  'fraudulent',
  'do_not_honor',
  'card_velocity_exceeded',
])('after a card that was refused for %s the bank comes first', (decline) =>
  expect(recommendMethods(card('card_declined', decline), 'NL')).toEqual(['ideal', 'card']),
);

test('the decline code says more than the code', () => {
  expect(recommendMethods(card('card_declined', 'insufficient_funds'), 'NL')).toEqual(['card', 'ideal']);
});

test('in Belgium the bank is Bancontact', () => {
  expect(recommendMethods(null, 'BE')).toEqual(['card', 'bancontact']);
  expect(recommendMethods(card('processing_error'), 'BE')).toEqual(['bancontact', 'card']);
});

test('a refusal at the bank keeps the bank first, and the method that was tried', () => {
  const refused = { code: 'payment_intent_payment_attempt_failed', declineCode: null };
  expect(recommendMethods({ ...refused, method: 'ideal' }, 'NL')).toEqual(['ideal', 'card']);
  expect(recommendMethods({ ...refused, method: 'bancontact' }, 'NL')).toEqual([
    'ideal',
    'bancontact',
    'card',
  ]);
});
