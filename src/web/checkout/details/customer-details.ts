// What the customer types: one flat set of texts, the same for every country.
// Conversions to and from the draft on the server live here.

import { DEFAULT_COUNTRY, parseCountry } from '#shared/recipient/countries.ts';
import {
  type Address,
  eachAddressField,
  NOBODY,
  normaliseField,
  type Recipient,
} from '#shared/recipient/recipient.ts';
import { normaliseText } from '#shared/writing/normalise-text.ts';

/** The country is ISO 3166-1 alpha-2. */
export type CustomerDetails = Address & { firstName: string; lastName: string; email: string; phone: string };

export type DetailField = keyof CustomerDetails;

export const emptyDetails: CustomerDetails = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  ...eachAddressField((field) => NOBODY[field]),
};

const isDetailField = (name: string): name is DetailField => name in emptyDetails;

export const DETAIL_FIELDS: readonly DetailField[] = Object.keys(emptyDetails).filter(isDetailField);

/** The address and person as drafts and backup orders name them. */
export type NamedDetails = Omit<Recipient, 'customerAddress'>;

export function toNamedDetails(details: CustomerDetails): NamedDetails {
  const { firstName, lastName, email, phone, ...address } = trimDetails(details);
  return {
    customerName: `${firstName} ${lastName}`.trim(),
    customerEmail: email,
    customerPhone: phone,
    ...address,
  };
}

/** The first word of a name is taken for the first name: "Jan van der Berg" is Jan, van der Berg. */
export function fromNamedDetails(named: NamedDetails): CustomerDetails {
  const [firstName = '', ...rest] = named.customerName.trim().split(/\s+/);
  return {
    firstName,
    lastName: rest.join(' '),
    email: named.customerEmail,
    phone: named.customerPhone,
    ...eachAddressField((field) => named[field]),
    country: parseCountry(named.country) ?? DEFAULT_COUNTRY,
  };
}

export function trimDetails(details: CustomerDetails): CustomerDetails {
  return {
    firstName: normaliseText(details.firstName),
    lastName: normaliseText(details.lastName),
    email: normaliseField('customerEmail', details.email),
    phone: normaliseField('customerPhone', details.phone),
    ...eachAddressField((field) => normaliseField(field, details[field])),
  };
}
