// Refunds a payment the customer did not owe, once, as a refund of the order: a basket paid twice, or a price
// difference that is no longer owed.

import { lockOrder } from '#modules/orders/index.ts';
import type { Cents } from '#shared/money.ts';
import { executeRefund, type RefundNeeds } from './execute-refund.ts';
import { findRefundByKey, insertRefund } from './refund.repository.ts';

export const PAID_TWICE = 'Dubbel betaald';
export const OVERPAID = 'Te veel overgemaakt';

export type DuplicateRefund = {
  paymentId: string;
  amount: Cents;
  orderId: number;
  reason?: string | undefined;
};

/**
 * Refunds a payment that the customer did not owe. Repeated calls refund once. Throws
 * PaymentProviderUnavailable when the provider does not answer. When the provider refuses, the order gets the
 * flag `refund_failed` for an operator.
 */
export async function refundDuplicatePayment(
  shop: RefundNeeds,
  { paymentId, amount, orderId, reason = PAID_TWICE }: DuplicateRefund,
): Promise<void> {
  const { database, clock } = shop;
  const refund = await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const key = `duplicate:${paymentId}`;
    const now = clock.now();
    return (
      (await findRefundByKey(tx, key)) ??
      (await insertRefund(tx, {
        orderId,
        paymentId,
        key,
        amount,
        status: 'requested',
        origin: 'duplicate',
        reason,
        actor: 'system',
        requestedAt: now,
        updatedAt: now,
      }))
    );
  });
  await executeRefund(shop, refund.id);
}
