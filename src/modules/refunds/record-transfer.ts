// Records refunds of bank orders, which the operator transfers from the shop's bank account: such a refund is
// pending until the operator confirms the transfer.

import { lockOrder } from '#modules/orders/index.ts';
import { isBankPayment } from '#modules/payments/index.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import type { RefundNeeds } from './execute-refund.ts';
import { recordRefund, updatePaymentState } from './record-reversals.ts';
import { findRefund } from './refund.repository.ts';
import type { RecordTransfer, Refund } from './refund-contract.ts';
import { refundView } from './refund-view.ts';

/**
 * Records whether the operator transferred a refund. Repeated calls are safe. A transferred refund can later
 * be recorded as failed, when the bank returns the money. Throws 404 `order_unknown`; 409 `refund_refused`
 * for a refund that the payment provider makes, or one that failed before.
 */
export function recordTransfer(
  { database, announce, clock }: Omit<RefundNeeds, 'provider'>,
  { orderId, refundId }: { orderId: number; refundId: number },
  { outcome }: RecordTransfer,
): Promise<Refund> {
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const refund = await findRefund(tx, refundId);
    if (!order || refund?.orderId !== orderId)
      throw notFound('Deze terugbetaling bestaat niet.', 'order_unknown');
    const { paymentId, key, amount, requestedAt: createdAt, providerId } = refund;
    if (!isBankPayment(paymentId) || providerId === null)
      throw new Refusal('refund_refused', 'Deze terugbetaling loopt via de betaaldienst.');
    const status = outcome === 'transferred' ? 'succeeded' : 'failed';
    if (refund.status === 'failed' && status !== 'failed')
      throw new Refusal('refund_refused', 'Deze terugbetaling is mislukt. Betaal het bedrag opnieuw terug.');
    const context = { tx, announce, order, paymentId, now: clock.now() };
    const after = await recordRefund(context, { id: providerId, key, amount, createdAt, status });
    await updatePaymentState(context);
    return refundView(after);
  });
}
