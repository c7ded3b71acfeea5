// Tests the texts about the refund period; days are counted in the shop's time zone.

import { expect, test } from 'vitest';
import type { Withdrawal } from '#modules/returns/contract.ts';
import { daysLeftText, deadlineState } from './withdrawal-texts.ts';

const withdrawal: Withdrawal = {
  receipt: 'sent',
  id: 1,
  reference: 'H-1',
  customerName: 'Anna',
  customerEmail: 'anna@example.nl',
  orderNumber: 'ZW1',
  reason: null,
  statement: '',
  declaredAt: '2026-11-20T13:00:00Z',
  declaredAtText: '',

  refundBefore: '2026-12-04',
  source: 'page',
  late: false,
  match: 'none',
  settledBy: null,
  order: null,
  return: null,
};
const at = (moment: string) => [
  daysLeftText(withdrawal, new Date(moment)),
  deadlineState(withdrawal, new Date(moment)),
];

test('days are counted in the shop’s time zone, the last one included', () => {
  expect(at('2026-11-20T13:00:00Z')).toEqual(['Nog 14 dagen', 'running']);
  expect(at('2026-12-03T22:59:00Z')).toEqual(['Nog 1 dag', 'soon']);
  expect(at('2026-12-03T23:01:00Z')).toEqual(['Vandaag de laatste dag', 'soon']);
  expect(at('2026-12-06T12:00:00Z')).toEqual(['2 dagen te laat', 'late']);
});

test('a refund stops the clock', () => {
  const settledBy = { refundId: 1, amount: '24.95', at: '2026-12-01T10:00:00Z' };
  const settled = { ...withdrawal, settledBy };
  const later = new Date('2027-01-01T12:00:00Z');
  expect([daysLeftText(settled, later), deadlineState(settled, later)]).toEqual([
    'Terugbetaald €24,95',
    'settled',
  ]);
});
