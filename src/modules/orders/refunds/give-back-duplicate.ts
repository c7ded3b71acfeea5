// A basket was paid a second time: that payment goes back, once, as a refund of the order that the first one made.

import type { Cents } from '#shared/money.ts';
import { lockOrder } from '../order.repository.ts';
import { carryOutRefund, type RefundNeeds } from './carry-out-refund.ts';
import { findRefundByKey, insertRefund } from './refund.repository.ts';

export type DuplicateGiven = { paymentId: string; amount: Cents; orderId: number };

/** Safe to run twice. Throws PaymentProviderUnavailable when the provider has not answered; a refusal is left to a person. */
export async function giveBackDuplicate(
  shop: RefundNeeds,
  { paymentId, amount, orderId }: DuplicateGiven,
): Promise<void> {
  const { database, clock } = shop;
  const refund = await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const key = `duplicate:${paymentId}`;
    const now = clock.now();
    return (
      (await findRefundByKey(tx, key)) ??
      (await insertRefund(tx, {
        ...{ orderId, paymentId, key, amount },
        status: 'requested',
        origin: 'duplicate',
        reason: 'Dubbel betaald',
        actor: 'system',
        requestedAt: now,
        updatedAt: now,
      }))
    );
  });
  await carryOutRefund(shop, refund.id);
}
