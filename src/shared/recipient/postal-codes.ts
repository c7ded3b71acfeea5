// Postal codes by country: whether there are any, what they look like, and how the shop stores them: Dutch
// ones without a space and in capitals, Belgian ones as four digits, others as typed. Which countries have
// none or do without is Google's libaddressinput (e20690c, June 2025) and the Universal Postal Union's list;
// countries whose carriers want one all the same require it here.

import { normaliseCode } from '../writing/normalise-text.ts';
import { parseCountry } from './countries.ts';

const NONE = new Set(
  (
    'AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN LC LY ML MO ' +
    'MR MS MW NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU WS YE ZW'
  ).split(' '),
);
const OPTIONAL = new Set(
  (
    'AD AF AI AL AM AR AZ BA BB BD BH BM BN BT BY CC CL CO CR CU CV CX DO DZ EC EG EH ET FO GE GI GN GT GW HM HN HT ID IE IQ ' +
    'IR JE JO KE KG KH KP KW KY KZ LA LB LK LR LS MA MD ME MG MK MM MN MU MV MZ NA NE NF NG NI NP OM PE PG PH PK PY SA SD ' +
    'SN SO SV SZ TA TH TJ TM TN TT TZ UM UY UZ VA VC VE VG VN ZM'
  ).split(' '),
);

export type PostalCodeNeed = 'required' | 'optional' | 'none';

/** Whether an address there has a postal code. An unknown country is no reason to do without. */
export function postalCodeNeed(country: string): PostalCodeNeed {
  const code = parseCountry(country) ?? '';
  if (NONE.has(code)) return 'none';
  return OPTIONAL.has(code) ? 'optional' : 'required';
}

/** SA, SD and SS were never issued in the Netherlands. */
const DUTCH = /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/;
const BELGIAN = /^[1-9]\d{3}$/;

/** By the countries that share it; of `barePostalCode`. */
const PATTERNS: readonly (readonly [countries: string, pattern: RegExp])[] = [
  ['AT', /^[1-9]\d{3}$/],
  ['DK NO HU CY BG AU NZ ZA CH LU SI LV', /^\d{4}$/],
  ['LI', /^94(8[5-9]|9[0-7])$/],
  ['DE IT FI EE TR MX KR HR LT FR PL SE CZ SK GR', /^\d{5}$/],
  ['MC', /^980\d{2}$/],
  ['ES', /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/],
  ['PT JP', /^\d{7}$/],
  ['BR', /^\d{8}$/],
  ['GB JE GG IM', /^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLN-UW-Z]{2})$/],
  ['IE', /^([AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/],
  ['IS', /^\d{3}$/],
  ['MT', /^[A-Z]{3}\d{2,4}$/],
  ['RO SG CN IN', /^\d{6}$/],
  ['US', /^\d{5}(\d{4})?$/],
  ['IL', /^\d{5}(\d{2})?$/],
  ['TW', /^\d{3}(\d{2,3})?$/],
  ['CA', /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/],
];

/** Where a code may begin with letters of its own. */
const LETTERED = new Set('GB JE GG IM IE CA MT AR BN'.split(' '));
/** Printed before a code of digits, and no part of it: "B-1000", "FIN-00100", "DE 10115". */
const PREFIX = /^(?:〒|[A-Z]{1,3})[ .-]*(?=\d)/;

/**
 * In capitals and without what is printed before and between: `e-35001`, `9000–001` and `630 86` are "35001",
 * "9000001" and "63086".
 */
export function barePostalCode(text: string, country: string): string {
  const code = normaliseCode(text).toUpperCase();
  return (LETTERED.has(country) ? code : code.replace(PREFIX, '')).replaceAll(/[ .-]/g, '');
}

/**
 * The stored form; null when it is not a Dutch or Belgian one. An empty text stays empty, and so does one
 * where there are none.
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
 * Whether it looks unlike the postal codes of that country, as far as the shop knows them: asked about, never
 * refused.
 */
export function isPostalCodeOdd(text: string, country: string): boolean {
  const code = barePostalCode(text, country);
  const pattern = PATTERNS.find(([countries]) => countries.split(' ').includes(country))?.[1];
  return code !== '' && pattern !== undefined && !pattern.test(code);
}
