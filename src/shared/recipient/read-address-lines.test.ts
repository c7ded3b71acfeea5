// The one line of a wallet or of autofill, taken apart the way the form of the country wants it.

import { expect, test } from 'vitest';
import { readAddressLines } from './recipient-address.ts';

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
