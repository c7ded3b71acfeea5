// Finishes a pending refund. Called inside the caller's transaction.

import { refundObject } from '../messages/webhook-event.ts';
import type { Store } from '../store/store.ts';
import { recordBalanceEntry } from './balance.ts';

/**
 * Sets the final status of a refund. The money of a failed refund returns to the shop and can be refunded
 * again.
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
