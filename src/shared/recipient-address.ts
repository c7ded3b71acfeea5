// How an address is written: street, number and addition in the Netherlands, a box in Belgium, two lines and a state
// elsewhere. Papers, labels, mails, screens and payment services all read it from here.

import { countryName, parseCountry } from './countries.ts';
import { type Address, hasHouseNumbers, type Recipient } from './recipient.ts';

/** What the fields hold in their country; what a country does not have is empty. */
export type AddressParts = {
  streetName: string;
  houseNumber: string;
  addition: string;
  line2: string;
  state: string;
};

export function partsOf(address: Address): AddressParts {
  const { streetName, houseNumber, houseNumberAddition } = address;
  const [street, second, third] = [streetName.trim(), houseNumber.trim(), houseNumberAddition.trim()];
  if (!hasHouseNumbers(address.country))
    return { streetName: street, houseNumber: '', addition: '', line2: third, state: second };
  const addition = parseCountry(address.country) === 'BE' ? withBox(third) : third;
  return { streetName: street, houseNumber: second, addition, line2: '', state: '' };
}

/** Street, number and addition as one line. */
export function streetLine({ streetName, houseNumber, addition }: AddressParts): string {
  return joined(' ', streetName, houseNumber, addition);
}

/** "94016 Daly City, California". */
export function placeLine(address: Address): string {
  const place = joined(' ', address.postalCode.trim(), address.city.trim());
  return joined(', ', place, partsOf(address).state);
}

/** Street, second line and place. Empty lines are left out. */
function linesWithoutCountry(address: Address): string[] {
  const parts = partsOf(address);
  return [streetLine(parts), parts.line2, placeLine(address)].filter((line) => line !== '');
}

/** The lines under the name: the one line of older records when that is all, nothing when only the country is known. */
export function linesOf(recipient: Address & Pick<Recipient, 'customerAddress'>): string[] {
  const lines = linesWithoutCountry(recipient);
  if (lines.length > 0) return [...lines, countryText(recipient.country)].filter((line) => line !== '');
  const whole = recipient.customerAddress.trim();
  return whole === '' ? [] : [whole];
}

/** All of it on one line, for people: "Dam 1 B, 1012JS Amsterdam". */
export function addressLine(address: Address): string {
  return linesWithoutCountry(address).join(', ');
}

/** The Dutch name of a country; one nobody knows as it was written. */
export function countryText(country: string): string {
  const code = parseCountry(country);
  return code ? countryName(code) : country.trim();
}

/** A Belgian letter box is written with its word: "3" is "bus 3". */
function withBox(box: string): string {
  return box === '' || /^[a-zî]{3,}\.?\s/i.test(box) ? box : `bus ${box}`;
}

function joined(separator: string, ...parts: string[]): string {
  return parts.filter((part) => part !== '').join(separator);
}
