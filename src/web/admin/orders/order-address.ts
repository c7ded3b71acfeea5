// An address as lines for the eye: the separate fields when there are any, else the one line of older records.

import { countryName, parseCountry } from '#shared/countries.ts';

export type AddressFields = {
  streetName: string;
  houseNumber: string;
  houseNumberAddition: string;
  postalCode: string;
  city: string;
  country: string;
  customerAddress: string;
};

/** At most three lines: street, place, country. Empty when nothing is known but the country. */
export function addressLines(address: AddressFields): string[] {
  const street = joined([address.streetName, address.houseNumber, address.houseNumberAddition]);
  const place = joined([address.postalCode, address.city]);
  const line = address.customerAddress.trim();
  if (place === '' && address.streetName.trim() === '') return line ? [line] : [];
  return [street, place, countryText(address.country)].filter(Boolean);
}

/** The Dutch name of a country; a name nobody knows is shown as it was written. */
export function countryText(country: string): string {
  const code = parseCountry(country);
  return code ? countryName(code) : country.trim();
}

function joined(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}
