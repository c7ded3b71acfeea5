// Recommends payment methods after a failed payment, depending on the reason. After a final refusal of a card
// another method comes first; after a mistyped card, the card comes first.

export const recoveryMethods = ['card', 'ideal', 'bancontact'] as const;
export type RecoveryMethod = (typeof recoveryMethods)[number];

/** The payment methods recommended when the reason of the failed payment is unknown, best first. */
export const DEFAULT_METHODS: readonly RecoveryMethod[] = ['card', 'ideal'];

/**
 * The failure codes after which a card payment may still succeed: with the correct number, with enough money,
 * or with another card.
 */
const CARD_FIRST: readonly string[] = [
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
];

/** The failure codes of a card that would be refused again, so that a bank payment is recommended first. */
const BANK_FIRST: readonly string[] = [
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
];

type Failure = { code: string; declineCode: string | null; method: string | null };

/**
 * Returns the recommended payment methods after a failed payment, best first. `failure` is null when the
 * reason is unknown. For Belgium the bank method is Bancontact, otherwise iDEAL.
 */
export function recommendMethods(failure: Failure | null, country: string): readonly RecoveryMethod[] {
  const bank = country === 'BE' ? 'bancontact' : 'ideal';
  if (!failure) return country === 'BE' ? ['card', bank] : DEFAULT_METHODS;
  const reason = failure.declineCode ?? failure.code;
  if (CARD_FIRST.includes(reason)) return ['card', bank];
  if (failure.method === 'ideal' || failure.method === 'bancontact') return afterBank(failure.method, bank);
  return BANK_FIRST.includes(reason) ? [bank, 'card'] : ['card', bank];
}

/**
 * Returns the recommended methods after a refused or interrupted bank payment with `tried`; `bank` is the
 * bank method of the customer's country. The bank method comes first again, because most customers succeed on
 * the second try; the card comes last.
 */
function afterBank(tried: 'ideal' | 'bancontact', bank: 'ideal' | 'bancontact'): readonly RecoveryMethod[] {
  return tried === bank ? [bank, 'card'] : [bank, tried, 'card'];
}
