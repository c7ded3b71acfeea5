// The customer's details as typed in the form: a flat object of texts with the same fields for every country,
// with the conversions to and from the draft on the server.

import { DEFAULT_COUNTRY, parseCountry } from '#shared/recipient/countries.ts';
import {
  type Address,
  eachAddressField,
  NOBODY,
  normaliseField,
  type Recipient,
} from '#shared/recipient/recipient.ts';
import { normaliseText } from '#shared/writing/normalise-text.ts';

/** Address and person as typed in the form; `country` is an ISO 3166-1 alpha-2 code. */
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

/** Address and person under the field names of drafts and backup orders. */
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

/**
 * Converts a draft or backup order into form details. The first word of the name becomes the first name: "Jan
 * van der Berg" becomes "Jan" and "van der Berg".
 */
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
