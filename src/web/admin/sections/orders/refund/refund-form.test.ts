import { expect, test } from 'vitest';
import { quickAmounts, readRefundAmount } from './refund-form.ts';

const offered = (refundable: string, shippingCost: string, paid = refundable) =>
  quickAmounts({ money: { paid, refundable }, shippingCost }).map(({ label, text }) => `${label} ${text}`);

test('all that is left is offered, and the sending apart when it cost something', () => {
  expect(offered('29.90', '4.95')).toEqual([
    'Alles 29,90',
    'Zonder verzendkosten 24,95',
    'Verzendkosten 4,95',
  ]);
  expect(offered('24.95', '0.00')).toEqual(['Alles 24,95']);
  expect(offered('4.95', '4.95')).toEqual(['Alles 4,95']);
  expect(offered('20.00', '4.95', '29.90')).toEqual(['Alles 20,00', 'Verzendkosten 4,95']);
});

test.each([
  ['12,50', 1250],
  ['12.5', 1250],
  ['€ 12', 1200],
  ['24,95', 2495],
])('%s is read as %i cents', (text, amount) => {
  expect(readRefundAmount(text, '24.95')).toEqual({ amount, problem: null });
});

test.each(['', 'twaalf', '0', '-5', '12,505', '24,96'])('"%s" is no amount that can go back', (text) => {
  expect(readRefundAmount(text, '24.95').amount).toBeNull();
});
