// The address when another country is chosen: street and number stay together, what the new country does not have is left
// behind, and what may no longer be right is asked for.

import { normalisePostalCode } from './postal-codes.ts';
import { type Address, hasHouseNumbers } from './recipient.ts';
import { addressLinesOf, readAddressLines } from './recipient-address.ts';

/** `left` is how the customer wrote the address for the new country before, if they did: what still is that, is that again. */
export function moveAddress(from: Address, country: string, left: Address | undefined): Address {
  const lineOf = lineBetween(from.country, country);
  const wasThis = left !== undefined && lineOf(left) === lineOf(from);
  return {
    ...(wasThis ? left : streetFieldsOf(from, country)),
    postalCode: normalisePostalCode(from.postalCode, country) ?? '',
    city: from.city,
    country,
  };
}

/** Where one of the two has no field for it, a number without a street is no line of an address. */
const lineBetween = (one: string, other: string) => (address: Address) =>
  address.streetName.trim() === '' && !(hasHouseNumbers(one) && hasHouseNumbers(other))
    ? ''
    : addressLinesOf(address).line1;

/** So that a number can be read that still waits for its street. */
const UNNAMED = '–';

function streetFieldsOf(from: Address, country: string) {
  const isWaiting = from.streetName.trim() === '' && hasHouseNumbers(from.country);
  if (isWaiting && !hasHouseNumbers(country))
    return readAddressLines(country, { line1: '', line2: '', state: '' });
  const lines = addressLinesOf(isWaiting ? { ...from, streetName: UNNAMED } : from);
  const read = readAddressLines(country, { ...lines, state: '' });
  return isWaiting ? { ...read, streetName: '' } : read;
}

/** Whether postal code and city were those of another country. A Dutch postal code fits nowhere else. */
export function isPlaceUnsure({ country, postalCode, city }: Address): boolean {
  return country === 'NL' ? postalCode === '' && city !== '' : postalCode !== '' || city !== '';
}

/** "Dam 1" of autofill, in a form that has fields for both. Null when there is nothing to take apart. */
export function splitStreet(address: Address): Address | null {
  if (address.houseNumber.trim() !== '') return null;
  const lines = { ...addressLinesOf(address), state: '' };
  const read = { ...address, ...readAddressLines(address.country, lines) };
  return read.houseNumber === '' || read.streetName === '' ? null : read;
}
