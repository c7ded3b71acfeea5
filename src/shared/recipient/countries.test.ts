// Tests that countries are recognised from codes, Dutch and English names and common other names. Unknown
// names stay unknown, except in the helper for legacy text.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRY_NAMES } from '#content/countries/country-names.ts';
import {
  COUNTRIES,
  countryCodes,
  countryName,
  isEuCountry,
  parseCountry,
  providerCountry,
} from './countries.ts';

describe('the list of countries', () => {
  test('it holds the 249 codes of ISO 3166-1, each with two names', () => {
    expect(countryCodes()).toHaveLength(249);
    expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(249);
  });

  test('it starts with the Netherlands and Belgium, and goes on by the Dutch name', () => {
    const [first, second, ...others] = COUNTRIES;
    expect([first?.code, second?.code]).toEqual(['NL', 'BE']);
    expect(others).toEqual(others.toSorted((a, b) => a.name.localeCompare(b.name, 'nl')));
  });

  test('27 countries are members of the Union, and Switzerland, Norway and the United Kingdom are not', () => {
    expect(countryCodes().filter(isEuCountry)).toHaveLength(27);
    expect((['CH', 'NO', 'GB'] as const).some(isEuCountry)).toBe(false);
  });
});

describe('reading a country', () => {
  test('every code and both names of every country lead back to its code, whatever the case or spaces', () => {
    for (const code of countryCodes()) {
      const [dutch, english] = COUNTRY_NAMES[code];
      for (const text of [code, code.toLowerCase(), dutch, english, ` ${dutch.toUpperCase()} `]) {
        expect(parseCountry(text), text).toBe(code);
      }
    }
  });

  test.each([
    ['Nederland', 'NL'],
    ['The Netherlands', 'NL'],
    ['Belgie', 'BE'],
    ['Bosnia and Herzegovina', 'BA'],
    ['Bosnia & Herzegovina', 'BA'],
    ['Vatican', 'VA'],
    ['UAE', 'AE'],
    ['USA', 'US'],
    ['Wit-Rusland', 'BY'],
    ['St. Lucia', 'LC'],
  ])('"%s" is %s', (text, code) => {
    expect(parseCountry(text)).toBe(code);
  });

  test.each(['', '  ', 'Overige landen', 'Atlantis', 'XX', 'constructor', '__proto__'])(
    '"%s" is no country',
    (text) => {
      expect(parseCountry(text)).toBeNull();
    },
  );

  test('any text gives a known code or null, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = parseCountry(text);
        expect(code === null || countryName(code).length > 0).toBe(true);
      }),
    );
  });

  test('only the helper for legacy text turns the unknown into US', () => {
    expect(providerCountry('Atlantis')).toBe('US');
    expect(providerCountry('België')).toBe('BE');
  });
});
