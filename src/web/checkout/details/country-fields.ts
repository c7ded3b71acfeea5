// The address fields of each country, with their order, labels and limits. The Netherlands and Belgium have
// their own fields; all other countries share one set.

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
   * Usual maximum length of an address field in characters. A longer value is allowed, but the customer is
   * asked to check it. Absent when no length is unusual.
   */
  usual?: number;
  inputMode?: 'numeric' | 'text';
  /** Number of columns that an address field takes in the six-column grid of the checkout form. */
  columns: 2 | 3 | 4 | 6;
  placeholder?: string;
  /** Dutch explanation of an address field below its label, for a label in English. */
  hint?: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoCapitalize' | 'spellCheck'>;

/**
 * Input attributes of fields with a code or number: capitals, and no spelling correction, which would change
 * the code.
 */
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
 * Address fields of all countries except the Netherlands and Belgium. In these, `houseNumberAddition` holds
 * the second address line and `houseNumber` the state or province.
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

/** Returns the maximum length of an address field in characters, as the shop stores it. */
export const limitOf = ({ name }: Pick<AddressField, 'name'>): number => RECIPIENT_LIMITS[name];

/** Name of the field for the house number addition. */
export const ADDITION = addition.name;

/** True for the two fields that the address register fills in: `streetName` and `city`. */
export const isLookedUpField = ({ name }: AddressField) => name === 'streetName' || name === 'city';

/** True for `postalCode` and `city`, the two fields the customer must check after a change of country. */
export const isPlaceField = ({ name }: AddressField) => name === 'postalCode' || name === 'city';

/**
 * Formats a postal code while it is typed, also an incomplete one. In the Netherlands "12 a" becomes "12A",
 * in Belgium "B-10" becomes "10"; for other countries the text is unchanged.
 */
export function formatPostalCode(country: string, text: string): string {
  if (country === 'NL') return text.replace(/[\s\p{Cf}]/gu, '').toUpperCase();
  if (country === 'BE') return text.replace(/^\s*B\s*-?\s*/i, '').replace(/[\s\p{Cf}]/gu, '');
  return text;
}
