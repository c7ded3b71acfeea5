// Tests the toast of a refused payment: the solution, its duration, a retry where useful, and contact for
// grave errors.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listToasts, toastDuration } from '#web/ui/toast/toast-store.ts';
import { errorAdvice, paymentAdvice } from './payment-errors.ts';
import { toastAdvice } from './toast-advice.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

function shown(advice: ReturnType<typeof paymentAdvice>, retry = () => undefined) {
  toastAdvice(advice, 'hallo@voorbeeld.nl', retry);
  const [message] = listToasts();
  if (!message) throw new Error('No message was shown');
  return message;
}

test('a declined card stands 10 s with a way to a person and no new try of the same', () => {
  const message = shown(paymentAdvice('card_declined'));
  expect(message).toMatchObject({
    title: 'Je betaling is geweigerd door de bank',
    description: 'Kies een andere betaalmethode. Vraag je bank waarom de betaling is geweigerd.',
    severity: 'high',
    help: { label: 'Hulp', href: 'mailto:hallo@voorbeeld.nl' },
  });
  expect(message.action).toBeUndefined();
  expect(toastDuration(message)).toBe(10_000);
});

test('a temporary fault stands 5 s, and its button tries again a second later', () => {
  const retry = vi.fn();
  const message = shown(paymentAdvice('processing_error'), retry);
  expect([toastDuration(message), message.action?.label, message.help]).toEqual([
    5_000,
    'Opnieuw proberen',
    undefined,
  ]);
  message.action?.run();
  vi.advanceTimersByTime(999);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('no connection is no word about the money, and may be tried again', () => {
  const message = shown(errorAdvice(new TypeError('Failed to fetch')));
  expect(message).toMatchObject({ title: 'Probleem met internetverbinding', severity: 'medium' });
  expect(message.description).not.toContain('afgeschreven');
  expect(message.action).toBeDefined();
});
