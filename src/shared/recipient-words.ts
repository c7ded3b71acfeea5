// What the fields of a recipient are called where operators meet them: in dialogs, notices, the history and files.
// Outside the Netherlands and Belgium two fields hold something else, so they are called something else.

import type { CsvCell } from './csv.ts';
import { hasHouseNumbers, type Recipient, type RecipientField } from './recipient.ts';
import { partsOf } from './recipient-address.ts';

const WORDS = {
  customerName: 'Naam',
  customerEmail: 'E-mailadres',
  customerPhone: 'Telefoonnummer',
  streetName: 'Straatnaam',
  houseNumber: 'Huisnummer',
  houseNumberAddition: 'Toevoeging',
  postalCode: 'Postcode',
  city: 'Plaats',
  country: 'Land',
  customerAddress: 'Adres in één regel (oud)',
} as const satisfies Record<RecipientField, string>;

const ELSEWHERE: Partial<Record<RecipientField, string>> = {
  streetName: 'Adresregel 1',
  houseNumberAddition: 'Adresregel 2',
  houseNumber: 'Staat of provincie',
};

/** Without a country as in the Netherlands. */
export function recipientWord(field: RecipientField, country = 'NL'): string {
  return (hasHouseNumbers(country) ? undefined : ELSEWHERE[field]) ?? WORDS[field];
}

/** What is said of a field that has to be filled in. */
export function missingText(field: RecipientField, country: string): string {
  return field === 'country' ? 'Dit land kennen we niet' : `${recipientWord(field, country)} is verplicht`;
}

/** The recipient in a file for a spreadsheet: one column for everything an address can have anywhere. */
export const RECIPIENT_CSV: readonly (readonly [name: string, cell: (recipient: Recipient) => CsvCell])[] = [
  [WORDS.customerName, ({ customerName }) => customerName],
  [WORDS.customerEmail, ({ customerEmail }) => customerEmail],
  [WORDS.customerPhone, ({ customerPhone }) => customerPhone],
  ['Straat', (recipient) => recipient.streetName || recipient.customerAddress],
  [WORDS.houseNumber, (recipient) => partsOf(recipient).houseNumber],
  [WORDS.houseNumberAddition, (recipient) => partsOf(recipient).addition],
  ['Adresregel 2', (recipient) => partsOf(recipient).line2],
  [WORDS.postalCode, ({ postalCode }) => postalCode],
  [WORDS.city, ({ city }) => city],
  ['Staat of provincie', (recipient) => partsOf(recipient).state],
  [WORDS.country, ({ country }) => country],
];
