// Compares two agreements, and tells whether a payment is too far along to be replaced by another.

import { isDeepStrictEqual } from 'node:util';
import type { ProviderPayment } from '#modules/payments/index.ts';
import type { Agreement } from '../checkout.repository.ts';

/**
 * True once the customer was sent to a bank or the payment went further: its amount is then fixed. False for
 * canceled payments.
 */
export const isInFlight = ({ status }: ProviderPayment): boolean =>
  status !== 'requires_payment_method' && status !== 'requires_confirmation' && status !== 'canceled';

export const isSameAgreement = (one: Agreement, other: Agreement): boolean =>
  isDeepStrictEqual(one.quote, other.quote) && isDeepStrictEqual(one.recipient, other.recipient);
