// Converts an address when the customer selects another country: street and number stay together, fields the
// new country lacks are dropped, and possibly wrong fields are marked to be checked.

import { normalisePostalCode, postalCodeNeed } from './postal-codes.ts';
import { type Address, hasHouseNumbers } from './recipient.ts';
import { addressLinesOf, numberInStreet, readAddressLines, withoutNumber } from './recipient-address.ts';

/**
 * Converts the address. `previous` is the address the customer had entered for the new country before, if
 * any; its fields are restored where the address is still the same.
 */
export function moveAddress(from: Address, country: string, previous: Address | undefined): Address {
  const lineOf = lineBetween(from.country, country);
  const wasThis = previous !== undefined && lineOf(previous) === lineOf(from);
  return {
    ...(wasThis ? previous : streetFieldsOf(from, country)),
    postalCode:
      postalCodeNeed(country) === 'none' ? '' : (normalisePostalCode(from.postalCode, country) ?? ''),
    city: from.city,
    country,
  };
}

/**
 * Returns a function for the first address line, to compare addresses between two countries; empty for a
 * number without a street when one of the countries has no field for it.
 */
const lineBetween = (one: string, other: string) => (address: Address) =>
  address.streetName.trim() === '' && !(hasHouseNumbers(one) && hasHouseNumbers(other))
    ? ''
    : addressLinesOf(address).line1;

/**
 * Placeholder for the street name, so that a house number is parsed correctly without a street, or behind a
 * street that ends in another number.
 */
const UNNAMED = '–';

function streetFieldsOf(from: Address, country: string) {
  const isIncomplete = from.streetName.trim() === '' && hasHouseNumbers(from.country);
  if (isIncomplete && !hasHouseNumbers(country))
    return readAddressLines(country, { line1: '', line2: '', state: '' });
  const stays = hasHouseNumbers(from.country) && hasHouseNumbers(country) && from.houseNumber.trim() !== '';
  const lines = addressLinesOf(isIncomplete || stays ? { ...from, streetName: UNNAMED } : from);
  const read = readAddressLines(country, { ...lines, state: '' });
  return isIncomplete || stays ? { ...read, streetName: from.streetName.trim() } : read;
}

/**
 * Tells whether postal code and city may belong to another country. A Dutch postal code fits nowhere else.
 */
export function needsPlaceCheck({ country, postalCode, city }: Address): boolean {
  return country === 'NL' ? postalCode === '' && city !== '' : postalCode !== '' || city !== '';
}

/**
 * Splits "Dam 1" from autofill into street and number; removes a number from the street that is already in
 * its own field. Null when there is nothing to split, or when the street ends in another number, which may be
 * part of its name.
 */
export function splitStreet(address: Address): Address | null {
  if (address.houseNumber.trim() !== '') return withoutNumber(address);
  const lines = { ...addressLinesOf(address), state: '' };
  const read = { ...address, ...readAddressLines(address.country, lines) };
  return read.houseNumber === '' || read.streetName === '' ? null : read;
}

/**
 * Tells whether the street ends in a number that differs from the house number, so that the customer must
 * check it.
 */
export function needsNumberCheck(address: Address): boolean {
  return address.houseNumber.trim() !== '' && numberInStreet(address) !== null && !withoutNumber(address);
}
