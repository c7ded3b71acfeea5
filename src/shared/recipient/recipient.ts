// The recipient of an order: all fields the shop stores of a customer, their maximum lengths, and which are
// personal data. Columns, forms, history, erasure, labels, documents, mails and files use this list;
// `recipient-address.ts` formats addresses.

import { normaliseCode, normaliseText } from '../writing/normalise-text.ts';
import { DEFAULT_COUNTRY, parseCountry } from './countries.ts';
import { postalCodeNeed } from './postal-codes.ts';

/**
 * Maximum length of each field in characters. Outside the Netherlands and Belgium, `houseNumber` contains the
 * state and `houseNumberAddition` the second address line.
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
  /**
   * Maximum length in characters of the whole address on one line; older records have only this field.
   */
  customerAddress: 400,
} as const;

export type RecipientField = keyof typeof RECIPIENT_LIMITS;
export type Recipient = Record<RecipientField, string>;

export type AddressField = Exclude<
  RecipientField,
  'customerName' | 'customerEmail' | 'customerPhone' | 'customerAddress'
>;
export type Address = Pick<Recipient, AddressField>;

/** The only field of a recipient that is no personal data. It stays after an erasure, for the statistics. */
const IMPERSONAL = 'country' satisfies RecipientField;
export type PersonalField = Exclude<RecipientField, typeof IMPERSONAL>;

/** Returns an object with `value(field)` for every field of an address. */
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
 * Returns an object with `value(field)` for every field of a recipient. A new field that is missing here does
 * not compile.
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

/** Returns the recipient's fields of a row, a draft or an order, without its other fields. */
export function recipientOf(row: Recipient): Recipient {
  return eachField((field) => row[field]);
}

/**
 * Returns the column name of a field, as in the database and the audit log: `house_number` for `houseNumber`.
 */
export function columnName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** Returns empty texts for all personal fields. On an erasure they replace the recipient's data. */
export function blankRecipient(): Record<PersonalField, ''> {
  const { country: _country, ...blanks } = eachField(() => '' as const);
  return blanks;
}

/** True when the recipient has neither a name nor an e-mail address. */
export function isNobody({ customerName, customerEmail }: Recipient): boolean {
  return customerName === '' && customerEmail === '';
}

// What programs send for "we do not know": the documented name, and addresses under a domain that can never
// exist (RFC 2606).
const PLACEHOLDERS: Partial<Record<RecipientField, RegExp>> = {
  customerName: /^unknown customer$/i,
  customerEmail: /@([^@]+\.)?invalid$/i,
};

/**
 * Fields in which digits and dashes of other scripts are converted to ASCII, because machines read these
 * fields too.
 */
const AS_CODE: ReadonlySet<RecipientField> = new Set([
  'customerEmail',
  'customerPhone',
  'houseNumber',
  'houseNumberAddition',
  'postalCode',
]);

/**
 * Returns the stored form of a field: on one line, without invisible characters, and empty when the text is
 * only a placeholder such as "unknown customer".
 */
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

/**
 * Lists the fields that a purpose requires and that are empty; a country that is unknown counts as empty.
 * `purpose` is a mail, a parcel, or an order, which requires the fields of both.
 */
export function missingFields(recipient: Recipient, purpose: keyof typeof NEEDED): RecipientField[] {
  return NEEDED[purpose].filter((field) => {
    if (field === 'country') return parseCountry(recipient.country) === null;
    if (field === 'houseNumber' && !hasHouseNumbers(recipient.country)) return false;
    if (field === 'postalCode' && postalCodeNeed(recipient.country) !== 'required') return false;
    return recipient[field].trim() === '';
  });
}

/**
 * True when addresses in the country consist of street, number and addition, with the number required: in the
 * Netherlands and Belgium.
 */
export function hasHouseNumbers(country: string): boolean {
  const code = parseCountry(country);
  return code === 'NL' || code === 'BE';
}
