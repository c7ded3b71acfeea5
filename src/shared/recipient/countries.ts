// Countries: stored as ISO 3166-1 alpha-2 codes, shown by their Dutch names. Only this file parses country
// names; for an unknown name it returns null instead of guessing.

import { COUNTRY_ALIASES } from '#content/countries/country-aliases.ts';
import { COUNTRY_NAMES } from '#content/countries/country-names.ts';

export type CountryCode = keyof typeof COUNTRY_NAMES;

export const DEFAULT_COUNTRY: CountryCode = 'NL';

// The 27 member states. Åland, the French overseas departments and the Caribbean islands have codes of
// their own and lie outside the VAT area of the Union, so they are rightly absent.
const EU_MEMBERS: ReadonlySet<CountryCode> = new Set<CountryCode>([
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]);

export type Country = { code: CountryCode; name: string };

/** All countries with their Dutch names: the Netherlands and Belgium first, then by name. */
export const COUNTRIES: readonly Country[] = countryCodes().map((code) => ({
  code,
  name: countryName(code),
}));

export function isCountryCode(text: string): text is CountryCode {
  return Object.hasOwn(COUNTRY_NAMES, text);
}

export function countryCodes(): CountryCode[] {
  return Object.keys(COUNTRY_NAMES).filter(isCountryCode);
}

/** Returns the Dutch name of a country, as shoppers and labels show it. */
export function countryName(code: CountryCode): string {
  return COUNTRY_NAMES[code][0];
}

export function isEuCountry(code: CountryCode): boolean {
  return EU_MEMBERS.has(code);
}

/**
 * Parses a country from its ISO code or its Dutch or English name, ignoring case and accents; null when
 * unknown.
 */
export function parseCountry(text: string): CountryCode | null {
  const upper = text.trim().toUpperCase();
  if (isCountryCode(upper)) return upper;
  codeByName ??= readNames();
  return codeByName.get(simplified(text)) ?? null;
}

// Made for the first name anybody reads: simplifying 500 of them is no page's to wait for.
let codeByName: ReadonlyMap<string, CountryCode> | undefined;

function readNames(): ReadonlyMap<string, CountryCode> {
  return new Map<string, CountryCode>([
    ...countryCodes().flatMap((code) =>
      COUNTRY_NAMES[code].map((name): [string, CountryCode] => [simplified(name), code]),
    ),
    ...Object.entries(COUNTRY_ALIASES).map(([name, code]): [string, CountryCode] => [simplified(name), code]),
  ]);
}

/**
 * Parses the country of an old record, which must not block a payment: an unknown country becomes US. New
 * input uses `parseCountry`.
 */
export function providerCountry(freeText: string): CountryCode {
  return parseCountry(freeText) ?? 'US';
}

function simplified(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/^st /, 'saint ');
}
