// How a coupon code is spelled wherever somebody types one.

import { normaliseCode } from './normalise-text.ts';

/** Codes are the same with other capitals, with spaces around them and with any dash for a hyphen. */
export function normalizeCouponCode(code: string): string {
  return normaliseCode(code).toUpperCase();
}

/** The code of a field that may be left out or empty; null when it names none. */
export const readCouponCode = (text: string | null | undefined): string | null =>
  normalizeCouponCode(text ?? '') || null;
