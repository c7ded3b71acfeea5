// What the fields of a recipient are called where operators meet them: in dialogs, notices and the history.
// Outside the Netherlands and Belgium two fields hold something else, so they are called something else.

import { hasHouseNumbers, type RecipientField } from './recipient.ts';

const LABELS = {
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

const FOREIGN_LABELS: Partial<Record<RecipientField, string>> = {
  streetName: 'Adresregel 1',
  houseNumberAddition: 'Adresregel 2',
  houseNumber: 'Staat of provincie',
};

/** Without a country as in the Netherlands. */
export function recipientLabel(field: RecipientField, country = 'NL'): string {
  return (hasHouseNumbers(country) ? undefined : FOREIGN_LABELS[field]) ?? LABELS[field];
}

/** What is said of a field that has to be filled in. */
export function missingText(field: RecipientField, country: string): string {
  return field === 'country' ? 'Dit land kennen we niet' : `${recipientLabel(field, country)} is verplicht`;
}
