// Whom an order goes to: every field the shop knows of a customer, how long it may be, and whether it tells
// who they are. Columns, forms, history, forgetting, labels, papers, mails and files follow from this list;
// how an address reads is in `recipient-address.ts`.

import { normaliseCode, normaliseText } from '../writing/normalise-text.ts';
import { DEFAULT_COUNTRY, parseCountry } from './countries.ts';
import { postalCodeNeed } from './postal-codes.ts';

/**
 * Longest text of each, in characters. Outside NL and BE `houseNumber` is the state and `houseNumberAddition`
 * the second line.
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
  /** The whole address on one line: all there is of older records. */
  customerAddress: 400,
} as const;

export type RecipientField = keyof typeof RECIPIENT_LIMITS;
export type Recipient = Record<RecipientField, string>;

export type AddressField = Exclude<
  RecipientField,
  'customerName' | 'customerEmail' | 'customerPhone' | 'customerAddress'
>;
export type Address = Pick<Recipient, AddressField>;

/** The one field that tells of nobody in particular: figures keep it. */
const IMPERSONAL = 'country' satisfies RecipientField;
export type PersonalField = Exclude<RecipientField, typeof IMPERSONAL>;

/** A value for every field of an address. */
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

/** A value for every field: a new field is missed here, by the compiler, and nowhere else. */
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

/** The recipient's part of a row, a draft or an order. */
export function recipientOf(row: Recipient): Recipient {
  return eachField((field) => row[field]);
}

/** `houseNumber` as the database and the log of the back-office spell it: `house_number`. */
export function columnName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** What is written over a recipient to forget them. */
export function blankRecipient(): Record<PersonalField, ''> {
  const { country: _country, ...blanks } = eachField(() => '' as const);
  return blanks;
}

/** Nobody has said who they are: neither a name nor an address for mail. */
export function isNobody({ customerName, customerEmail }: Recipient): boolean {
  return customerName === '' && customerEmail === '';
}

// What programs send for "we do not know": the documented name, and addresses under a domain that can never
// exist (RFC 2606).
const PLACEHOLDERS: Partial<Record<RecipientField, RegExp>> = {
  customerName: /^unknown customer$/i,
  customerEmail: /@([^@]+\.)?invalid$/i,
};

/** Read by machines as well: digits and dashes are those of a keyboard here. */
const AS_CODE: ReadonlySet<RecipientField> = new Set([
  'customerEmail',
  'customerPhone',
  'houseNumber',
  'houseNumberAddition',
  'postalCode',
]);

/** A field as the shop keeps it: one line, and blank when it only stands in for what is not known. */
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

/** What is not known and has to be before it can arrive: a mail, a parcel, or both of an order. */
export function missingFields(recipient: Recipient, purpose: keyof typeof NEEDED): RecipientField[] {
  return NEEDED[purpose].filter((field) => {
    if (field === 'country') return parseCountry(recipient.country) === null;
    if (field === 'houseNumber' && !hasHouseNumbers(recipient.country)) return false;
    if (field === 'postalCode' && postalCodeNeed(recipient.country) !== 'required') return false;
    return recipient[field].trim() === '';
  });
}

/**
 * Where a street without a number is no address, and street, number and addition have fields of their own.
 */
export function hasHouseNumbers(country: string): boolean {
  const code = parseCountry(country);
  return code === 'NL' || code === 'BE';
}
