// Dutch labels of the recipient's fields for operators, in dialogs, notices and the history. Outside the
// Netherlands and Belgium, `houseNumber` and `houseNumberAddition` have another meaning and therefore another
// label.

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

/** Returns the Dutch label of a recipient's field in a country, by default the Netherlands. */
export function recipientLabel(field: RecipientField, country = 'NL'): string {
  return (hasHouseNumbers(country) ? undefined : FOREIGN_LABELS[field]) ?? LABELS[field];
}

/** Returns the Dutch message for a required field of a recipient that is empty. */
export function missingText(field: RecipientField, country: string): string {
  return field === 'country' ? 'Dit land kennen we niet' : `${recipientLabel(field, country)} is verplicht`;
}
