// Translates the result of Stripe's script after a confirmation into a payment outcome of the checkout. A
// result that leaves the outcome open (no connection, a fault of Stripe) is thrown; the page then asks the
// server.

import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { paymentAdvice } from '../payment-errors.ts';
import type { PaymentOutcome } from '../payment-form.ts';

type Intent = { id: string; status: string };

/** Translates the result of Stripe's script. Throws when the outcome of the payment is unknown. */
export function readStripeResult({ error, paymentIntent }: PaymentIntentResult): PaymentOutcome {
  return error ? outcomeOfError(error) : outcomeOfIntent(paymentIntent);
}

function outcomeOfIntent({ id, status }: Intent): PaymentOutcome {
  switch (status) {
    case 'succeeded':
    case 'processing':
    case 'requires_capture':
      return { kind: 'done', paymentIntentId: id };
    case 'canceled':
      return { kind: 'stale' };
    case 'requires_action':
      // The shopper closed the window of the bank or the wallet.
      return refused('redirect_failed');
    default:
      return refused('payment_failed');
  }
}

function outcomeOfError(error: StripeError): PaymentOutcome {
  const { type, code, decline_code, payment_intent } = error;
  switch (type) {
    case 'card_error':
    case 'validation_error':
      return refused(decline_code ?? code ?? type, paymentAdvice(code ?? type, decline_code));
    case 'api_connection_error':
      // As `fetch` does without a connection.
      throw new TypeError(error.message ?? 'Stripe cannot be reached');
    case 'invalid_request_error':
      return outcomeOfRefusal(code, payment_intent);
    case 'rate_limit_error':
      return refused('processing_error');
    default:
      throw new Error(`${type} ${code ?? ''}: ${error.message ?? ''}`);
  }
}

/**
 * Translates Stripe's refusal of a confirmation: the payment changed while the page was open, because it was
 * paid in another browser tab, cancelled or refused by the bank.
 */
function outcomeOfRefusal(code: string | undefined, intent: Intent | undefined): PaymentOutcome {
  if (intent && (intent.status === 'succeeded' || intent.status === 'processing'))
    return { kind: 'done', paymentIntentId: intent.id };
  const gone = ['payment_intent_unexpected_state', 'intent_invalid_state', 'resource_missing'];
  if (intent?.status === 'canceled' || (code !== undefined && gone.includes(code))) return { kind: 'stale' };
  return refused(code ?? 'payment_failed');
}

function refused(code: string, advice = paymentAdvice(code)): PaymentOutcome {
  return { kind: 'refused', advice, code };
}
