// The three shipping zones of a fresh shop: free in the home countries, one fee for listed European
// countries, one fee for all others. The owner of the shop chose the second zone's list; it is not the list
// of Europe or the Union.

import { type Cents, cents, ZERO } from '#shared/money.ts';
import { type CountryCode, countryCodes } from '#shared/recipient/countries.ts';

export type ShippingZone = 'home' | 'europe' | 'world';

/** A country with its shipping fee in cents; `enabled` is true when the shop sends there. */
export type ShippingCountry = { code: CountryCode; fee: Cents; enabled: boolean };

const FEES: Readonly<Record<ShippingZone, Cents>> = { home: ZERO, europe: cents(995), world: cents(1995) };

const HOME: ReadonlySet<string> = new Set<CountryCode>(['NL', 'BE']);

const EUROPE: ReadonlySet<string> = new Set<CountryCode>([
  'DE',
  'FR',
  'IT',
  'ES',
  'PT',
  'AT',
  'CH',
  'PL',
  'CZ',
  'SK',
  'HU',
  'SI',
  'HR',
  'RS',
  'BA',
  'ME',
  'AL',
  'MK',
  'BG',
  'RO',
  'GR',
  'CY',
  'MT',
  'DK',
  'SE',
  'NO',
  'FI',
  'EE',
  'LV',
  'LT',
  'IE',
  'GB',
  'IS',
  'LU',
  'LI',
  'MC',
  'SM',
  'VA',
  'AD',
]);

// Countries under sanctions: switched off in a fresh shop, and an operator can switch them on.
const SEEDED_OFF: ReadonlySet<CountryCode> = new Set<CountryCode>(['RU', 'BY']);

export function shippingZone(code: string): ShippingZone {
  if (HOME.has(code)) return 'home';
  return EUROPE.has(code) ? 'europe' : 'world';
}

/** Returns the countries and fees a fresh shop is seeded with, one per ISO country. */
export function defaultShippingCountries(): ShippingCountry[] {
  return countryCodes().map((code) => ({
    code,
    fee: FEES[shippingZone(code)],
    enabled: !SEEDED_OFF.has(code),
  }));
}

/** Returns the shipping fee to a country in cents; null when the shop does not send there. */
export function shippingFee(code: CountryCode, table: readonly ShippingCountry[]): Cents | null {
  const country = table.find((row) => row.code === code);
  return country?.enabled ? country.fee : null;
}
