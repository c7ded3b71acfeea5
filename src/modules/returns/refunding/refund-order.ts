// Refunds an order for the operator, and marks the return as paid when the refund settles a withdrawal. Both
// are recorded in one transaction before the payment provider is called.

import { lockOrder, orderUnknown } from '#modules/orders/index.ts';
import type { Refund, RequestRefund } from '#modules/refunds/contract.ts';
import type { RefundNeeds } from '#modules/refunds/index.ts';
import { recordRefundRequest, refundRefused, refundView, submitRefund } from '#modules/refunds/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { invalidFields } from '#shared/api/problems.ts';
import { listWithdrawalsOfOrder } from '../withdrawals/withdrawal.repository.ts';
import { payReturnOfWithdrawal } from './follow-refund.ts';

/**
 * Refunds a part, or all that is left, of an order. Status `requested` means that the provider has not
 * answered yet and a job asks again. Throws 404 `order_unknown`; 409 `nothing_paid`, `already_refunded`,
 * `refund_exceeds_paid`, `payment_disputed`, `refund_refused` (by the provider), `idempotency_conflict`; 422
 * for invalid fields.
 */
export async function refundOrder(
  shop: RefundNeeds,
  orderId: number,
  request: RequestRefund,
  operator: string,
): Promise<Refund> {
  const refund = await shop.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw orderUnknown();
    await refuseForeignWithdrawal(tx, orderId, request.withdrawalId ?? null);
    const recorded = await recordRefundRequest(shop, tx, { orderId, request, operator });
    await payReturnOfWithdrawal(tx, order, recorded, { actor: operator, now: shop.clock.now() });
    return recorded;
  });
  const after = await submitRefund(shop, refund);
  if (after.status === 'failed') throw refundRefused(after);
  return refundView(after);
}

/**
 * Throws 422 when the withdrawal with this id does not belong to the order; does nothing when `id` is null.
 */
async function refuseForeignWithdrawal(tx: Orm, orderId: number, id: number | null): Promise<void> {
  if (id === null) return;
  if ((await listWithdrawalsOfOrder(tx, orderId)).some((withdrawal) => withdrawal.id === id)) return;
  throw invalidFields([{ path: 'withdrawalId', message: 'Deze herroeping hoort niet bij deze bestelling' }]);
}
