// How an address is written, per country.

import { describe, expect, test } from 'vitest';
import { NOBODY } from './recipient.ts';
import { addressLine, linesOf, partsOf, streetLine } from './recipient-address.ts';

const dutch = {
  ...NOBODY,
  streetName: 'Voorbeeldstraat ',
  houseNumber: '1',
  houseNumberAddition: 'A',
  postalCode: '1234AB',
  city: 'Amsterdam',
};
const belgian = { ...dutch, country: 'BE', houseNumberAddition: '3', postalCode: '1000', city: 'Brussel' };
const american = {
  ...NOBODY,
  country: 'US',
  streetName: '1 Main Street',
  houseNumberAddition: 'Apt 4',
  houseNumber: 'California',
  postalCode: '94016',
  city: 'Daly City',
};

describe('the lines of an address', () => {
  test.each([
    [dutch, ['Voorbeeldstraat 1 A', '1234 AB Amsterdam', 'Nederland']],
    [belgian, ['Voorbeeldstraat 1 bus 3', '1000 Brussel', 'België']],
    [american, ['1 Main Street', 'Apt 4', '94016 Daly City, California', 'Verenigde Staten']],
  ])('%#', (recipient, lines) => {
    expect(linesOf(recipient)).toEqual(lines);
    expect(addressLine(recipient)).toBe(lines.slice(0, -1).join(', '));
  });

  test('without separate fields it is the one line of older records', () => {
    expect(linesOf({ ...NOBODY, customerAddress: 'Dam 1, Amsterdam' })).toEqual(['Dam 1, Amsterdam']);
  });

  test('a country nobody knows is shown as written, and nothing known is nothing', () => {
    expect(linesOf({ ...NOBODY, city: 'Poseidonia', country: 'Atlantis' })).toEqual([
      'Poseidonia',
      'Atlantis',
    ]);
    expect(linesOf(NOBODY)).toEqual([]);
    expect(addressLine(NOBODY)).toBe('');
  });
});

test('a Belgian box is written with its word, once', () => {
  expect(streetLine(partsOf({ ...belgian, houseNumberAddition: 'bte 3' }))).toBe('Voorbeeldstraat 1 bte 3');
});

test('a country by its name is the country', () => {
  expect(partsOf({ ...belgian, country: 'België' })).toEqual(partsOf(belgian));
});
