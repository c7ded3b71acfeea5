// How each country writes an address: which fields, in which order, under which label, with which limits.
// The Netherlands and Belgium have forms of their own; the rest of the world shares one.

import type { InputHTMLAttributes } from 'react';
import type { AddressField as RecipientAddressField } from '#shared/recipient/recipient.ts';

export type AddressFieldName = Exclude<RecipientAddressField, 'country'>;

export type AddressField = {
  name: AddressFieldName;
  label: string;
  required: boolean;
  maxLength: number;
  autoComplete: string;
  inputMode?: 'numeric' | 'text';
  /** How much of the six columns of the form the field takes. */
  columns: 2 | 3 | 4 | 6;
  placeholder?: string;
  /** What it is in Dutch, under a label of the world. */
  hint?: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoCapitalize' | 'spellCheck'>;

/** Codes and numbers are no words: a keyboard that corrects them spoils them. */
const code = { autoCapitalize: 'characters', spellCheck: false } as const;
const name = { autoCapitalize: 'words', spellCheck: false } as const;

const postalCode = {
  ...code,
  name: 'postalCode',
  label: 'Postcode',
  required: true,
  maxLength: 6,
  autoComplete: 'postal-code',
  columns: 2,
} as const;
const houseNumber = { ...code, name: 'houseNumber', label: 'Huisnummer', autoComplete: 'off' } as const;
const addition = { ...code, name: 'houseNumberAddition', required: false, autoComplete: 'off' } as const;
const street = {
  ...name,
  name: 'streetName',
  label: 'Straatnaam',
  required: true,
  maxLength: 120,
  autoComplete: 'address-line1',
} as const;
const city = {
  ...name,
  name: 'city',
  label: 'Plaats',
  required: true,
  maxLength: 80,
  autoComplete: 'address-level2',
} as const;

const netherlands: readonly AddressField[] = [
  { ...postalCode, placeholder: '1234AB' },
  { ...houseNumber, required: true, maxLength: 5, inputMode: 'numeric', columns: 2 },
  { ...addition, label: 'Toevoeging', placeholder: 'optioneel', maxLength: 4, columns: 2 },
  { ...street, columns: 3 },
  { ...city, columns: 3 },
];

const belgium: readonly AddressField[] = [
  { ...postalCode, inputMode: 'numeric' },
  { ...city, columns: 4 },
  { ...street, columns: 6 },
  { ...houseNumber, required: true, maxLength: 10, columns: 3 },
  { ...addition, label: 'Bus (optioneel)', maxLength: 10, columns: 3 },
];

/** What other countries need beside their street stands where these two stand. */
const elsewhere: readonly AddressField[] = [
  { ...street, label: 'Address Line 1', hint: 'Straat en huisnummer', columns: 6 },
  {
    ...{ ...name, name: 'houseNumberAddition', label: 'Address Line 2', required: false, columns: 6 },
    ...{ hint: 'Appartement, gebouw of bedrijf (optioneel)', maxLength: 120, autoComplete: 'address-line2' },
  },
  {
    ...{ ...name, name: 'houseNumber', label: 'State/Province (optional)', required: false },
    ...{ hint: 'Provincie of staat', maxLength: 60, autoComplete: 'address-level1', columns: 6 },
  },
  { ...city, label: 'City', hint: 'Plaats', columns: 3 },
  { ...postalCode, label: 'Postal/ZIP code', hint: 'Postcode', maxLength: 16, columns: 3 },
];

export function addressFields(country: string): readonly AddressField[] {
  if (country === 'NL') return netherlands;
  return country === 'BE' ? belgium : elsewhere;
}

/** What stands behind the number of a house. */
export const ADDITION = addition.name;

/** What the register finds by the rest. */
export const isFound = ({ name }: AddressField) => name === 'streetName' || name === 'city';

/** What is another in another country. */
export const isPlaceField = ({ name }: AddressField) => name === 'postalCode' || name === 'city';

/** While it is typed, also when half done: "12 a" becomes "12A"; a Belgian "B-10" becomes "10"; elsewhere nothing changes. */
export function tidyPostalCode(country: string, text: string): string {
  if (country === 'NL') return text.replace(/\s/g, '').toUpperCase();
  if (country === 'BE') return text.replace(/^\s*B\s*-?\s*/i, '').replace(/\s/g, '');
  return text;
}
