// How each country writes an address: which fields, in which order, under which label, with which limits.
// The Netherlands and Belgium have forms of their own; the rest of the world shares one.

import type { InputHTMLAttributes } from 'react';
import { postalCodeNeed } from '#shared/recipient/postal-codes.ts';
import { RECIPIENT_LIMITS, type AddressField as RecipientAddressField } from '#shared/recipient/recipient.ts';

export type AddressFieldName = Exclude<RecipientAddressField, 'country'>;

export type AddressField = {
  name: AddressFieldName;
  label: string;
  required: boolean;
  autoComplete: string;
  /** How long it nearly always is at most, in characters: what is longer is asked about, and kept. */
  usual?: number;
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
  autoComplete: 'address-line1',
} as const;
const city = {
  ...name,
  name: 'city',
  label: 'Plaats',
  required: true,
  autoComplete: 'address-level2',
} as const;

const netherlands: readonly AddressField[] = [
  { ...postalCode, placeholder: '1234AB' },
  { ...houseNumber, required: true, usual: 5, inputMode: 'numeric', columns: 2 },
  { ...addition, label: 'Toevoeging', placeholder: 'optioneel', usual: 4, columns: 2 },
  { ...street, columns: 3 },
  { ...city, columns: 3 },
];

const belgium: readonly AddressField[] = [
  { ...postalCode, inputMode: 'numeric' },
  { ...city, columns: 4 },
  { ...street, columns: 6 },
  { ...houseNumber, required: true, columns: 3 },
  { ...addition, label: 'Bus (optioneel)', columns: 3 },
];

/** What other countries need beside their street stands where these two stand. */
const elsewhere: readonly AddressField[] = [
  { ...street, label: 'Address Line 1', hint: 'Straat en huisnummer', columns: 6 },
  {
    ...name,
    name: 'houseNumberAddition',
    label: 'Address Line 2',
    required: false,
    columns: 6,
    hint: 'Appartement, gebouw of bedrijf (optioneel)',
    autoComplete: 'address-line2',
  },
  {
    ...name,
    name: 'houseNumber',
    label: 'State/Province (optional)',
    required: false,
    hint: 'Provincie of staat',
    autoComplete: 'address-level1',
    columns: 6,
  },
  { ...city, label: 'City', hint: 'Plaats', columns: 3 },
  { ...postalCode, label: 'Postal/ZIP code', hint: 'Postcode', columns: 3 },
];

export function addressFields(country: string): readonly AddressField[] {
  if (country === 'NL') return netherlands;
  return country === 'BE' ? belgium : FIELDS_ELSEWHERE[postalCodeNeed(country)];
}

const FIELDS_ELSEWHERE = {
  required: elsewhere,
  optional: elsewhere.map((field) =>
    field.name === 'postalCode'
      ? { ...field, label: 'Postal/ZIP code (optional)', hint: 'Postcode, als je die hebt', required: false }
      : field,
  ),
  none: elsewhere
    .filter(({ name }) => name !== 'postalCode')
    .map((field) => (field.name === 'city' ? { ...field, columns: 6 as const } : field)),
} as const satisfies Record<string, readonly AddressField[]>;

/** What the shop can store of it, in characters. */
export const limitOf = ({ name }: Pick<AddressField, 'name'>): number => RECIPIENT_LIMITS[name];

/** What stands behind the number of a house. */
export const ADDITION = addition.name;

/** What the register finds by the rest. */
export const isLookedUpField = ({ name }: AddressField) => name === 'streetName' || name === 'city';

/** What is another in another country. */
export const isPlaceField = ({ name }: AddressField) => name === 'postalCode' || name === 'city';

/**
 * While it is typed, also when half done: "12 a" becomes "12A"; a Belgian "B-10" becomes "10"; elsewhere
 * nothing changes.
 */
export function formatPostalCode(country: string, text: string): string {
  if (country === 'NL') return text.replace(/[\s\p{Cf}]/gu, '').toUpperCase();
  if (country === 'BE') return text.replace(/^\s*B\s*-?\s*/i, '').replace(/[\s\p{Cf}]/gu, '');
  return text;
}
