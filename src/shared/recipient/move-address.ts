// The address when another country is chosen: street and number stay together, what the new country does not
// have is left behind, and what may no longer be right is asked for.

import { normalisePostalCode, postalCodeNeed } from './postal-codes.ts';
import { type Address, hasHouseNumbers } from './recipient.ts';
import { addressLinesOf, numberInStreet, readAddressLines, withoutNumber } from './recipient-address.ts';

/**
 * `left` is how the customer wrote the address for the new country before, if they did: what still is that,
 * is that again.
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

/** Where one of the two has no field for it, a number without a street is no line of an address. */
const lineBetween = (one: string, other: string) => (address: Address) =>
  address.streetName.trim() === '' && !(hasHouseNumbers(one) && hasHouseNumbers(other))
    ? ''
    : addressLinesOf(address).line1;

/**
 * So that a number can be read by itself: one that waits for its street, or whose street ends in another
 * number.
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

/** Whether postal code and city were those of another country. A Dutch postal code fits nowhere else. */
export function needsPlaceCheck({ country, postalCode, city }: Address): boolean {
  return country === 'NL' ? postalCode === '' && city !== '' : postalCode !== '' || city !== '';
}

/**
 * "Dam 1" of autofill, in a form that has fields for both: a number that is filled in already is taken off
 * the street. Null when there is nothing to take apart, or when the street ends in another number, which may
 * be its name.
 */
export function splitStreet(address: Address): Address | null {
  if (address.houseNumber.trim() !== '') return withoutNumber(address);
  const lines = { ...addressLinesOf(address), state: '' };
  const read = { ...address, ...readAddressLines(address.country, lines) };
  return read.houseNumber === '' || read.streetName === '' ? null : read;
}

/** Whether the street ends in a number that is not the one beside it: somebody has to look at it. */
export function needsNumberCheck(address: Address): boolean {
  return address.houseNumber.trim() !== '' && numberInStreet(address) !== null && !withoutNumber(address);
}
