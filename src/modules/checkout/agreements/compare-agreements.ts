// Compares two agreements (quote and recipient of a payment), and determines whether a payment has gone too
// far to be replaced.

import { isDeepStrictEqual } from 'node:util';
import type { ProviderPayment } from '#modules/payments/index.ts';
import type { Agreement } from '../checkout.repository.ts';

/**
 * Returns true once the customer was sent to the bank, and for every later status: the amount of the payment
 * can then no longer change. False before that, and for canceled payments.
 */
export const isInFlight = ({ status }: ProviderPayment): boolean =>
  status !== 'requires_payment_method' && status !== 'requires_confirmation' && status !== 'canceled';

export const isSameAgreement = (one: Agreement, other: Agreement): boolean =>
  isDeepStrictEqual(one.quote, other.quote) && isDeepStrictEqual(one.recipient, other.recipient);
