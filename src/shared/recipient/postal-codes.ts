// Postal codes per country: whether a country has them, their format, and their stored form. Dutch ones are
// stored in capitals without a space, Belgian ones as four digits, others as typed.

import { OPTIONAL_POSTAL_CODE, WITHOUT_POSTAL_CODE } from '#content/countries/postal-code-needs.ts';
import { normaliseCode } from '../writing/normalise-text.ts';
import { parseCountry } from './countries.ts';

const NONE: ReadonlySet<string> = new Set(WITHOUT_POSTAL_CODE);
const OPTIONAL: ReadonlySet<string> = new Set(OPTIONAL_POSTAL_CODE);

export type PostalCodeNeed = 'required' | 'optional' | 'none';

/**
 * Returns whether addresses in a country have a postal code ('none' if not) and whether it is required or
 * optional; 'required' for an unknown country.
 */
export function postalCodeNeed(country: string): PostalCodeNeed {
  const code = parseCountry(country) ?? '';
  if (NONE.has(code)) return 'none';
  return OPTIONAL.has(code) ? 'optional' : 'required';
}

/** Format of Dutch postal codes; SA, SD and SS were never issued. */
const DUTCH = /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/;
const BELGIAN = /^[1-9]\d{3}$/;

/** Formats of postal codes, by country codes. They match what `barePostalCode` returns. */
const PATTERNS: readonly (readonly [countries: readonly string[], pattern: RegExp])[] = [
  [['AT'], /^[1-9]\d{3}$/],
  [['DK', 'NO', 'HU', 'CY', 'BG', 'AU', 'NZ', 'ZA', 'CH', 'LU', 'SI', 'LV'], /^\d{4}$/],
  [['LI'], /^94(8[5-9]|9[0-7])$/],
  [['DE', 'IT', 'FI', 'EE', 'TR', 'MX', 'KR', 'HR', 'LT', 'FR', 'PL', 'SE', 'CZ', 'SK', 'GR'], /^\d{5}$/],
  [['MC'], /^980\d{2}$/],
  [['ES'], /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/],
  [['PT', 'JP'], /^\d{7}$/],
  [['BR'], /^\d{8}$/],
  [['GB', 'JE', 'GG', 'IM'], /^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLN-UW-Z]{2})$/],
  [['IE'], /^([AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/],
  [['IS'], /^\d{3}$/],
  [['MT'], /^[A-Z]{3}\d{2,4}$/],
  [['RO', 'SG', 'CN', 'IN'], /^\d{6}$/],
  [['US'], /^\d{5}(\d{4})?$/],
  [['IL'], /^\d{5}(\d{2})?$/],
  [['TW'], /^\d{3}(\d{2,3})?$/],
  [['CA'], /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/],
];

/** Countries whose postal codes may begin with letters that are part of the code. */
const LETTERED = new Set(['GB', 'JE', 'GG', 'IM', 'IE', 'CA', 'MT', 'AR', 'BN']);
/** Matches a prefix before the digits that is not part of the code: "B-1000", "FIN-00100", "DE 10115". */
const PREFIX = /^(?:〒|[A-Z]{1,3})[ .-]*(?=\d)/;

/**
 * Returns a postal code in capitals without prefix and separators: `e-35001`, `9000–001` and `630 86` become
 * "35001", "9000001" and "63086".
 */
export function barePostalCode(text: string, country: string): string {
  const code = normaliseCode(text).toUpperCase();
  return (LETTERED.has(country) ? code : code.replace(PREFIX, '')).replaceAll(/[ .-]/g, '');
}

/**
 * Returns the stored form of a postal code. Null for an invalid Dutch or Belgian code. An empty text stays
 * empty.
 */
export function normalisePostalCode(text: string, country: string): string | null {
  const typed = normaliseCode(text).toUpperCase();
  if (typed === '') return '';
  const pattern = country === 'NL' ? DUTCH : country === 'BE' ? BELGIAN : null;
  if (!pattern) return typed;
  const bare = barePostalCode(typed, country);
  return pattern.test(bare) ? bare : null;
}

/**
 * True when a postal code does not match the known format of its country. The customer is then asked to check
 * the code, which is never refused.
 */
export function isPostalCodeOdd(text: string, country: string): boolean {
  const code = barePostalCode(text, country);
  const pattern = PATTERNS.find(([countries]) => countries.includes(country))?.[1];
  return code !== '' && pattern !== undefined && !pattern.test(code);
}
