// Tests which payment methods are recommended for each reason of a failed payment.

import { expect, test } from 'vitest';
import { recommendMethods } from './recommend-methods.ts';

const card = (code: string, declineCode: string | null = null) => ({ code, declineCode, method: 'card' });

test('without a known reason the card comes first, then the bank', () => {
  expect(recommendMethods(null, 'NL')).toEqual(['card', 'ideal']);
  expect(recommendMethods(card('something_new'), 'NL')).toEqual(['card', 'ideal']);
});

// The test repeats the codes on purpose: if it read them from the source, it could not fail.
// jscpd:ignore-start
test.each([
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'incorrect_pin',
  'incorrect_zip',
  'incorrect_address',
  'invalid_cvc',
  'invalid_number',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'insufficient_funds',
  'test_mode_live_card',
])('after %s the card comes first, whatever was tried', (decline) => {
  expect(recommendMethods(card(decline), 'NL')).toEqual(['card', 'ideal']);
  expect(recommendMethods({ ...card('card_declined', decline), method: 'ideal' }, 'NL')).toEqual([
    'card',
    'ideal',
  ]);
});

test.each([
  'approve_with_id',
  'authentication_required',
  'call_issuer',
  'card_declined',
  'card_not_supported',
  'card_velocity_exceeded',
  'currency_not_supported',
  'do_not_honor',
  'do_not_try_again',
  'duplicate_transaction',
  'fraudulent',
  'generic_decline',
  'invalid_account',
  'issuer_not_available',
  'lost_card',
  'merchant_blacklist',
  'new_account_information_available',
  'no_action_taken',
  'not_permitted',
  'offline_pin_required',
  'online_or_offline_pin_required',
  'payment_intent_authentication_failure',
  'pickup_card',
  'pin_try_exceeded',
  'processing_error',
  'reenter_transaction',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'security_violation',
  'service_not_allowed',
  'stolen_card',
  'stop_payment_order',
  'testmode_decline',
  'transaction_not_allowed',
  'try_again_later',
  'withdrawal_count_limit_exceeded',
])('after a card that was refused for %s the bank comes first', (decline) =>
  expect(recommendMethods(card('card_declined', decline), 'NL')).toEqual(['ideal', 'card']),
);
// jscpd:ignore-end

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
  expect(recommendMethods({ ...refused, method: 'bancontact' }, 'BE')).toEqual(['bancontact', 'card']);
  expect(recommendMethods({ ...refused, method: 'bancontact' }, 'NL')).toEqual([
    'ideal',
    'bancontact',
    'card',
  ]);
});
