// Converts an address when the customer selects another country. Street and number stay together, fields the
// new country lacks are dropped, and fields that may now be wrong are marked to be checked.

import { normalisePostalCode, postalCodeNeed } from './postal-codes.ts';
import { type Address, hasHouseNumbers } from './recipient.ts';
import { addressLinesOf, numberInStreet, readAddressLines, withoutNumber } from './recipient-address.ts';

/**
 * Returns the address converted to `country`. `previous` is the address the customer had entered for that
 * country before, or undefined. Its street, number and addition are restored when the street line has not
 * changed since.
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
 * Returns a function that gives the street line of an address, to tell whether addresses of the countries
 * `one` and `other` are the same. A number without a street gives an empty line when one of the countries has
 * no field for the number.
 */
const lineBetween = (one: string, other: string) => (address: Address) =>
  address.streetName.trim() === '' && !(hasHouseNumbers(one) && hasHouseNumbers(other))
    ? ''
    : addressLinesOf(address).line1;

/**
 * Stand-in for the street name while an address line is parsed, so that the house number is recognised when
 * there is no street or the street itself ends in a number.
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
 * True when postal code or city may belong to another country, so that the customer must check them. An
 * address with a Dutch postal code needs no check, because such a code exists only in the Netherlands.
 */
export function needsPlaceCheck({ country, postalCode, city }: Address): boolean {
  return country === 'NL' ? postalCode === '' && city !== '' : postalCode !== '' || city !== '';
}

/**
 * Splits a street field such as "Dam 1", as autofill enters it, into street and number, and returns the
 * changed address. A number that is already in its own field is removed from the street. Null when there is
 * nothing to split, or when the street ends in another number, which may be part of its name.
 */
export function splitStreet(address: Address): Address | null {
  if (address.houseNumber.trim() !== '') return withoutNumber(address);
  const lines = { ...addressLinesOf(address), state: '' };
  const read = { ...address, ...readAddressLines(address.country, lines) };
  return read.houseNumber === '' || read.streetName === '' ? null : read;
}

/**
 * True when the street ends in a number that differs from the house number. The customer must then check it.
 */
export function needsNumberCheck(address: Address): boolean {
  return address.houseNumber.trim() !== '' && numberInStreet(address) !== null && !withoutNumber(address);
}
