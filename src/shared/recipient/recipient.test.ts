// Tests how known, missing and placeholder fields of a recipient are recognised and stored.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DETAILS } from '#tests/support/buyer.ts';
import {
  isNobody,
  missingFields,
  NOBODY,
  normaliseField,
  RECIPIENT_FIELDS,
  RECIPIENT_LIMITS,
} from './recipient.ts';
import { recipientText } from './recipient-schema.ts';

const known = { ...NOBODY, ...DETAILS };

describe('what is missing', () => {
  test('nothing, when a mail and a parcel arrive', () => {
    expect(missingFields(known, 'order')).toEqual([]);
    expect(missingFields({ ...known, customerEmail: '' }, 'parcel')).toEqual([]);
    expect(missingFields({ ...NOBODY, customerEmail: 'anna@example.nl' }, 'mail')).toEqual([]);
  });

  test.each(['customerName', 'customerEmail', 'streetName', 'houseNumber', 'postalCode', 'city'] as const)(
    'an order without %s is not complete',
    (field) => {
      expect(missingFields({ ...known, [field]: ' ' }, 'order')).toEqual([field]);
    },
  );

  test('a house number is only asked where a street without one is no address', () => {
    for (const country of ['NL', 'BE', 'België'])
      expect(missingFields({ ...known, country, houseNumber: '' }, 'parcel')).toEqual(['houseNumber']);
    expect(missingFields({ ...known, country: 'US', houseNumber: '' }, 'parcel')).toEqual([]);
  });

  test('a country nobody knows is missing', () => {
    expect(missingFields({ ...known, country: 'Atlantis' }, 'parcel')).toEqual(['country']);
  });
});

test('nobody is who gave neither a name nor an address for mail', () => {
  expect(isNobody(NOBODY)).toBe(true);
  expect(isNobody({ ...NOBODY, customerName: 'Anna' })).toBe(false);
  expect(isNobody({ ...NOBODY, customerEmail: 'anna@example.nl' })).toBe(false);
});

describe('a field as the shop keeps it', () => {
  test.each([
    ['customerEmail', 'unknown@example.invalid'],
    ['customerEmail', 'onbekend@example.invalid'],
    ['customerEmail', ' Niemand@INVALID '],
    ['customerName', 'Unknown Customer'],
  ] as const)('%s %j stands in for nobody and is blank', (field, text) => {
    expect(normaliseField(field, text)).toBe('');
    expect(recipientText(field).parse(text)).toBe('');
  });

  test.each([
    ['customerEmail', 'anna@invalid.example'],
    ['customerName', 'Anna Unknown Customer'],
    ['city', 'Unknown Customer'],
  ] as const)('%s %j is kept', (field, text) => {
    expect(normaliseField(field, text)).toBe(text);
  });

  test.each(RECIPIENT_FIELDS)('%s is one line, and no longer than it may be', (field) => {
    const schema = recipientText(field);
    expect(schema.parse(' Eva\r\nBcc: x\t\u0085\u2028y ')).toBe('Eva Bcc: x y');
    expect(schema.safeParse('a'.repeat(RECIPIENT_LIMITS[field] + 1)).success).toBe(false);
  });
});

test('the fields are written out where an address is read, written or typed, and nowhere else', () => {
  const source = join(import.meta.dirname, '..', '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .filter((path) => readFileSync(join(source, path), 'utf8').includes('houseNumberAddition'));
  expect(files.sort()).toEqual([
    'shared/recipient/recipient-address.ts',
    'shared/recipient/recipient-csv.ts',
    'shared/recipient/recipient-labels.ts',
    'shared/recipient/recipient.ts',
    'web/admin/shared/recipient/recipient-sections.tsx',
    'web/checkout/details/country-fields.ts',
  ]);
});
