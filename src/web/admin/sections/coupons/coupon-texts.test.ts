// Tests the texts of coupons in the list: value, number of uses, and whether the coupon is valid today.

import { expect, test } from 'vitest';
import type { Coupon } from '#modules/coupons/contract.ts';
import { couponStatus, minimumText, valueText } from './coupon-texts.ts';

const coupon: Coupon = {
  id: 1,
  code: 'ZOMER10',
  type: 'percentage',
  value: 10,
  minOrderAmount: null,
  maxUses: 5,
  usedCount: 2,
  validFrom: '2026-06-01',
  validUntil: '2026-08-31',
  isActive: true,
  version: 1,
  createdAt: '2026-05-01T00:00:00Z',
  updatedAt: '2026-05-01T00:00:00Z',
};
const during = new Date('2026-07-01T12:00:00Z');

test('the last day counts until midnight in Amsterdam', () => {
  expect(couponStatus(coupon, new Date('2026-08-31T21:59:00Z'))).toBe('active');
  expect(couponStatus(coupon, new Date('2026-08-31T22:01:00Z'))).toBe('expired');
  expect(couponStatus(coupon, new Date('2026-05-31T21:59:00Z'))).toBe('planned');
});

test('switched off or used up, it does not work whatever the day', () => {
  expect(couponStatus({ ...coupon, isActive: false }, during)).toBe('inactive');
  expect(couponStatus({ ...coupon, usedCount: 5 }, during)).toBe('used_up');
});

test('values and minimum are Dutch', () => {
  expect(valueText(coupon)).toBe('10%');
  expect(valueText({ type: 'percentage', value: 12.5 })).toBe('12,5%');
  expect(valueText({ type: 'fixed_amount', value: 5 })).toBe('€5,00');
  expect([minimumText(coupon), minimumText({ minOrderAmount: 30 })]).toEqual([null, 'vanaf €30,00']);
});
