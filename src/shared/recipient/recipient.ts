// The recipient of an order: all fields the shop knows of a customer, their length limits, and which of them
// are personal. Columns, forms, history, erasure, labels, documents, mails and files are built from this
// list; `recipient-address.ts` formats addresses.

import { normaliseCode, normaliseText } from '../writing/normalise-text.ts';
import { DEFAULT_COUNTRY, parseCountry } from './countries.ts';
import { postalCodeNeed } from './postal-codes.ts';

/**
 * Maximum length of each field in characters. Outside NL and BE `houseNumber` is the state and
 * `houseNumberAddition` the second address line.
 */
export const RECIPIENT_LIMITS = {
  customerName: 200,
  customerEmail: 254,
  customerPhone: 30,
  streetName: 120,
  houseNumber: 60,
  houseNumberAddition: 120,
  postalCode: 16,
  city: 80,
  country: 60,
  /** The whole address on one line; older records have nothing else. */
  customerAddress: 400,
} as const;

export type RecipientField = keyof typeof RECIPIENT_LIMITS;
export type Recipient = Record<RecipientField, string>;

export type AddressField = Exclude<
  RecipientField,
  'customerName' | 'customerEmail' | 'customerPhone' | 'customerAddress'
>;
export type Address = Pick<Recipient, AddressField>;

/** The only field that is not personal data; figures keep it. */
const IMPERSONAL = 'country' satisfies RecipientField;
export type PersonalField = Exclude<RecipientField, typeof IMPERSONAL>;

/** Builds an object with a value for every field of an address. */
export function eachAddressField<Value>(value: (field: AddressField) => Value): Record<AddressField, Value> {
  return {
    streetName: value('streetName'),
    houseNumber: value('houseNumber'),
    houseNumberAddition: value('houseNumberAddition'),
    postalCode: value('postalCode'),
    city: value('city'),
    country: value('country'),
  };
}

/**
 * Builds an object with a value for every field of a recipient; the compiler reports a new field that is
 * missing here.
 */
export function eachField<Value>(value: (field: RecipientField) => Value): Record<RecipientField, Value> {
  return {
    customerName: value('customerName'),
    customerEmail: value('customerEmail'),
    customerPhone: value('customerPhone'),
    ...eachAddressField(value),
    customerAddress: value('customerAddress'),
  };
}

const isField = (name: string): name is RecipientField => name in RECIPIENT_LIMITS;
const isPersonal = (field: RecipientField): field is PersonalField => field !== IMPERSONAL;

export const RECIPIENT_FIELDS: readonly RecipientField[] = Object.keys(RECIPIENT_LIMITS).filter(isField);
export const PERSONAL_FIELDS: readonly PersonalField[] = RECIPIENT_FIELDS.filter(isPersonal);

export const NOBODY: Recipient = eachField((field) => (field === IMPERSONAL ? DEFAULT_COUNTRY : ''));

/** Returns the recipient's fields of a row, a draft or an order. */
export function recipientOf(row: Recipient): Recipient {
  return eachField((field) => row[field]);
}

/**
 * Converts a field name to its column name, as in the database and the audit log: `houseNumber` is
 * `house_number`.
 */
export function columnName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** Returns the empty values that replace a recipient's data on erasure. */
export function blankRecipient(): Record<PersonalField, ''> {
  const { country: _country, ...blanks } = eachField(() => '' as const);
  return blanks;
}

/** Tells whether the recipient is unknown: neither a name nor an e-mail address. */
export function isNobody({ customerName, customerEmail }: Recipient): boolean {
  return customerName === '' && customerEmail === '';
}

// What programs send for "we do not know": the documented name, and addresses under a domain that can never
// exist (RFC 2606).
const PLACEHOLDERS: Partial<Record<RecipientField, RegExp>> = {
  customerName: /^unknown customer$/i,
  customerEmail: /@([^@]+\.)?invalid$/i,
};

/** Fields that machines read too; their digits and dashes are converted to ASCII. */
const AS_CODE: ReadonlySet<RecipientField> = new Set([
  'customerEmail',
  'customerPhone',
  'houseNumber',
  'houseNumberAddition',
  'postalCode',
]);

/** Normalises a field for storage: one line, and empty when the text is only a placeholder. */
export function normaliseField(field: RecipientField, text: string): string {
  const line = AS_CODE.has(field) ? normaliseCode(text) : normaliseText(text);
  return PLACEHOLDERS[field]?.test(line) ? '' : line;
}

const PARCEL = ['customerName', 'streetName', 'houseNumber', 'postalCode', 'city', 'country'] as const;
const NEEDED = {
  mail: ['customerEmail'],
  parcel: PARCEL,
  order: ['customerEmail', ...PARCEL],
} as const satisfies Record<string, readonly RecipientField[]>;

/** Lists the missing fields that are required for a purpose: a mail, a parcel, or an order (both). */
export function missingFields(recipient: Recipient, purpose: keyof typeof NEEDED): RecipientField[] {
  return NEEDED[purpose].filter((field) => {
    if (field === 'country') return parseCountry(recipient.country) === null;
    if (field === 'houseNumber' && !hasHouseNumbers(recipient.country)) return false;
    if (field === 'postalCode' && postalCodeNeed(recipient.country) !== 'required') return false;
    return recipient[field].trim() === '';
  });
}

/**
 * Tells whether addresses in the country have a required house number, with fields for street, number and
 * addition: the Netherlands and Belgium.
 */
export function hasHouseNumbers(country: string): boolean {
  const code = parseCountry(country);
  return code === 'NL' || code === 'BE';
}
