// What the customer types: one flat set of texts, the same for every country.
// Conversions to and from the draft on the server and the documented keys of the browser live here.

import { DEFAULT_COUNTRY, parseCountry } from '#shared/countries.ts';

export type CustomerDetails = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  postalCode: string;
  houseNumber: string;
  houseNumberAddition: string;
  streetName: string;
  city: string;
};

export type DetailField = keyof CustomerDetails;

export const emptyDetails: CustomerDetails = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: DEFAULT_COUNTRY,
  postalCode: '',
  houseNumber: '',
  houseNumberAddition: '',
  streetName: '',
  city: '',
};

/** The address and person as drafts and backup orders name them. */
export type NamedDetails = {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  streetName: string;
  houseNumber: string;
  houseNumberAddition: string;
  postalCode: string;
  city: string;
  country: string;
};

export function toNamedDetails(details: CustomerDetails): NamedDetails {
  const trimmed = trimDetails(details);
  return {
    customerName: `${trimmed.firstName} ${trimmed.lastName}`.trim(),
    customerEmail: trimmed.email,
    customerPhone: trimmed.phone,
    streetName: trimmed.streetName,
    houseNumber: trimmed.houseNumber,
    houseNumberAddition: trimmed.houseNumberAddition,
    postalCode: trimmed.postalCode,
    city: trimmed.city,
    country: trimmed.country,
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
    country: parseCountry(named.country) ?? DEFAULT_COUNTRY,
    postalCode: named.postalCode,
    houseNumber: named.houseNumber,
    houseNumberAddition: named.houseNumberAddition,
    streetName: named.streetName,
    city: named.city,
  };
}

export function trimDetails(details: CustomerDetails): CustomerDetails {
  return {
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    email: details.email.trim(),
    phone: details.phone.trim(),
    country: details.country,
    postalCode: details.postalCode.trim(),
    houseNumber: details.houseNumber.trim(),
    houseNumberAddition: details.houseNumberAddition.trim(),
    streetName: details.streetName.trim(),
    city: details.city.trim(),
  };
}
