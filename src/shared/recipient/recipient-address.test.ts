// Tests how addresses are formatted per country, and how a single line from a wallet or autofill is split
// into the fields of the form.

import { describe, expect, test } from 'vitest';
import { NOBODY } from './recipient.ts';
import { addressLine, linesOf, partsOf, readAddressLines, streetLine } from './recipient-address.ts';

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

const LONG = 20_000;
test.each([' ', ',', ', ', '1 ', 'a ', '1', 'a1 ', '-', '/', 'bus ', '1944 ', '\u00a0', '\n', '12 app '])(
  'a line of %j without end stays in the street and takes no time worth waiting for',
  (piece) => {
    const line = `a${piece.repeat(Math.ceil(LONG / piece.length))}\u0001x`;
    for (const country of ['NL', 'BE', 'FR'])
      for (const lines of [
        { line1: line, line2: '', state: '' },
        { line1: 'Dam 1', line2: line, state: '' },
      ])
        expect(readAddressLines(country, lines).streetName).toBe(lines.line1);
  },
);

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

const fieldsOf = (country: string, line1: string, line2 = '', state = '') => {
  const fields = readAddressLines(country, { line1, line2, state });
  return [fields.streetName, fields.houseNumber, fields.houseNumberAddition];
};

test.each([
  ['Europalaan 93', '', ['Europalaan', '93', '']],
  ['Europalaan 93 bis', '', ['Europalaan', '93', 'bis']],
  ['Europalaan 93-A', '', ['Europalaan', '93', 'A']],
  ['Europalaan 93A', '', ['Europalaan', '93', 'A']],
  ['Europalaan 93', 'III', ['Europalaan', '93', 'III']],
  ['Plein 1944 nr 12', '', ['Plein 1944 nr', '12', '']],
  ['  1e Dorpsstraat  7 ', '', ['1e Dorpsstraat', '7', '']],
  ['Postbus', '', ['Postbus', '', '']],
  ['Plein 1944 12', '', ['Plein 1944', '12', '']],
  ['Laan van 2000 15 rood', '', ['Laan van 2000', '15', 'rood']],
  ['Plein 40-45 7', '', ['Plein 40-45', '7', '']],
  ['Plein 1944', '', ['Plein', '1944', '']],
  ['Damrak 12 appartement 3', '', ['Damrak', '12', 'appartement 3']],
  ['Damrak 12A app. 3', '', ['Damrak', '12', 'A app. 3']],
  ['Damrak 1, 2 hoog', '', ['Damrak', '1', '2 hoog']],
  ['Damrak 1 t/m 3', '', ['Damrak', '1', 't/m 3']],
  ['Damrak 1 - 3', '', ['Damrak', '1', '3']],
  ['Damrak, 1,', '', ['Damrak', '1', '']],
])('in the Netherlands "%s" with "%s" is %j', (line1, line2, fields) => {
  expect(fieldsOf('NL', line1, line2)).toEqual(fields);
});

test.each([
  ['Steenweg 12', '', ['Steenweg', '12', '']],
  ['Steenweg 12A', '', ['Steenweg', '12A', '']],
  ['Steenweg 12 bus 3', '', ['Steenweg', '12', '3']],
  ['Rue de la Loi 16, bte 4B', '', ['Rue de la Loi', '16', '4B']],
  ['Rue Haute 12-14 boîte 2', '', ['Rue Haute', '12-14', '2']],
  ['Steenweg 12', 'Bus 0301', ['Steenweg', '12', '0301']],
  ['Busstraat 5', '', ['Busstraat', '5', '']],
  ['12, Rue Haute', '', ['Rue Haute', '12', '']],
  ['12A Rue Haute bte 3', '', ['Rue Haute', '12A', '3']],
  ['1e Dorpsstraat', '', ['1e Dorpsstraat', '', '']],
  ['Steenweg 12bis', '', ['Steenweg', '12bis', '']],
  ['Rue Haute, 12 bt 4', '', ['Rue Haute', '12', '4']],
  ['12 bis rue Haute', '', ['rue Haute', '12 bis', '']],
  ['Kasteel Ter Heide', '', ['Kasteel Ter Heide', '', '']],
])('in Belgium "%s" with "%s" is %j', (line1, line2, fields) => {
  expect(fieldsOf('BE', line1, line2)).toEqual(fields);
});

test('elsewhere lines and state stay as they are', () => {
  expect(fieldsOf('US', '123 Main St Apt 4', 'Floor 2', 'NY')).toEqual([
    '123 Main St Apt 4',
    'NY',
    'Floor 2',
  ]);
});
