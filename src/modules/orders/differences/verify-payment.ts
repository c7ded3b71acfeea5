// An order whose payment the shop does not know as paid: the provider is asked, and its word is written on
// the order.

import { rememberPayment, settlePayment } from '#modules/payments/index.ts';
import { findOrder, insertEvents, lockOrder, updateOrder } from '../order.repository.ts';
import type { RefundNeeds } from '../refunds/execute-refund.ts';
import { syncReversals } from '../refunds/sync-reversals.ts';

/** Paid: remembered, and the order is what that payment came to. Not paid: the order says so from now on. */
export async function verifyPayment(shop: RefundNeeds, orderId: number, actor: string): Promise<void> {
  const { database, provider, clock } = shop;
  const paymentId = (await findOrder(database.orm, orderId))?.paymentId;
  if (!paymentId) return;
  const payment = await provider.retrieve(paymentId);
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.paymentId !== paymentId) return;
    const now = clock.now();
    if (payment) await rememberPayment(tx, payment, now);
    if (payment?.status === 'succeeded') return settlePayment(tx, paymentId, 'order', now);
    if (order.paymentState === 'unpaid') return;
    await updateOrder(tx, orderId, { paymentState: 'unpaid', updatedAt: now });
    await insertEvents(tx, [
      { orderId, at: now, actor, kind: 'payment_state', from: order.paymentState, to: 'unpaid', note: null },
    ]);
  });
}

/** The refunds and disputes of an order's own payment, as the provider has them now. */
export async function syncPayment(shop: RefundNeeds, orderId: number): Promise<void> {
  const paymentId = (await findOrder(shop.database.orm, orderId))?.paymentId;
  if (paymentId) await syncReversals(shop, paymentId);
}
