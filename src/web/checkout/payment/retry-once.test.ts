// Tests when the payment of a wallet is confirmed a second time.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paymentAdvice } from './payment-errors.ts';
import type { PaymentOutcome } from './payment-form.ts';
import { retryOnce } from './retry-once.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const refused = (code: string): PaymentOutcome => ({ kind: 'refused', advice: paymentAdvice(code) });
const done: PaymentOutcome = { kind: 'done', paymentIntentId: 'pi_1' };

test('after a temporary fault it is said what happened, and tried again a second later', async () => {
  const confirm = vi
    .fn(async (): Promise<PaymentOutcome> => done)
    .mockResolvedValueOnce(refused('processing_error'));
  const report = vi.fn();
  const outcome = retryOnce(confirm, report);
  await vi.advanceTimersByTimeAsync(999);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(paymentAdvice('processing_error'));
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual(done);
});

test('the second answer counts, whatever it is', async () => {
  const confirm = vi.fn(async () => refused('processing_error'));
  const outcome = retryOnce(confirm, () => undefined);
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual(refused('processing_error'));
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('a decline, a visit to the bank that was broken off and a success are not repeated', async () => {
  for (const outcome of [refused('card_declined'), refused('redirect_failed'), done]) {
    const confirm = vi.fn(async () => outcome);
    expect(await retryOnce(confirm, () => undefined)).toEqual(outcome);
    expect(confirm).toHaveBeenCalledTimes(1);
  }
});
