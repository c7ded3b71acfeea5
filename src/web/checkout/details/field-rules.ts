// Validation rules and Dutch error texts of the form fields. A section is complete when all its fields are
// valid. The server validates everything again; these rules only save the customer a round trip.

import { isCountryCode } from '#shared/recipient/countries.ts';
import { isEmailAddress } from '#shared/recipient/email-address.ts';
import { needsNumberCheck } from '#shared/recipient/move-address.ts';
import { isPostalCodeOdd, normalisePostalCode } from '#shared/recipient/postal-codes.ts';
import { hasHouseNumbers } from '#shared/recipient/recipient.ts';
import { recipientLabel } from '#shared/recipient/recipient-labels.ts';
import { type AddressField, addressFields, limitOf } from './country-fields.ts';
import { type CustomerDetails, type DetailField, trimDetails } from './customer-details.ts';

export type FieldProblems = Partial<Record<DetailField, string>>;

/** Fields of the section Verzendgegevens (name, e-mail, phone), in the order of the page. */
export const PERSON_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const satisfies DetailField[];

/** Maximum length of each person field in characters, as the shop stores it. */
export const PERSON_LIMITS = { firstName: 80, lastName: 100, email: 254, phone: 30 } as const;

export function personProblems(details: CustomerDetails): FieldProblems {
  const { firstName, lastName, email } = trimDetails(details);
  return {
    ...tooLong(details),
    ...(firstName === '' && { firstName: 'Vul je voornaam in' }),
    ...(lastName === '' && { lastName: 'Vul je achternaam in' }),
    ...(email === ''
      ? { email: 'Vul je e-mailadres in' }
      : !isEmailAddress(email) && { email: 'Dit e-mailadres klopt niet. Een voorbeeld: naam@voorbeeld.nl' }),
  };
}

export function addressProblems(details: CustomerDetails): FieldProblems {
  const trimmed = trimDetails(details);
  const problems: FieldProblems = {};
  if (!isCountryCode(trimmed.country)) problems.country = 'Kies je land';
  for (const field of addressFields(trimmed.country)) {
    const problem = addressFieldProblem(field, trimmed);
    if (problem !== null) problems[field.name] = problem;
  }
  return problems;
}

export function allProblems(details: CustomerDetails): FieldProblems {
  return { ...personProblems(details), ...addressProblems(details) };
}

export function isPersonComplete(details: CustomerDetails): boolean {
  return Object.keys(personProblems(details)).length === 0;
}

export function isAddressComplete(details: CustomerDetails): boolean {
  return Object.keys(addressProblems(details)).length === 0;
}

/**
 * Lists the fields of the whole form in reading order. The first invalid one in this order gets the focus.
 */
export function fieldOrder(country: string): DetailField[] {
  return [...PERSON_FIELDS, 'country', ...addressFields(country).map((field) => field.name)];
}

/** Error text for an invalid postal code, by country. A country without a text accepts any postal code. */
const POSTAL_CODE_TEXTS: Readonly<Record<string, string>> = {
  NL: 'Een postcode ziet eruit als 1234AB',
  BE: 'Een Belgische postcode heeft vier cijfers',
};

function addressFieldProblem(field: AddressField, details: CustomerDetails): string | null {
  const value = details[field.name];
  // Two words under a narrow field, where its name would take a line more than its neighbours.
  const missing =
    field.columns === 2 ? 'Nog invullen' : `Vul je ${requiredFieldText(field, details.country)} in`;
  if (value === '') return field.required ? missing : null;
  if (field.name === 'postalCode' && normalisePostalCode(value, details.country) === null)
    return POSTAL_CODE_TEXTS[details.country] ?? null;
  if (value.length > limitOf(field)) return tooLongText(limitOf(field));
  if (field.name === 'houseNumber' && details.country === 'NL' && !/^\d/.test(value))
    return 'Een huisnummer begint met een cijfer';
  return null;
}

/**
 * Returns a Dutch question about the typed value of an address field that is unusual but may be right; null
 * when the value is usual.
 */
export function addressFieldDoubt(field: AddressField, details: CustomerDetails): string | null {
  const value = details[field.name].trim();
  if (field.name === 'postalCode' && isPostalCodeOdd(value, details.country))
    return 'Klopt je postcode? Zo zien ze er daar meestal niet uit.';
  if (field.name === 'streetName' && needsNumberCheck(details))
    return `In je straat staat ook een nummer. Klopt huisnummer ${details.houseNumber.trim()}?`;
  return field.usual !== undefined && value.length > field.usual ? 'Klopt dit?' : null;
}

/**
 * Returns the name of a required field for its error text. Outside the Netherlands and Belgium, the field for
 * street and number is called "adres".
 */
function requiredFieldText({ name }: AddressField, country: string): string {
  if (name === 'streetName' && !hasHouseNumbers(country)) return 'adres';
  return recipientLabel(name).toLowerCase();
}

function tooLong(details: CustomerDetails): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of PERSON_FIELDS) {
    const limit = PERSON_LIMITS[field];
    if (details[field].trim().length > limit) problems[field] = tooLongText(limit);
  }
  return problems;
}

function tooLongText(limit: number): string {
  return `Maximaal ${limit} tekens`;
}
