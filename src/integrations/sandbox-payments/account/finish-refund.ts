// Completes a pending refund of the sandbox. The caller must have opened a transaction.

import { refundObject } from '../messages/webhook-event.ts';
import type { Store } from '../store/store.ts';
import { recordBalanceEntry } from './balance.ts';

/**
 * Sets the final status of a refund. When the refund failed, its money is back in the shop's balance and can
 * be refunded again.
 */
export function finishRefund(
  store: Store,
  refundId: string | null,
  status: 'succeeded' | 'failed',
  now: number,
): void {
  const refund = refundId === null ? null : store.refunds.find(refundId);
  if (refund === null) return;
  store.refunds.setStatus(refund.id, status);
  const finished = { ...refund, status };
  if (status === 'succeeded') {
    store.record('refund.updated', refundObject(finished));
    return;
  }
  const payment = store.payments.find(refund.paymentId);
  if (payment === null) return;
  store.payments.save({ ...payment, amountRefunded: payment.amountRefunded - refund.amount });
  recordBalanceEntry(store, payment, { kind: 'refund_returned', amount: refund.amount }, now);
  store.record('refund.failed', refundObject(finished));
}
