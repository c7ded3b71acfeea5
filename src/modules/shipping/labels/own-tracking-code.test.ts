import { expect, test } from 'vitest';
import { CARRIERS, trackLink } from '../contract.ts';
import { isOwnTrackingCode, ownTrackingCode } from './own-tracking-code.ts';

test('the same reference gives the same code, and every label of an order another one', () => {
  expect(ownTrackingCode('ZW100012')).toBe(ownTrackingCode('ZW100012'));
  const codes = ['ZW100012', 'ZW100012-2', 'ZW100012-12', 'ZW100013', 'ZW1000122'].map(ownTrackingCode);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(isOwnTrackingCode(code)).toBe(true);
});

test('two neighbours exchanged show in the check digit', () => {
  const digit = (reference: string) => ownTrackingCode(reference).at(-1);
  expect(digit('ZW100012')).not.toBe(digit('ZW100021'));
});

test('no carrier has a page for them', () => {
  for (const carrier of CARRIERS) {
    const parcel = { carrier, trackingCode: ownTrackingCode('ZW100012'), postalCode: '1012JS' };
    expect(trackLink({ ...parcel, country: 'NL' })).toBeNull();
  }
  expect(isOwnTrackingCode('3STUNM283054292')).toBe(false);
});
