import { describe, expect, test } from 'vitest';
import type { CountryCode } from './countries.ts';
import { declaredCountry, isOutsideVat, territoryOf, vatAreaOf } from './territories.ts';

describe('whose VAT is charged', () => {
  test.each<[CountryCode, string, string]>([
    ['MC', '98000', 'FR'],
    ['FR', '98000', 'FR'],
    ['IM', 'IM1 1AA', 'GB'],
    ['GB', 'BT1 1AA', 'XI'],
    ['GB', ' bt71 7sl', 'XI'],
    ['ES', '35001', 'outside'],
    ['ES', 'E-38001', 'outside'],
    ['ES', '51001', 'outside'],
    ['ES', '52 006', 'outside'],
    ['DE', '78266', 'outside'],
    ['DE', 'D-27498', 'outside'],
    ['IT', '23041', 'outside'],
    ['IT', '22061', 'outside'],
    ['FI', '22100', 'outside'],
    ['AX', 'AX-22100', 'outside'],
    ['GR', '630 86', 'outside'],
    ['GR', '63087', 'outside'],
    ['FR', '97400', 'outside'],
    ['FR', '971 00', 'outside'],
    ['RE', '97400', 'outside'],
    ['JE', 'JE2 3AB', 'outside'],
    ['GB', 'JE2 3AB', 'outside'],
    ['GB', 'GY1 1AA', 'outside'],
    ['PT', '9000-001', 'madeira'],
    ['PT', '9500-321', 'azores'],
    ['AT', '6691', 'jungholz_mittelberg'],
    ['AT', 'A-6993', 'jungholz_mittelberg'],
    ['PT', '9000–001', 'madeira'],
    ['PT', 'PT 9000 001', 'madeira'],
    ['ES', '３５００１', 'outside'],
    ['GB', 'ＢＴ１ １ＡＡ', 'XI'],
    ['GB', 'BT1-1AA', 'XI'],
    ['GR', 'TK 63086', 'outside'],
    ['IT', 'I – 23041', 'outside'],
    ['FI', 'SF-22100', 'outside'],
  ])('%s %s is a place of its own: %s', (country, postalCode, area) => {
    expect(territoryOf(country, postalCode)?.note).toBeTruthy();
    expect(vatAreaOf(country, postalCode)).toBe(area);
  });

  test.each<[CountryCode, string, string]>([
    ['ES', '28001', 'ES'],
    ['ES', '08035', 'ES'],
    ['DE', '78267', 'DE'],
    ['IT', '23042', 'IT'],
    ['IT', '23030', 'IT'],
    ['IT', '22060', 'IT'],
    ['FI', '00100', 'FI'],
    ['FR', '75001', 'FR'],
    ['GR', '10431', 'GR'],
    ['PT', '1000-001', 'PT'],
    ['GB', 'B1 1AA', 'outside'],
    ['NL', '3511AB', 'NL'],
    ['US', '35001', 'outside'],
    ['ES', '', 'ES'],
  ])('%s %s is no such place', (country, postalCode, area) => {
    expect(territoryOf(country, postalCode)).toBeNull();
    expect(vatAreaOf(country, postalCode)).toBe(area);
  });

  test('returns name Northern Ireland and France, the books the country of the address', () => {
    expect(declaredCountry('GB', false)).toBe('XI');
    expect(declaredCountry('GB', true)).toBe('GB');
    expect(declaredCountry('MC', false)).toBe('FR');
    expect(declaredCountry('ES', true)).toBe('ES');
  });
});

test.each([
  ['NL', '1012JS', false],
  ['CH', '8001', true],
  ['NO', '0150', true],
  ['ES', '35001', true],
  ['ES', '28001', false],
  ['ES', '', false],
  ['GB', 'SW1A 1AA', true],
  ['GB', 'BT1 1AA', false],
  ['IM', 'IM1 1AA', true],
  ['MC', '98000', false],
  ['', '', false],
])('%s %s is outside the VAT area: %s', (country, postalCode, isOutside) => {
  expect(isOutsideVat(country, postalCode)).toBe(isOutside);
});
