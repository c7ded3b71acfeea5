// Validates GTINs, the article numbers under barcodes that brand owners buy from GS1. A GTIN has 8, 12 (UPC),
// 13 (EAN) or 14 digits, and the last digit is a check digit.

import * as z from 'zod';
import { normaliseCode } from '#shared/writing/normalise-text.ts';

const LENGTHS = new Set([8, 12, 13, 14]);

/**
 * The schema of a GTIN as typed or pasted. Its output has no spaces or hyphens; an empty text means that
 * there is no GTIN.
 */
export const gtinSchema = z
  .string()
  .max(100, 'Een GTIN heeft 8, 12, 13 of 14 cijfers')
  .overwrite((text) => normaliseCode(text).replaceAll(/[\s-]/g, ''))
  .check(({ value, issues }) => {
    const message = faultOf(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });

/**
 * Returns the reason why a GTIN is invalid, in Dutch for the operator; null for a valid GTIN and for an empty
 * text.
 */
function faultOf(gtin: string): string | null {
  if (gtin === '') return null;
  if (!/^\d+$/.test(gtin)) return 'Een GTIN heeft alleen cijfers';
  if (!LENGTHS.has(gtin.length)) return `Een GTIN heeft 8, 12, 13 of 14 cijfers; dit zijn er ${gtin.length}`;
  if (/^0+$/.test(gtin)) return 'Vul een GTIN van GS1 in, of laat dit leeg';
  return checkDigitOf(gtin) === Number(gtin.at(-1))
    ? null
    : 'Het laatste cijfer klopt niet bij de andere; controleer het nummer';
}

/**
 * Computes the check digit that a GTIN must end with, from its other digits. Counted from the right, these
 * have weights 3, 1, 3, 1 and so on.
 */
function checkDigitOf(gtin: string): number {
  const others = [...gtin.slice(0, -1)].toReversed();
  const sum = others.reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
