// The standard VAT rates of the Union, in percent (Wet op de omzetbelasting 1968; foreign rates by OSS), and
// those of regions with one of their own: what is sent there bears the rate of the place where it arrives
// (VAT directive, art. 33). As of November 2026; look them over every year.

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
 * Percent included in the price: none outside the VAT area of the Union; inside it the Dutch rate, or the
 * destination's once the shop is in OSS. Without a postal code the whole country counts as its mainland.
 */
export function vatRate(country: CountryCode, { oss }: { oss: boolean }, postalCode = ''): number {
  const rate = EU_RATES[vatAreaOf(country, postalCode)];
  if (rate === undefined) return 0;
  return oss ? rate : DUTCH_RATE;
}
