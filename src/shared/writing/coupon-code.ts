// Normalises coupon codes, so that customers may type them in different ways.

import { normaliseCode } from './normalise-text.ts';

/**
 * Returns the stored form of a coupon code. Case, surrounding spaces and the kind of dash make no difference.
 */
export function normalizeCouponCode(code: string): string {
  return normaliseCode(code).toUpperCase();
}

/**
 * Returns the stored form of a coupon code from an optional form field; null when the field is absent or
 * empty.
 */
export const readCouponCode = (text: string | null | undefined): string | null =>
  normalizeCouponCode(text ?? '') || null;
