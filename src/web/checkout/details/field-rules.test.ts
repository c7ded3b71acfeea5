// Tests when person and address are complete, per country.

import { expect, test } from 'vitest';
import * as z from 'zod';
import { isEmailAddress } from '#shared/recipient/email-address.ts';
import { emailAddress } from '#shared/recipient/email-schema.ts';
import { addressFields, formatPostalCode } from './country-fields.ts';
import { emptyDetails } from './customer-details.ts';
import {
  addressFieldDoubt,
  addressProblems,
  allProblems,
  fieldOrder,
  isAddressComplete,
  isPersonComplete,
  personProblems,
} from './field-rules.ts';

const person = { ...emptyDetails, firstName: 'Eva', lastName: 'Smit', email: 'eva@voorbeeld.nl' };
const dutch = {
  ...person,
  postalCode: '1234AB',
  houseNumber: '1',
  streetName: 'Voorbeeldstraat',
  city: 'Amsterdam',
};

test('a person is complete with both names and an e-mail address; a phone is not needed', () => {
  expect(isPersonComplete(person)).toBe(true);
  expect(personProblems({ ...person, firstName: ' ', email: '' })).toEqual({
    firstName: 'Vul je voornaam in',
    email: 'Vul je e-mailadres in',
  });
  expect(personProblems({ ...person, email: 'eva@voorbeeld' })).toHaveProperty('email');
});

test('a Dutch address needs postal code, house number, street and city, but no addition', () => {
  expect(isAddressComplete(dutch)).toBe(true);
  expect(Object.keys(addressProblems(person)).sort()).toEqual([
    'city',
    'houseNumber',
    'postalCode',
    'streetName',
  ]);
});

test('a Dutch postal code has four digits and two letters', () => {
  for (const postalCode of ['1234', '0123AB', '1234A1', '12345A', '1234SS'])
    expect(addressProblems({ ...dutch, postalCode })).toEqual({
      postalCode: 'Een postcode ziet eruit als 1234AB',
    });
});

test('a Dutch house number over 5 and an addition over 4 signs are asked about and kept; what the shop cannot store is refused', () => {
  const doubts = (details: typeof dutch) =>
    addressFields('NL').flatMap((field) => (addressFieldDoubt(field, details) === null ? [] : [field.name]));
  expect(doubts({ ...dutch, houseNumber: '101-1', houseNumberAddition: 'rood' })).toEqual([]);
  const long = { ...dutch, houseNumber: '101-103', houseNumberAddition: 'zwart' };
  expect(doubts(long)).toEqual(['houseNumber', 'houseNumberAddition']);
  expect(addressProblems(long)).toEqual({});
  expect(addressProblems({ ...dutch, houseNumber: '1'.repeat(61) })).toEqual({
    houseNumber: 'Maximaal 60 tekens',
  });
});

test('a street that ends in another number than the one beside it is asked about', () => {
  const [street] = addressFields('NL').filter(({ name }) => name === 'streetName');
  if (!street) throw new Error('no street');
  const doubt = addressFieldDoubt(street, { ...dutch, streetName: 'Wetstraat 99', houseNumber: '12' });
  expect(doubt).toBe('In je straat staat ook een nummer. Klopt huisnummer 12?');
  expect(addressFieldDoubt(street, dutch)).toBeNull();
});

test('a postal code is not asked for where there is none, may be left out in Ireland, and an odd one is only asked about', () => {
  const hongKong = { ...person, country: 'HK', streetName: '150 Kennedy Road', city: 'Wan Chai' };
  expect(addressFields('HK').map(({ name }) => name)).not.toContain('postalCode');
  expect(addressProblems(hongKong)).toEqual({});
  expect(addressProblems({ ...hongKong, country: 'IE' })).toEqual({});
  expect(addressProblems({ ...hongKong, country: 'US' })).toEqual({ postalCode: 'Vul je postcode in' });
  const american = { ...hongKong, country: 'US', postalCode: '9401' };
  expect(addressProblems(american)).toEqual({});
  const [code] = addressFields('US').filter(({ name }) => name === 'postalCode');
  expect(code && addressFieldDoubt(code, american)).toMatch(/^Klopt je postcode/);
  expect(code && addressFieldDoubt(code, { ...american, postalCode: '94016' })).toBeNull();
});

test('a house number is required where a street without one is no address', () => {
  for (const [country, postalCode] of [
    ['DE', '10115'],
    ['GB', 'SW1A 1AA'],
  ] as const)
    expect(isAddressComplete({ ...dutch, country, postalCode, houseNumber: '' })).toBe(true);
  for (const [country, postalCode, houseNumber] of [
    ['NL', '1012JS', 'Nog invullen'],
    ['BE', '1000', 'Vul je huisnummer in'],
  ] as const)
    expect(addressProblems({ ...dutch, country, postalCode, houseNumber: '' })).toEqual({ houseNumber });
  expect(addressProblems({ ...dutch, country: 'BE', postalCode: '1234AB' })).toHaveProperty('postalCode');
});

test('an unknown country is a field error', () => {
  expect(addressProblems({ ...dutch, country: '' })).toHaveProperty('country', 'Kies je land');
});

test('problems come in reading order', () => {
  const first = fieldOrder('BE').find((field) => field in allProblems({ ...dutch, country: 'BE', city: '' }));
  expect(first).toBe('postalCode');
});

test('postal codes are tidied while they are typed, as each country writes them', () => {
  expect(formatPostalCode('NL', '12 a')).toBe('12A');
  expect(formatPostalCode('NL', '1234 ab')).toBe('1234AB');
  expect(formatPostalCode('BE', 'B-1000')).toBe('1000');
  expect(formatPostalCode('GB', 'SW1A 1AA')).toBe('SW1A 1AA');
});

test('what is too long to be stored is a field error, however it came into the form', () => {
  expect(allProblems({ ...dutch, firstName: 'x'.repeat(81), phone: '0'.repeat(31) })).toEqual({
    firstName: 'Maximaal 80 tekens',
    phone: 'Maximaal 30 tekens',
  });
  expect(addressProblems({ ...dutch, country: 'US', postalCode: '1'.repeat(17) })).toEqual({
    postalCode: 'Maximaal 16 tekens',
  });
});

test('labels are those of the country', () => {
  expect(addressFields('BE').map((field) => field.label)).toEqual([
    'Postcode',
    'Plaats',
    'Straatnaam',
    'Huisnummer',
    'Bus (optioneel)',
  ]);
  expect(addressFields('US').map((field) => field.label)).toEqual([
    'Address Line 1',
    'Address Line 2',
    'State/Province (optional)',
    'City',
    'Postal/ZIP code',
  ]);
});

test('what is missing abroad is asked for in the words of its field', () => {
  expect(addressProblems({ ...person, country: 'US' })).toEqual({
    streetName: 'Vul je adres in',
    city: 'Vul je plaats in',
    postalCode: 'Vul je postcode in',
  });
});

test.each([
  'eva@voorbeeld.nl',
  "o'brien+shop@mail.example.co.uk",
  'a_b-c.d@x-y.example',
  'e@1.nl',
  '1@voorbeeld.nl',

  'eva@voorbeeld',
  '.eva@voorbeeld.nl',
  'e..va@voorbeeld.nl',
  'eva.@voorbeeld.nl',
  'eva@-x.nl',
  'eva@x.n',

  'e va@voorbeeld.nl',
  'eva@@voorbeeld.nl',
  'ëva@voorbeeld.nl',
  'eva@voorbeeld.n1',
  'eva@voorbeeld..nl',
  '@x.nl',
])('%s is an address here exactly when the server takes it', (text) => {
  expect(isEmailAddress(text)).toBe(emailAddress('geen adres').safeParse(text).success);
  expect(isEmailAddress(text)).toBe(z.email().safeParse(text).success);
});
