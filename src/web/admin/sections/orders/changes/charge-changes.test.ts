// Tests which form values change the charge of an order.

import { expect, test } from 'vitest';
import { EXAMPLE_ORDER as sold } from '#tests/support/example-order.ts';
import { editFormOf } from '../edit/edit-order-form.ts';
import { chargeChanges } from './charge-changes.ts';

const form = editFormOf(sold);

test('a form as it opens says nothing', () => {
  expect(chargeChanges(form, sold)).toBeNull();
  expect(chargeChanges({ ...form, city: 'Utrecht', settle: 'none' }, sold)).toBeNull();
});

test('another pack, code, country or amount does, and an amount that is being typed does not', () => {
  expect(chargeChanges({ ...form, variant: '2x' }, sold)).toEqual({ variant: '2x' });
  expect(chargeChanges({ ...form, couponCode: 'welkom10', country: 'BE' }, sold)).toEqual({
    couponCode: 'welkom10',
    country: 'BE',
  });
  expect(chargeChanges({ ...form, total: '25', settle: 'none' }, sold)).toEqual({
    total: '25.00',
    settle: 'none',
  });
  expect(chargeChanges({ ...form, total: '29,9' }, sold)).toBeNull();
  expect(chargeChanges({ ...form, total: '' }, sold)).toBeNull();
});

test('a postal code says what is charged when it lies in another VAT area, or another country', () => {
  const spanish = { ...sold, country: 'ES', postalCode: '28001' };
  const opened = editFormOf(spanish);
  expect(chargeChanges({ ...opened, postalCode: '28002' }, spanish)).toBeNull();
  expect(chargeChanges({ ...opened, postalCode: '35001' }, spanish)).toEqual({ postalCode: '35001' });
  expect(chargeChanges({ ...form, country: 'ES', postalCode: '35001' }, sold)).toEqual({
    country: 'ES',
    postalCode: '35001',
  });
});
