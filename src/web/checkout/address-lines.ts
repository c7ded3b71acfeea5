// An address as people and payment services write it, made from the fields of the form. What a field holds differs by
// country: outside the Netherlands and Belgium the house number is the state and the addition is the second line.

import { type CustomerDetails, trimDetails } from './customer-details.ts';

export type AddressLines = { line1: string; line2: string; state: string };

export function addressLines(details: CustomerDetails): AddressLines {
  const { country, streetName, houseNumber, houseNumberAddition } = trimDetails(details);
  if (country !== 'NL' && country !== 'BE')
    return { line1: streetName, line2: houseNumberAddition, state: houseNumber };
  const addition = country === 'BE' ? writeBox(houseNumberAddition) : houseNumberAddition;
  return { line1: joined(' ', streetName, houseNumber, addition), line2: '', state: '' };
}

/** One line for people: "Dorpsstraat 12 A, 1234AB Utrecht". */
export function addressLine(details: CustomerDetails): string {
  const { postalCode, city } = trimDetails(details);
  const { line1, line2, state } = addressLines(details);
  return joined(', ', line1, line2, joined(' ', postalCode, city), state);
}

/** A Belgian letter box is written with its word: "3" is "bus 3". */
function writeBox(box: string): string {
  return box === '' || /^[a-zî]{3,}\.?\s/i.test(box) ? box : `bus ${box}`;
}

function joined(separator: string, ...parts: string[]): string {
  return parts.filter((part) => part !== '').join(separator);
}
