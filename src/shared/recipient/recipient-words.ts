// What the fields of a recipient are called where operators meet them: in dialogs, notices and the history.
// Outside the Netherlands and Belgium two fields hold something else, so they are called something else.

import { hasHouseNumbers, type RecipientField } from './recipient.ts';

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
