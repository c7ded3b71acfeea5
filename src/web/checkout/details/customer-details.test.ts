// Tests that the typed details survive the conversion to a draft and back.

import { expect, test } from 'vitest';
import { emptyDetails, fromNamedDetails, toNamedDetails } from './customer-details.ts';

const details = {
  ...emptyDetails,
  firstName: ' Jan ',
  lastName: 'van der Berg',
  email: 'jan@voorbeeld.nl ',
  postalCode: '1234AB',
  houseNumber: '1',
  houseNumberAddition: 'A',
  streetName: 'Voorbeeldstraat',
  city: 'Amsterdam',
};

test('a draft has one name and no stray spaces', () => {
  expect(toNamedDetails(details)).toMatchObject({
    customerName: 'Jan van der Berg',
    customerEmail: 'jan@voorbeeld.nl',
    country: 'NL',
  });
});

test('a draft comes back as it was typed', () => {
  expect(toNamedDetails(fromNamedDetails(toNamedDetails(details)))).toEqual(toNamedDetails(details));
  expect(fromNamedDetails(toNamedDetails(details))).toMatchObject({
    firstName: 'Jan',
    lastName: 'van der Berg',
  });
});

test('a country of an older draft is read by its name, and an unknown one is the Netherlands', () => {
  expect(fromNamedDetails({ ...toNamedDetails(details), country: 'België' }).country).toBe('BE');
  expect(fromNamedDetails({ ...toNamedDetails(details), country: 'Atlantis' }).country).toBe('NL');
});
