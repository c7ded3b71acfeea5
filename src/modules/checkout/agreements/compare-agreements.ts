// Whether two agreements are for the same thing, and whether a payment is past the point where another may
// take its place.

import { isDeepStrictEqual } from 'node:util';
import type { ProviderPayment } from '#modules/payments/index.ts';
import type { Agreement } from '../checkout.repository.ts';

/** At a bank, or further: what it pays is settled. */
export const isInFlight = ({ status }: ProviderPayment): boolean =>
  status !== 'requires_payment_method' && status !== 'requires_confirmation' && status !== 'canceled';

export const isSameAgreement = (one: Agreement, other: Agreement): boolean =>
  isDeepStrictEqual(one.quote, other.quote) && isDeepStrictEqual(one.recipient, other.recipient);
