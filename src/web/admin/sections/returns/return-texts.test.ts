import { expect, test } from 'vitest';
import type { ReturnDetail, ReturnStatus } from '#modules/returns/contract.ts';
import { canMoveTo, isPayable, nextStep, nextStepText } from './return-texts.ts';

const returnWith = (status: ReturnStatus, overrides: Partial<ReturnDetail> = {}): ReturnDetail => ({
  id: 1,
  reference: 'RT100001',
  status,
  notSent: false,
  pieces: 1,
  openedAt: '',
  updatedAt: '',

  origin: 'withdrawal',
  reason: null,
  endReason: null,
  actor: 'customer',
  version: 1,
  refunded: null,
  due: null,
  refundBefore: null,
  order: {
    id: 1,
    orderNumber: 'ZW100001',
    customerName: '',
    customerEmail: '',
    status: 'shipped',
    total: '37.43',
  },
  lines: [],
  withdrawals: [],
  money: {
    goods: '18.72',
    shipping: '0.00',
    deduction: '0.00',
    due: '18.72',
    refundable: '37.43',
    disputed: false,
  },
  deductionReason: null,
  refund: null,
  wholeOrder: false,
  ...overrides,
});

test('a parcel that never left is neither under way nor received: it is put back, or its order cancelled', () => {
  const held = returnWith('announced', { notSent: true });
  expect([canMoveTo(held, 'underway'), canMoveTo(held, 'received'), canMoveTo(held, 'checked')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(nextStepText(held)).toContain('stuur de rest');
  expect(nextStepText({ ...held, wholeOrder: true })).toContain('Annuleer de bestelling');
});

test('what has not come yet is received first, then checked, then paid back', () => {
  const steps = (['announced', 'underway', 'received', 'checked', 'closed'] as const).map((status) =>
    nextStep(returnWith(status)),
  );
  expect(steps).toEqual(['received', 'received', 'check', 'pay', null]);
  expect(nextStep(returnWith('announced', { notSent: true }))).toBe('check');
  expect(nextStepText(returnWith('underway'))).toBe('Het pakket is onderweg. Meld hier als het binnen is.');
});

test('money goes back once it was checked, and again only after it failed', () => {
  const refund = { id: 1, amount: '18.72', at: '' };
  expect(isPayable(returnWith('received'))).toBe(false);
  expect(isPayable(returnWith('checked'))).toBe(true);
  expect(isPayable(returnWith('paid', { refund: { ...refund, status: 'succeeded' } }))).toBe(false);
  expect(isPayable(returnWith('paid', { refund: { ...refund, status: 'failed' } }))).toBe(true);
  const worthless = returnWith('checked');
  expect(nextStepText({ ...worthless, money: { ...worthless.money, due: '0.00' } })).toContain('Sluit af');
});
