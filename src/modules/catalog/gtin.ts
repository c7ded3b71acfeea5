// The number of a product that its brand owner bought at GS1: GTIN-8, UPC (12), EAN (13) or GTIN-14, whose
// last digit checks the others.

import * as z from 'zod';
import { normaliseCode } from '#shared/writing/normalise-text.ts';

const LENGTHS = new Set([8, 12, 13, 14]);

/** Schema of a GTIN as typed or pasted, with blanks or hyphens; its output is digits, or empty for none. */
export const gtinSchema = z
  .string()
  .max(100, 'Een GTIN heeft 8, 12, 13 of 14 cijfers')
  .overwrite((text) => normaliseCode(text).replaceAll(/[\s-]/g, ''))
  .check(({ value, issues }) => {
    const message = faultOf(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });

/** What is wrong with a GTIN, for the operator; null for nothing, and for an empty text. */
function faultOf(gtin: string): string | null {
  if (gtin === '') return null;
  if (!/^\d+$/.test(gtin)) return 'Een GTIN heeft alleen cijfers';
  if (!LENGTHS.has(gtin.length)) return `Een GTIN heeft 8, 12, 13 of 14 cijfers; dit zijn er ${gtin.length}`;
  if (/^0+$/.test(gtin)) return 'Vul een GTIN van GS1 in, of laat dit leeg';
  return checkDigitOf(gtin) === Number(gtin.at(-1))
    ? null
    : 'Het laatste cijfer klopt niet bij de andere; controleer het nummer';
}

/** The check digit of GS1: from the right, the other digits count three times and once in turn. */
function checkDigitOf(gtin: string): number {
  const others = [...gtin.slice(0, -1)].toReversed();
  const sum = others.reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
