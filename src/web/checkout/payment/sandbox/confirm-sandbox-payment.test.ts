// Tests how the responses of the sandbox are translated for the checkout.

import { afterEach, expect, test, vi } from 'vitest';
import { emptyDetails } from '../../details/customer-details.ts';
import { confirmSandboxPayment, readConfirmResponse } from './confirm-sandbox-payment.ts';

afterEach(() => vi.unstubAllGlobals());

const confirmation = {
  clientSecret: 'pi_1_secret_2',
  returnUrl: 'http://localhost/x',
  details: emptyDetails,
};

function answerWith(status: number, body: object) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  return confirmSandboxPayment(confirmation, { type: 'ideal' });
}

test('a succeeded and a processing payment are done', () => {
  for (const status of ['succeeded', 'processing'])
    expect(readConfirmResponse({ paymentIntent: { id: 'pi_1', status } })).toEqual({
      kind: 'done',
      paymentIntentId: 'pi_1',
    });
});

test('a bank method leads to its page', async () => {
  const outcome = await answerWith(200, {
    paymentIntent: { id: 'pi_1', status: 'requires_action' },
    redirectUrl: '/sandbox/bank/pi_1',
  });
  expect(outcome).toEqual({ kind: 'redirect', url: '/sandbox/bank/pi_1' });
});

test('a decline answers with the advice of its decline code', async () => {
  const outcome = await answerWith(402, {
    paymentIntent: { id: 'pi_1', status: 'requires_payment_method' },
    error: { code: 'card_declined', decline_code: 'insufficient_funds', message: 'x' },
  });
  expect(outcome).toMatchObject({ kind: 'refused', advice: { message: 'Onvoldoende saldo op je rekening' } });
});

test('a payment that is gone or taken has to be prepared again', async () => {
  expect(await answerWith(404, {})).toEqual({ kind: 'stale' });
  expect(await answerWith(409, {})).toEqual({ kind: 'stale' });
});

test('an outage is thrown', async () => {
  await expect(answerWith(503, {})).rejects.toThrow('503');
});
