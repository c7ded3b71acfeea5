// Tests every result of Stripe's script: the customer's message or the page's next step.

import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { paymentAdvice } from '../payment-errors.ts';
import { readStripeResult } from './stripe-outcome.ts';

// The SDK's own PaymentIntent has dozens of fields; only these two are read.
const withIntent = (status: string): PaymentIntentResult =>
  JSON.parse(JSON.stringify({ paymentIntent: { id: 'pi_1', status } }));
const withError = (error: StripeError | object): PaymentIntentResult => JSON.parse(JSON.stringify({ error }));

describe('after confirming with Stripe', () => {
  it.each(['succeeded', 'processing', 'requires_capture'])(
    'a payment that is %s goes on to the success page',
    (status) => {
      expect(readStripeResult(withIntent(status))).toEqual({ kind: 'done', paymentIntentId: 'pi_1' });
    },
  );

  it('a canceled payment is prepared anew, one that was left at the bank can be tried again', () => {
    expect(readStripeResult(withIntent('canceled'))).toEqual({ kind: 'stale' });
    expect(readStripeResult(withIntent('requires_action'))).toMatchObject({
      kind: 'refused',
      advice: paymentAdvice('redirect_failed'),
    });
    expect(readStripeResult(withIntent('requires_payment_method'))).toMatchObject({ code: 'payment_failed' });
  });

  it.each([
    [
      { code: 'card_declined', decline_code: 'insufficient_funds' },
      'insufficient_funds',
      'insufficient_funds',
    ],
    [{ code: 'card_declined', decline_code: 'lost_card' }, 'card_declined', 'lost_card'],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'card_declined', 'stolen_card'],
    [{ code: 'expired_card' }, 'expired_card', 'expired_card'],
    [{ code: 'incorrect_cvc' }, 'incorrect_cvc', 'incorrect_cvc'],
    [{ code: 'something_new' }, 'payment_failed', 'something_new'],
  ])('a declined card %o is told as %s', (error, advice, code) => {
    expect(readStripeResult(withError({ type: 'card_error', ...error }))).toEqual({
      kind: 'refused',
      advice: paymentAdvice(advice),
      code,
    });
  });

  it('a step at the bank that failed can be tried again', () => {
    const error = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' };
    expect(readStripeResult(withError(error))).toMatchObject({ advice: paymentAdvice('redirect_failed') });
  });

  it('a payment that was paid in another tab goes on to the success page, one that ended is prepared anew', () => {
    const unexpected = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };
    const paid = { ...unexpected, payment_intent: { id: 'pi_1', status: 'succeeded' } };
    expect(readStripeResult(withError(paid))).toEqual({ kind: 'done', paymentIntentId: 'pi_1' });
    expect(readStripeResult(withError(unexpected))).toEqual({ kind: 'stale' });
    expect(readStripeResult(withError({ ...unexpected, code: 'resource_missing' }))).toEqual({
      kind: 'stale',
    });
  });

  it('an answer that says nothing about the payment is thrown, so that the server is asked', () => {
    expect(() => readStripeResult(withError({ type: 'api_connection_error' }))).toThrow(TypeError);
    expect(() => readStripeResult(withError({ type: 'api_error', message: 'oops' }))).toThrow('oops');
  });
});
