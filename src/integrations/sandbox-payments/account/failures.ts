// The reasons of failed payment attempts: Stripe's codes, each with the Dutch text the shopper sees. Reasons
// that hint at fraud or a stolen card share a neutral text, so that a shopper learns no more than a bank
// would tell.

import { failureSentence } from '#modules/checkout/contract.ts';
import type { PaymentFailure } from '#modules/payments/payment-provider.port.ts';

const failures = {
  generic_decline: ['card_declined', 'generic_decline'],
  insufficient_funds: ['card_declined', 'insufficient_funds'],
  lost_card: ['card_declined', 'lost_card'],
  stolen_card: ['card_declined', 'stolen_card'],
  fraudulent: ['card_declined', 'fraudulent'],
  not_a_test_card: ['card_declined', 'test_mode_live_card'],
  expired_card: ['expired_card', null],
  incorrect_cvc: ['incorrect_cvc', null],
  processing_error: ['processing_error', null],
  incorrect_number: ['incorrect_number', null],
  invalid_expiry_month: ['invalid_expiry_month', null],
  invalid_cvc: ['invalid_cvc', null],
  authentication_failed: ['payment_intent_authentication_failure', null],
  attempt_failed: ['payment_intent_payment_attempt_failed', null],
  canceled: ['payment_intent_unexpected_state', null],
} as const satisfies Record<string, readonly [code: string, declineCode: string | null]>;

export type FailureReason = keyof typeof failures;

export function failureOf(reason: FailureReason): PaymentFailure {
  const [code, declineCode] = failures[reason];
  return { code, declineCode, message: failureSentence({ code, declineCode }) };
}
