// Repairs an order whose payment did not succeed according to the shop: asks the payment provider about the
// payment and records the answer.

import { findOrder, insertEvents, lockOrder, updateOrder } from '#modules/orders/index.ts';
import { savePayment, settlePayment } from '#modules/payments/index.ts';
import type { RefundNeeds } from '#modules/refunds/index.ts';
import { syncReversals } from '#modules/refunds/index.ts';

/**
 * Asks the payment provider about the order's payment and records the answer. A succeeded payment is recorded
 * as the payment of this order; with any other answer the order becomes unpaid. Does nothing for an unknown
 * order.
 */
export async function verifyPayment(shop: RefundNeeds, orderId: number, actor: string): Promise<void> {
  const { database, provider, clock } = shop;
  const paymentId = (await findOrder(database.orm, orderId))?.paymentId;
  if (!paymentId) return;
  const payment = await provider.retrieve(paymentId);
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.paymentId !== paymentId) return;
    const now = clock.now();
    if (payment) await savePayment(tx, payment, now);
    if (payment?.status === 'succeeded') return settlePayment(tx, paymentId, 'order', now);
    if (order.paymentState === 'unpaid') return;
    await updateOrder(tx, orderId, { paymentState: 'unpaid', updatedAt: now });
    await insertEvents(tx, [
      { orderId, at: now, actor, kind: 'payment_state', from: order.paymentState, to: 'unpaid', note: null },
    ]);
  });
}

/** Reads the refunds and disputes of the order's own payment from the provider and records them. */
export async function syncPayment(shop: RefundNeeds, orderId: number): Promise<void> {
  const paymentId = (await findOrder(shop.database.orm, orderId))?.paymentId;
  if (paymentId) await syncReversals(shop, paymentId);
}
