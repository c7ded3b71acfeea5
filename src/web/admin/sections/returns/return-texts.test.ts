import { expect, test } from 'vitest';
import type { ReturnDetail, ReturnStatus } from '#modules/orders/contract.ts';
import { isPayable, may, nextStep, nextText } from './return-texts.ts';

const found = (status: ReturnStatus, given: Partial<ReturnDetail> = {}): ReturnDetail => ({
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
  ...given,
});

test('a parcel that never left is neither under way nor received: it is put back, or its order cancelled', () => {
  const held = found('announced', { notSent: true });
  expect([may(held, 'underway'), may(held, 'received'), may(held, 'checked')]).toEqual([false, false, true]);
  expect(nextText(held)).toContain('stuur de rest');
  expect(nextText({ ...held, wholeOrder: true })).toContain('Annuleer de bestelling');
});

test('what has not come yet is received first, then checked, then paid back', () => {
  const steps = (['announced', 'underway', 'received', 'checked', 'closed'] as const).map((status) =>
    nextStep(found(status)),
  );
  expect(steps).toEqual(['received', 'received', 'check', 'pay', null]);
  expect(nextStep(found('announced', { notSent: true }))).toBe('check');
  expect(nextText(found('underway'))).toBe('Het pakket is onderweg. Meld hier als het binnen is.');
});

test('money goes back once it was checked, and again only after it failed', () => {
  const refund = { id: 1, amount: '18.72', at: '' };
  expect(isPayable(found('received'))).toBe(false);
  expect(isPayable(found('checked'))).toBe(true);
  expect(isPayable(found('paid', { refund: { ...refund, status: 'succeeded' } }))).toBe(false);
  expect(isPayable(found('paid', { refund: { ...refund, status: 'failed' } }))).toBe(true);
  const worthless = found('checked');
  expect(nextText({ ...worthless, money: { ...worthless.money, due: '0.00' } })).toContain('Sluit af');
});
