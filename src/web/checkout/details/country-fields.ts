// The address fields per country: which fields, in which order, with which labels and limits. The Netherlands
// and Belgium have their own forms; all other countries share one.

import type { InputHTMLAttributes } from 'react';
import { postalCodeNeed } from '#shared/recipient/postal-codes.ts';
import { RECIPIENT_LIMITS, type AddressField as RecipientAddressField } from '#shared/recipient/recipient.ts';

export type AddressFieldName = Exclude<RecipientAddressField, 'country'>;

export type AddressField = {
  name: AddressFieldName;
  label: string;
  required: boolean;
  autoComplete: string;
  /**
   * The usual maximum length in characters. A longer value is accepted, but the customer is asked to check
   * it.
   */
  usual?: number;
  inputMode?: 'numeric' | 'text';
  /** The number of columns the field takes in the six-column form. */
  columns: 2 | 3 | 4 | 6;
  placeholder?: string;
  /** The Dutch explanation below an English label. */
  hint?: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoCapitalize' | 'spellCheck'>;

/** Input attributes of codes and numbers: no spelling correction, which would change them. */
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

/**
 * The fields of other countries. `houseNumberAddition` holds the second address line and `houseNumber` the
 * state or province.
 */
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

/** Returns the maximum length the shop can store for this field, in characters. */
export const limitOf = ({ name }: Pick<AddressField, 'name'>): number => RECIPIENT_LIMITS[name];

/** The name of the field for the house number addition. */
export const ADDITION = addition.name;

/** Whether the address register fills in this field: street and city. */
export const isLookedUpField = ({ name }: AddressField) => name === 'streetName' || name === 'city';

/** Whether a change of country makes the value of this field doubtful: postal code and city. */
export const isPlaceField = ({ name }: AddressField) => name === 'postalCode' || name === 'city';

/**
 * Formats a postal code while it is typed, also an incomplete one: in the Netherlands "12 a" becomes "12A",
 * in Belgium "B-10" becomes "10"; for other countries the text stays the same.
 */
export function formatPostalCode(country: string, text: string): string {
  if (country === 'NL') return text.replace(/[\s\p{Cf}]/gu, '').toUpperCase();
  if (country === 'BE') return text.replace(/^\s*B\s*-?\s*/i, '').replace(/[\s\p{Cf}]/gu, '');
  return text;
}
