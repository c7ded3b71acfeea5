import { expect, test } from 'vitest';
import { DEFAULT_LABEL_OPTIONS } from '../contract.ts';
import { type Piece, proposeLabel, weighParcel } from './propose-label.ts';

const packaging = { carrier: 'postnl', packagingThickness: 4, packagingWeight: 40 } as const;
const jar: Piece = { length: 70, width: 70, height: 65, weight: 110, quantity: 1 };
const brush: Piece = { length: 200, width: 22, height: 18, weight: 15, quantity: 1 };
const methodOf = (pieces: Piece[], country = 'NL') => proposeLabel(pieces, packaging, country).shippingMethod;

test('a jar is too thick for a letter box, alone and with a brush', () => {
  expect([methodOf([jar]), methodOf([brush, jar])]).toEqual(['pakket', 'pakket']);
});

test('brushes go through it until there is no room beside each other', () => {
  expect(methodOf([{ ...brush, quantity: 22 }])).toBe('brievenbus');
  expect(methodOf([{ ...brush, quantity: 23 }])).toBe('pakket');
});

test('the slot is 32 mm with the packaging, whichever way the piece is measured', () => {
  const flat = { ...brush, length: 28, height: 200 };
  expect(methodOf([flat])).toBe('brievenbus');
  expect(methodOf([{ ...flat, length: 29, width: 29 }])).toBe('pakket');
});

test('what nobody measured, is heavier than 2 kg, or leaves the country is a parcel', () => {
  expect(methodOf([{ ...brush, height: 0 }])).toBe('pakket');
  expect(methodOf([])).toBe('pakket');
  expect(methodOf([{ ...brush, weight: 1961 }])).toBe('pakket');
  expect(methodOf([brush], 'BE')).toBe('pakket');
});

test('weighs all of it in its packaging, and the carrier is that of the settings', () => {
  expect(weighParcel([{ ...jar, quantity: 2 }, brush], packaging)).toBe(275);
  expect(weighParcel([{ ...jar, weight: 0 }], packaging)).toBe(160);
  expect(proposeLabel([brush], { ...packaging, carrier: 'dhl' }, 'NL')).toEqual({
    ...DEFAULT_LABEL_OPTIONS,
    carrier: 'dhl',
  });
});
