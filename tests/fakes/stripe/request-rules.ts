// Requests that Stripe refuses although its types allow them, and requests it no longer supports. Open enums
// and maximum lengths are not in the types, so these rules complement the generated schemas.

import type { Params } from './request-schemas.ts';
import { refused } from './stripe-refusal.ts';

/** The four parameters that select the allowed payment methods; a request may have only one of them. */
const METHOD_SELECTORS = [
  'automatic_payment_methods',
  'allowed_payment_method_types',
  'excluded_payment_method_types',
  'payment_method_configuration',
] as const;

/**
 * Throws for a parameter that Stripe removed in API version 2026-09-30 (`endive`), before any other check.
 */
export function refuseRemoved(params: Params): void {
  if (!('payment_method_types' in params)) return;
  throw refused({
    code: 'payment_method_types_no_longer_supported',
    param: 'payment_method_types',
    message: 'payment_method_types is no longer supported. Use automatic_payment_methods instead.',
  });
}

export function refuseOddIntent({ amount, currency, metadata, ...rest }: Params): void {
  if (typeof amount === 'number') {
    if (!Number.isInteger(amount))
      throw refused({ code: 'parameter_invalid_integer', param: 'amount', message: 'Invalid integer' });
  }
  if (typeof currency === 'string' && !/^[a-z]{3}$/.test(currency))
    throw refused({ param: 'currency', message: `Invalid currency: ${currency}` });
  const [, second] = METHOD_SELECTORS.filter((name) => name in rest);
  if (second)
    throw refused({
      param: second,
      message: `You may only specify one of these parameters: ${METHOD_SELECTORS.join(', ')}.`,
    });
  refuseOddMetadata(metadata);
}

export function refuseOddMetadata(metadata: unknown): void {
  if (typeof metadata !== 'object' || metadata === null) return;
  const entries = Object.entries(metadata);
  if (entries.length > 50) throw refused({ param: 'metadata', message: 'Metadata can have up to 50 keys.' });
  for (const [key, value] of entries) {
    if (key.length > 40 || /[[\]]/.test(key))
      throw refused({ param: 'metadata', message: `Metadata key '${key}' is too long or has brackets.` });
    if (typeof value === 'string' && value.length > 500)
      throw refused({ param: `metadata[${key}]`, message: 'Metadata values can have up to 500 characters.' });
  }
}

/** Throws for an idempotency key that is empty or longer than 255 characters. */
export function refuseOddKey(key: string | undefined): void {
  if (key === undefined || (key.length > 0 && key.length <= 255)) return;
  throw refused({ message: 'Idempotency keys have 1 to 255 characters.' });
}
