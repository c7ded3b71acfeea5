// Tests that the sheet with the logos of payment methods equals what its script generates from the installed
// icon package.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawPaymentMarks, SHEET } from '../../assets/payment-marks.mjs';
import { LOGO_SIZES } from '../../src/web/checkout/payment/marks/payment-logo.tsx';

test('the sheet of payment marks is the one its script draws', () => {
  expect(readFileSync(SHEET, 'utf8')).toBe(drawPaymentMarks());
});

test('every mark is shown in the box it was drawn in', () => {
  const drawn = [...drawPaymentMarks().matchAll(/<symbol id="(\w+)" viewBox="\S+ \S+ (\S+ \S+)"/g)];
  expect(drawn.map(([, id, size]) => [id, size])).toEqual(Object.entries(LOGO_SIZES));
});

test('no outline is torn', () => {
  expect(drawPaymentMarks()).not.toMatch(/NaN|undefined/);
});
