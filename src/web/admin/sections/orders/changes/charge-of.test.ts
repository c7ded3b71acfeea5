// What of a form says what is charged.

import { expect, test } from 'vitest';
import type { Order } from '#modules/orders/contract.ts';
import { NOBODY } from '#shared/recipient/recipient.ts';
import { editFormOf } from '../edit/edit-order-form.ts';
import { chargeOf } from './charge-of.ts';

const sold: Order = {
  ...NOBODY,
  id: 7,
  orderNumber: 'ZW100007',
  products: '[]',
  variant: '1x',
  quantity: 1,
  subtotal: '24.95',
  discount: '0.00',
  shippingCost: '4.95',
  total: '29.90',
  vatRate: 21,
  vatAmount: '5.19',
  couponCode: null,
  status: 'pending',
  paymentStatus: 'paid',
  paymentIntentId: 'pi_1',
  trackingCode: null,
  trackingUrl: null,
  carrier: null,
  shippedAt: null,
  flags: [],
  version: 1,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
};
const form = editFormOf(sold);

test('a form as it opens says nothing', () => {
  expect(chargeOf(form, sold)).toBeNull();
  expect(chargeOf({ ...form, city: 'Utrecht', settle: 'none' }, sold)).toBeNull();
});

test('another pack, code, country or amount does, and an amount that is being typed does not', () => {
  expect(chargeOf({ ...form, variant: '2x' }, sold)).toEqual({ variant: '2x' });
  expect(chargeOf({ ...form, couponCode: 'welkom10', country: 'BE' }, sold)).toEqual({
    couponCode: 'welkom10',
    country: 'BE',
  });
  expect(chargeOf({ ...form, total: '25', settle: 'none' }, sold)).toEqual({
    total: '25.00',
    settle: 'none',
  });
  expect(chargeOf({ ...form, total: '29,9' }, sold)).toBeNull();
  expect(chargeOf({ ...form, total: '' }, sold)).toBeNull();
});
