// Tests one attempt to order: nothing is paid twice, and after a lost response the outcome is looked up
// first.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/client/api-client.ts';
import type { DraftToSave } from '../calls/checkout-calls.ts';
import { emptyDetails } from '../details/customer-details.ts';
import { paymentAdvice } from '../payment/payment-errors.ts';
import { type Basket, submitOrder } from './submit-order.ts';

const details = { ...emptyDetails, firstName: 'Eva', lastName: 'Smit', email: 'eva@voorbeeld.nl' };
const quote = {
  variant: '2x',
  quantity: 2,
  country: 'NL',
  subtotal: 3743,
  discount: 0,
  shipping: 0,
  total: 3743,
  text: { subtotal: '37,43', discount: '0,00', shipping: '0,00', total: '37,43' },
};
const basket: Basket = {
  sessionId: 's',
  variant: '2x',
  couponCode: null,
  prepared: { clientSecret: 'pi_1_secret_2', paymentIntentId: 'pi_1', quote },
};
const free: Basket = {
  ...basket,
  prepared: { ...basket.prepared, clientSecret: null, paymentIntentId: 'free_1' },
};
const saver = () => ({
  change: vi.fn(),
  flush: vi.fn(async () => {}),
  saveAgreed: vi.fn(async (_: DraftToSave) => {}),
});
const refused =
  (status: number, code: string, detail = '') =>
  async () => {
    throw new ApiError(status, JSON.stringify({ type: 'about:blank', title: code, status, code, detail }));
  };

function answerOutcome(outcome: string) {
  const body = { outcome, orderNumber: null, message: null, variant: null, amount: null, arrivesOn: null };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the shop hears what is agreed to, and for which payment, before the payment is confirmed', async () => {
  const steps: unknown[] = [];
  const recording = { ...saver(), saveAgreed: async (draft: DraftToSave) => void steps.push(draft) };
  await submitOrder(basket, recording, details, async ({ returnUrl }) => {
    steps.push(returnUrl);
    return { kind: 'done', paymentIntentId: 'pi_1' };
  });
  expect(steps).toEqual([
    { sessionId: 's', variant: '2x', couponCode: null, details, paymentId: 'pi_1' },
    'http://localhost:3000/checkout-success?variant=2x&amount=37.43',
  ]);
});

test('whom the shop refuses pays nothing, and reads whom to write to', async () => {
  const confirm = vi.fn();
  const refusing = {
    ...saver(),
    saveAgreed: refused(403, 'customer_blocked', 'Mail ons op hallo@voorbeeld.nl'),
  };
  expect(await submitOrder(basket, refusing, details, confirm)).toMatchObject({
    kind: 'refused',
    advice: { sentence: 'Mail ons op hallo@voorbeeld.nl', retry: false },
  });
  expect(confirm).not.toHaveBeenCalled();
});

test('a payment that is under way for something else is not paid with these details', async () => {
  answerOutcome('not_paid');
  const confirm = vi.fn();
  const over = { ...saver(), saveAgreed: refused(409, 'agreement_over') };
  expect(await submitOrder(basket, over, details, confirm)).toEqual({ kind: 'stale' });
  expect(confirm).not.toHaveBeenCalled();
});

test('an agreement that got lost is said once more, and without an answer nothing is paid', async () => {
  const confirm = vi.fn(async () => ({ kind: 'done', paymentIntentId: 'pi_1' }) as const);
  const lost = new TypeError('Failed to fetch');
  const once = saver();
  once.saveAgreed.mockRejectedValueOnce(lost);
  expect(await submitOrder(basket, once, details, confirm)).toMatchObject({ kind: 'done' });
  expect(once.saveAgreed).toHaveBeenCalledTimes(2);
  confirm.mockClear();
  const never = saver();
  never.saveAgreed.mockRejectedValue(lost);
  expect(await submitOrder(basket, never, details, confirm)).toMatchObject({
    kind: 'refused',
    advice: { message: 'Probleem met internetverbinding', retry: true },
  });
  expect(confirm).not.toHaveBeenCalled();
});

test('a refusal by the bank is handed on as it is', async () => {
  const refused = { kind: 'refused', advice: paymentAdvice('card_declined') } as const;
  expect(await submitOrder(basket, saver(), details, async () => refused)).toBe(refused);
});

test.each(['succeeded', 'processing'])(
  'a lost answer of a payment that is %s is no reason to pay again',
  async (outcome) => {
    answerOutcome(outcome);
    const lost = async () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await submitOrder(basket, saver(), details, lost)).toEqual({
      kind: 'done',
      paymentIntentId: 'pi_1',
    });
    const stale = async () => ({ kind: 'stale' }) as const;
    expect(await submitOrder(basket, saver(), details, stale)).toEqual({
      kind: 'done',
      paymentIntentId: 'pi_1',
    });
  },
);

test('a lost answer of a payment that was not made can be tried again', async () => {
  answerOutcome('not_paid');
  const outcome = await submitOrder(basket, saver(), details, async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(outcome).toMatchObject({
    kind: 'refused',
    advice: { message: 'Probleem met internetverbinding', retry: true },
  });
});

test('an order that costs nothing is placed without a payment', async () => {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => new Response('{"success":true}'));
  vi.stubGlobal('fetch', fetched);
  const confirm = vi.fn();
  expect(await submitOrder(free, saver(), details, confirm)).toEqual({
    kind: 'done',
    paymentIntentId: 'free_1',
  });
  expect(confirm).not.toHaveBeenCalled();
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/create-order-from-success');
  expect(String(fetched.mock.calls[0]?.[1]?.body)).toContain('"customerName":"Eva Smit"');
});
