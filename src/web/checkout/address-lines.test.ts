// How an address reads, per country.

import { expect, test } from 'vitest';
import { addressLine, addressLines } from './address-lines.ts';
import { emptyDetails } from './customer-details.ts';

const dutch = {
  ...emptyDetails,
  streetName: 'Voorbeeldstraat ',
  houseNumber: '1',
  houseNumberAddition: 'A',
  postalCode: '1234AB',
  city: 'Amsterdam',
};
const belgian = { ...dutch, country: 'BE', houseNumberAddition: '3', postalCode: '1000', city: 'Brussel' };

test('an address reads as one line, an empty one as nothing', () => {
  expect(addressLine(dutch)).toBe('Voorbeeldstraat 1 A, 1234AB Amsterdam');
  expect(addressLine(emptyDetails)).toBe('');
});

test('a Belgian box is written with its word, once', () => {
  expect(addressLine(belgian)).toBe('Voorbeeldstraat 1 bus 3, 1000 Brussel');
  expect(addressLines({ ...belgian, houseNumberAddition: 'bte 3' }).line1).toBe('Voorbeeldstraat 1 bte 3');
});

test('elsewhere the second line and the state keep their own places', () => {
  const american = {
    ...dutch,
    country: 'US',
    streetName: '350 Fifth Avenue',
    houseNumber: 'NY',
    houseNumberAddition: 'Floor 21',
    postalCode: '10118',
    city: 'New York',
  };
  expect(addressLines(american)).toEqual({ line1: '350 Fifth Avenue', line2: 'Floor 21', state: 'NY' });
  expect(addressLine(american)).toBe('350 Fifth Avenue, Floor 21, 10118 New York, NY');
});
