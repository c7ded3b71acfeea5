// Executes a requested refund at the payment provider and records the answer. The refund's key is also the
// idempotency key at the provider, so the call can be repeated after a timeout or crash, and by two processes
// at once.

import { lockOrder } from '#modules/orders/index.ts';
import { PaymentNotChangeable, type PaymentProvider, type ProviderRefund } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import type { Clock } from '#shared/clock.ts';
import { recordRefund, recordRefusedRefund, updatePaymentState } from './record-reversals.ts';
import { findRefund, type RefundRow } from './refund.repository.ts';

export type RefundNeeds = {
  database: Database;
  provider: PaymentProvider;
  announce: Announce;
  clock: Clock;
};

type Answer = { kind: 'given'; refund: ProviderRefund } | { kind: 'refused'; why: string };

/**
 * Executes a requested refund at the payment provider and returns the updated row, with status `failed` when
 * the provider refuses. A refund that was answered before is returned unchanged. Throws
 * PaymentProviderUnavailable when the outcome is unknown.
 */
export async function executeRefund(shop: RefundNeeds, refundId: number): Promise<RefundRow> {
  const { database, provider, announce, clock } = shop;
  const refundRow = await findRefund(database.orm, refundId);
  if (!refundRow) throw new Error(`There is no refund ${refundId}`);
  if (refundRow.status !== 'requested') return refundRow;
  const answer = await ask(provider, refundRow);
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, refundRow.orderId);
    const refund = await findRefund(tx, refundId);
    if (!order || !refund) throw new Error(`The order of refund ${refundId} is gone`);
    // A webhook of the provider has recorded the answer already.
    if (refund.status !== 'requested') return refund;
    const context = { tx, announce, order, paymentId: refund.paymentId, now: clock.now() };
    const after =
      answer.kind === 'given'
        ? await recordRefund(context, { ...answer.refund, key: refund.key })
        : await recordRefusedRefund(context, refund, answer.why);
    await updatePaymentState(context);
    return after;
  });
}

async function ask(provider: PaymentProvider, { paymentId, amount, key }: RefundRow): Promise<Answer> {
  try {
    const refund = await provider.refund({ paymentId, amount, idempotencyKey: key });
    return { kind: 'given', refund };
  } catch (error) {
    if (!(error instanceof PaymentNotChangeable)) throw error;
    return { kind: 'refused', why: error.message };
  }
}
