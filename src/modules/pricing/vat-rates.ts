// The standard VAT rates of the Union in percent (Wet op de omzetbelasting 1968; foreign rates by OSS), and
// of regions with a rate of their own, because the rate of the place of arrival applies to goods (VAT
// directive, art. 33). As of November 2026; to be checked every year.

import type { CountryCode } from '#shared/recipient/countries.ts';
import { type VatArea, vatAreaOf } from '#shared/recipient/territories.ts';

const DUTCH_RATE = 21;

const EU_RATES: Readonly<Partial<Record<VatArea, number>>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: DUTCH_RATE,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
  XI: 20,
  azores: 16,
  madeira: 22,
  jungholz_mittelberg: 19,
};

/**
 * Returns the VAT rate in percent included in a price: 0 outside the Union's VAT area; inside, the Dutch
 * rate, or the rate of the destination when `oss` is true. Without a postal code the rate of the country's
 * mainland applies.
 */
export function vatRate(country: CountryCode, { oss }: { oss: boolean }, postalCode = ''): number {
  const rate = EU_RATES[vatAreaOf(country, postalCode)];
  if (rate === undefined) return 0;
  return oss ? rate : DUTCH_RATE;
}
