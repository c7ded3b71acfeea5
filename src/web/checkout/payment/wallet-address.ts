// A wallet's address in the fields of the form. A wallet has one line where the Dutch and the Belgian form have three
// fields; elsewhere the form has the same lines as the wallet.

import type { CustomerDetails } from '../customer-details.ts';

export type WalletLines = { line1: string; line2: string; state: string };

type StreetFields = Pick<CustomerDetails, 'streetName' | 'houseNumber' | 'houseNumberAddition'>;

/** "Van der Hoopstraat 12-A": street, number, addition. The last number that can be one is the house's. */
const DUTCH = /^(.*\D)\s+(\d{1,5})\s*[-\s/]?\s*(.{0,8})$/;
/** "Steenweg 12A" and "Rue Haute 12-14". */
const BELGIAN = /^(.*\D)\s+(\d{1,4}(?:\s?[a-z])?(?:[-/]\d{1,4})?)$/i;
/** "…12 bus 3", "…12, bte 4B", and a second line "box 3". */
const BOX = /^(.*?)[\s,]*\b(?:bus|bte|bo[iî]te|box)\.?\s*([\w/.-]{1,10})$/i;

/** Never fails: what cannot be taken apart stays in the street, and the rules of the form judge it. */
export function readWalletLines(country: string, { line1, line2, state }: WalletLines): StreetFields {
  const first = line1.trim();
  const second = line2.trim();
  if (country === 'NL') return readDutch(first, second);
  if (country === 'BE') return readBelgian(first, second);
  return { streetName: first, houseNumber: state.trim(), houseNumberAddition: second };
}

function readDutch(line: string, second: string): StreetFields {
  const [, street, houseNumber = '', addition = ''] = DUTCH.exec(line) ?? [];
  return { streetName: street?.trim() ?? line, houseNumber, houseNumberAddition: addition.trim() || second };
}

function readBelgian(line: string, second: string): StreetFields {
  const [, before, box] = BOX.exec(line) ?? [];
  const street = before ?? line;
  const [, name, houseNumber = ''] = BELGIAN.exec(street.trim()) ?? [];
  return {
    streetName: name?.trim() ?? street.trim(),
    houseNumber,
    houseNumberAddition: box ?? BOX.exec(second)?.[2] ?? second,
  };
}
