// Opens and decides disputes. A dispute takes the money of a payment immediately; the money returns when the
// shop wins. Opening and deciding send the same events as Stripe. The caller must have opened a transaction.

import { claimObject } from '../messages/webhook-event.ts';
import type { DisputeRow } from '../store/disputes.repository.ts';
import { newId } from '../store/identifiers.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { Store } from '../store/store.ts';
import { disputeChange, recordBalanceEntry } from './balance.ts';

export type DisputeOutcome = 'won' | 'lost';

export function openDispute(store: Store, payment: PaymentRow, now: number): void {
  const dispute: DisputeRow = {
    id: newId('du'),
    paymentId: payment.id,
    amount: payment.amountReceived - payment.amountRefunded,
    status: 'open',
    reason: 'fraudulent',
    createdAt: now,
  };
  // The payment was refunded in full, so there is nothing to dispute.
  if (dispute.amount === 0) return;
  store.payments.save({ ...payment, disputed: 1 });
  store.disputes.insert(dispute);
  recordBalanceEntry(store, payment, disputeChange(dispute.amount), now);
  recordDisputeEvents(store, payment, dispute, ['created', 'funds_withdrawn']);
}

/**
 * Closes the open disputes of a payment with the given outcome; when the shop wins, the money returns to its
 * balance. Does nothing when no dispute is open.
 */
export function decideDisputes(
  store: Store,
  payment: PaymentRow,
  outcome: DisputeOutcome,
  now: number,
): void {
  for (const dispute of store.disputes.listOf(payment.id)) {
    if (dispute.status !== 'open') continue;
    store.disputes.setStatus(dispute.id, outcome);
    if (outcome === 'won') {
      store.payments.save({ ...payment, disputed: 0 });
      recordBalanceEntry(store, payment, { kind: 'dispute', amount: dispute.amount }, now);
    }
    recordDisputeEvents(
      store,
      payment,
      dispute,
      outcome === 'won' ? ['funds_reinstated', 'closed'] : ['closed'],
    );
  }
}

function recordDisputeEvents(
  store: Store,
  payment: PaymentRow,
  { id, reason }: DisputeRow,
  kinds: string[],
): void {
  for (const kind of kinds)
    store.record(`charge.dispute.${kind}`, claimObject(id, 'dispute', payment, reason));
}
