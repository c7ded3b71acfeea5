// Tests the URLs between checkout, bank and success page.

import { expect, test } from 'vitest';
import { retryPath, successPath } from './success-path.ts';

test('the success page gets pack, amount and payment', () => {
  expect(successPath('2x', 3743, 'pi_1')).toBe(
    '/checkout-success?payment_intent=pi_1&variant=2x&amount=37.43',
  );
  expect(successPath('1x', 2495)).toBe('/checkout-success?variant=1x&amount=24.95');
});

test('the way back says that the payment failed', () => {
  expect(retryPath('2x', 'pi_1')).toBe('/checkout?variant=2x&redirect_status=failed&payment_intent=pi_1');
  expect(retryPath(null, null)).toBe('/checkout?redirect_status=failed');
});
