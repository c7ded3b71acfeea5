// Tests how an address is converted when the customer selects another country and the first one again.

import { describe, expect, test } from 'vitest';
import { moveAddress, needsNumberCheck, needsPlaceCheck, splitStreet } from './move-address.ts';
import { type Address, eachAddressField, NOBODY } from './recipient.ts';

const empty: Address = eachAddressField((field) => NOBODY[field]);
const dutch: Address = {
  ...empty,
  streetName: 'Dam',
  houseNumber: '1',
  houseNumberAddition: 'B',
  postalCode: '1012JS',
  city: 'Amsterdam',
};
const german = moveAddress(dutch, 'DE', undefined);

describe('another country', () => {
  test('keeps street, number and addition together, without a state', () => {
    expect(german).toEqual({
      country: 'DE',
      streetName: 'Dam 1 B',
      houseNumber: '',
      houseNumberAddition: '',
      postalCode: '1012JS',
      city: 'Amsterdam',
    });
  });

  test('and back takes them apart again', () => {
    expect(moveAddress(german, 'NL', undefined)).toEqual(dutch);
  });

  test('and back is what it was, also where a street ends in a number', () => {
    const square = { ...dutch, streetName: 'Plein 1944', houseNumber: '5', houseNumberAddition: '2' };
    const moved = moveAddress(square, 'US', undefined);
    expect(moved.streetName).toBe('Plein 1944 5 2');
    expect(moveAddress(moved, 'NL', square)).toEqual(square);
    expect(moveAddress({ ...moved, streetName: 'Dam 1' }, 'NL', square)).toMatchObject({
      streetName: 'Dam',
      houseNumber: '1',
      houseNumberAddition: '',
    });
  });

  test('has no state of the one before', () => {
    const american = { ...empty, country: 'US', streetName: '1 Main Street', houseNumber: 'California' };
    expect(moveAddress({ ...american, houseNumberAddition: 'Apt 4' }, 'DE', undefined)).toMatchObject({
      streetName: '1 Main Street',
      houseNumber: '',
      houseNumberAddition: 'Apt 4',
    });
  });

  test('drops a postal code that cannot be one there', () => {
    expect(moveAddress(dutch, 'BE', undefined)).toMatchObject({
      streetName: 'Dam',
      houseNumber: '1 B',
      postalCode: '',
      city: 'Amsterdam',
    });
  });

  describe('before there is a street', () => {
    const numbered = { ...dutch, streetName: '' };

    test('a number is no line of an address, and is there again on the way back', () => {
      const moved = moveAddress(numbered, 'US', undefined);
      expect(moved).toMatchObject({ streetName: '', houseNumber: '', houseNumberAddition: '' });
      expect(moveAddress(moved, 'NL', numbered)).toEqual(numbered);
      expect(moveAddress({ ...moved, streetName: 'Main Street 5' }, 'NL', numbered)).toMatchObject({
        streetName: 'Main Street',
        houseNumber: '5',
        houseNumberAddition: '',
      });
    });

    test('it stays a number where there are numbers, also when it was changed there', () => {
      const belgian = moveAddress(numbered, 'BE', undefined);
      expect(belgian).toMatchObject({ streetName: '', houseNumber: '1 B', houseNumberAddition: '' });
      expect(moveAddress({ ...belgian, houseNumber: '5' }, 'NL', numbered)).toMatchObject({
        streetName: '',
        houseNumber: '5',
        houseNumberAddition: '',
      });
    });

    test('a second line stays one', () => {
      const american = { ...empty, country: 'US', houseNumber: 'California', houseNumberAddition: 'Apt 4' };
      expect(moveAddress(american, 'DE', undefined)).toMatchObject({
        streetName: '',
        houseNumber: '',
        houseNumberAddition: 'Apt 4',
      });
    });
  });

  test('a Belgian box keeps its word', () => {
    const belgian = { ...dutch, country: 'BE', houseNumberAddition: '3', postalCode: '1000' };
    const moved = moveAddress(belgian, 'FR', undefined);
    expect(moved.streetName).toBe('Dam 1 bus 3');
    expect(moveAddress(moved, 'BE', undefined)).toEqual(belgian);
  });
});

test.each([
  [german, true],
  [dutch, false],
  [{ ...dutch, postalCode: '' }, true],
  [{ ...german, postalCode: '' }, true],
  [{ ...german, postalCode: '', city: '' }, false],
  [empty, false],
])('%# postal code and city of another country have to be looked at: %j', (address, unsure) => {
  expect(needsPlaceCheck(address)).toBe(unsure);
});

describe('the first line of autofill', () => {
  const line = (streetName: string, change: Partial<Address> = {}) =>
    splitStreet({ ...empty, ...change, streetName });

  test.each([
    ['Dam 1 B', {}, ['Dam', '1', 'B']],
    ['Rue Haute 12 bus 3', { country: 'BE' }, ['Rue Haute', '12', '3']],
  ])('%s %j is %j', (text, change, fields) => {
    const read = line(text, change);
    expect([read?.streetName, read?.houseNumber, read?.houseNumberAddition]).toEqual(fields);
  });

  test.each([
    ['Damrak 1', { houseNumber: '1' }, ['Damrak', '1', '']],
    ['Damrak 12 A', { houseNumber: '12' }, ['Damrak', '12', 'A']],
    ['Damrak 12', { houseNumber: '12', houseNumberAddition: 'A' }, ['Damrak', '12', 'A']],
    ['Damrak 101-103', { houseNumber: '101-103' }, ['Damrak', '101-103', '']],
  ])('%s beside %j loses the number that is there already', (text, change, fields) => {
    const read = line(text, change);
    expect([read?.streetName, read?.houseNumber, read?.houseNumberAddition]).toEqual(fields);
  });

  test('another number than the one beside it is left, and unsure', () => {
    const belgian = { ...empty, country: 'BE', streetName: 'Wetstraat 99 bus 3', houseNumber: '12 A' };
    expect(splitStreet(belgian)).toBeNull();
    expect(needsNumberCheck(belgian)).toBe(true);
    expect(needsNumberCheck(dutch)).toBe(false);
    expect(moveAddress(belgian, 'NL', undefined)).toMatchObject({
      streetName: 'Wetstraat 99 bus 3',
      houseNumber: '12',
      houseNumberAddition: 'A',
    });
  });

  test('stays as it is without a number, with a number given, and where a street is one line', () => {
    expect(line('Dam')).toBeNull();
    expect(line('Plein 1944', { houseNumber: '5' })).toBeNull();
    expect(line('1 Main Street', { country: 'US' })).toBeNull();
  });
});
