// Normalises coupon codes.

import { normaliseCode } from './normalise-text.ts';

/** Normalises a code: case, surrounding spaces and the kind of dash do not matter. */
export function normalizeCouponCode(code: string): string {
  return normaliseCode(code).toUpperCase();
}

/** Reads the code of an optional field; null when it is absent or empty. */
export const readCouponCode = (text: string | null | undefined): string | null =>
  normalizeCouponCode(text ?? '') || null;
