// Normalises coupon codes, so that customers may type them in different ways.

import { normaliseCode } from './normalise-text.ts';

/**
 * Returns a coupon code as it is stored: upper case, without surrounding spaces, and with plain hyphens for
 * other dashes.
 */
export function normalizeCouponCode(code: string): string {
  return normaliseCode(code).toUpperCase();
}

/**
 * Returns the coupon code of an optional form field as `normalizeCouponCode` does; null when the field is
 * absent or empty.
 */
export const readCouponCode = (text: string | null | undefined): string | null =>
  normalizeCouponCode(text ?? '') || null;
