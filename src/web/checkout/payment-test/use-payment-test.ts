// Runs the steps of /payment-test one at a time and writes each into the log.

import { useCallback, useState } from 'react';
import { paymentTestCopy as copy } from '#copy/payment-test.ts';
import { createOrderFromSuccess } from '../calls/checkout-calls.ts';
import type { PreparedPayment } from '../calls/checkout-responses.ts';
import { describeFailure, prepareTestPayment } from '../calls/payment-test-calls.ts';
import { type CustomerDetails, toNamedDetails } from '../details/customer-details.ts';
import type { CheckoutPack } from '../page/checkout-info.ts';
import type { ExpressPaymentProps, PaymentOutcome } from '../payment/payment-form.ts';
import { successPath } from '../success/success-path.ts';
import type { LogLine } from './test-log.tsx';

const LOG_LINES = 100;

export function usePaymentTest() {
  const [prepared, setPrepared] = useState<PreparedPayment | null>(null);
  const [busy, setBusy] = useState(false);
  const { lines, write, clear } = useLog();

  /**
   * Runs one step and returns its result. When the step fails, the error is written to the log and the result
   * is null.
   */
  async function attempt<Result>(step: () => Promise<Result>): Promise<Result | null> {
    setBusy(true);
    try {
      return await step();
    } catch (error) {
      const { text, details } = describeFailure(error);
      write(text, 'bad', details);
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function prepare(pack: CheckoutPack): Promise<void> {
    setPrepared(null);
    write('POST /api/checkout', 'plain', JSON.stringify({ amount: pack.priceCents / 100, variant: pack.id }));
    const payment = await attempt(() => prepareTestPayment(pack));
    if (!payment) return;
    const { paymentIntentId, clientSecret, quote } = payment;
    write(
      clientSecret ? copy.prepared(paymentIntentId, quote.text.total) : copy.free(paymentIntentId),
      'good',
    );
    setPrepared(payment);
  }

  async function placeOrder(paymentIntentId: string, payer: CustomerDetails): Promise<void> {
    const { success, message } = await createOrderFromSuccess({ paymentIntentId, ...toNamedDetails(payer) });
    if (success) write(copy.placed, 'good');
    else write(copy.notPlaced, 'bad', message);
  }

  const pay: ExpressPaymentProps['pay'] = async (details, confirm) => {
    if (!prepared?.clientSecret || busy) return null;
    const { clientSecret, quote, paymentIntentId } = prepared;
    const path = successPath(quote.variant, quote.total, paymentIntentId);
    const returnUrl = new URL(path, window.location.origin).href;
    write(copy.confirming);
    return attempt(async () => {
      const outcome = await confirm({ clientSecret, returnUrl, details });
      write(copy.outcomes[outcome.kind], outcome.kind === 'done' ? 'good' : 'bad', detailsOf(outcome));
      if (outcome.kind !== 'done') return outcome;
      setPrepared(null);
      await placeOrder(outcome.paymentIntentId, details);
      return outcome;
    });
  };

  return { prepared, busy, lines, prepare, pay, clear };
}

function useLog() {
  const [lines, setLines] = useState<LogLine[]>([]);
  const write = useCallback((text: string, kind: LogLine['kind'] = 'plain', details?: string) => {
    const time = new Date().toLocaleTimeString('nl-NL');
    setLines((before) => {
      const line = { id: (before[0]?.id ?? 0) + 1, time, text, kind, ...(details ? { details } : {}) };
      return [line, ...before].slice(0, LOG_LINES);
    });
  }, []);
  return { lines, write, clear: () => setLines([]) };
}

function detailsOf(outcome: PaymentOutcome): string {
  if (outcome.kind === 'done') return outcome.paymentIntentId;
  if (outcome.kind === 'redirect') return outcome.url;
  return outcome.kind === 'refused' ? `${outcome.code ?? ''} ${outcome.advice.message}`.trim() : '';
}
