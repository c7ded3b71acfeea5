// Cancels an order: refund, articles, label, coupon use and the customer's mail are decided together and
// written in one transaction. The payment provider and the label service are called afterwards, once each.

import { moveCouponUse } from '#modules/coupons/index.ts';
import {
  type CancelLabelNeeds,
  cancelLabel,
  findLiveShipment,
  findShipment,
  isUnanswered,
  requestLabelCancellation,
} from '#modules/fulfilment/index.ts';
import { ON_HOLD, wasSent } from '#modules/orders/contract.ts';
import { insertEvents, lockOrder, type OrderRow, orderUnknown, updateOrder } from '#modules/orders/index.ts';
import type { RefundNeeds } from '#modules/refunds/index.ts';
import {
  findRefund,
  type RefundRow,
  recordRefundRequest,
  refundView,
  submitRefund,
} from '#modules/refunds/index.ts';
import { returnStock } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { Refusal } from '#shared/api/problems.ts';
import { endHeldReturns } from '../refunding/follow-refund.ts';
import { orderCancelled } from '../return-facts.ts';
import { findOpenWithdrawal } from '../withdrawals/withdrawal-settlement.ts';
import { CANCEL_UNSETTLED, type CancelledOrder, type CancelOrder } from './cancel-contract.ts';
import {
  type CancellationRow,
  findCancellationByKey,
  insertCancellation,
} from './cancellation.repository.ts';

export type CancelNeeds = RefundNeeds & CancelLabelNeeds & { jobs: Jobs };
type CancelRequest = { orderId: number; request: CancelOrder; operator: string };

/**
 * Cancels an order, also an order whose status alone was set to cancelled. A repeated request with the same
 * idempotency key cancels once. Throws 404 `order_unknown`; 409 `order_cancelled` when the order is already
 * cancelled, `edit_conflict`, and the codes of `refundOrder`. When the provider refuses the refund, the
 * order stays cancelled and gets the flag `refund_failed`.
 */
export async function cancelOrder(
  shop: CancelNeeds,
  orderId: number,
  request: CancelOrder,
  operator: string,
): Promise<CancelledOrder> {
  const cancelRequest = { orderId, request, operator };
  const recorded = await shop.database.transaction((tx) => recordCancellation(shop, tx, cancelRequest));
  const refund = recorded.refundId === null ? null : await findRefund(shop.database.orm, recorded.refundId);
  return {
    refund: refund && refundView(await submitRefund(shop, refund)),
    restocked: recorded.restocked,
    couponReturned: recorded.couponReturned,
    ...(await cancelLabelNow(shop, recorded.shipmentId)),
  };
}

async function recordCancellation(
  shop: CancelNeeds,
  tx: Orm,
  cancelRequest: CancelRequest,
): Promise<CancellationRow> {
  const { orderId, request, operator } = cancelRequest;
  const order = await lockOrder(tx, orderId);
  if (!order || order.archivedAt) throw orderUnknown();
  const key = `cancel:${orderId}:${request.idempotencyKey}`;
  const earlier = await findCancellationByKey(tx, key);
  if (earlier) return earlier;
  if (order.status === 'cancelled' && !order.flags.includes(CANCEL_UNSETTLED))
    throw new Refusal('order_cancelled', 'Deze bestelling is al geannuleerd.');
  refuseStaleEdit(order.version, request.version, 'Iemand anders heeft deze bestelling intussen gewijzigd.');
  const at = shop.clock.now();
  const refund = request.refund === 0 ? null : await requestCancellationRefund(shop, tx, cancelRequest);
  const cancellation = await insertCancellation(tx, {
    orderId,
    key,
    at,
    refundId: refund?.id ?? null,
    shipmentId: await cancelLabelOfOrder(shop, tx, order, cancelRequest),
    restocked: request.restock && (await putBack(tx, order, { actor: operator, now: at })),
    couponReturned: await returnCouponUse(tx, order),
    reason: request.reason || null,
    actor: operator,
  });
  await endHeldReturns(tx, order, { refund, actor: operator, now: at });
  await recordCancelled(tx, order, { cancellation, refund });
  if (request.notifyCustomer) await shop.announce(tx, orderCancelled, { cancellationId: cancellation.id });
  return cancellation;
}

/**
 * Records the refund request of a cancellation in the caller's transaction. The refund also settles the
 * oldest open withdrawal of the order, if any.
 */
async function requestCancellationRefund(
  shop: CancelNeeds,
  tx: Orm,
  { orderId, request, operator }: CancelRequest,
) {
  const withdrawal = await findOpenWithdrawal(tx, orderId);
  return recordRefundRequest(shop, tx, {
    orderId,
    operator,
    request: {
      amount: request.refund,
      reason: request.reason || 'Bestelling geannuleerd',
      withdrawalId: withdrawal?.id ?? null,
      idempotencyKey: `cancel-${request.idempotencyKey}`,
    },
  });
}

/**
 * Requests the cancellation of the order's label and returns the shipment id; null when there is no label, or
 * when the label stays. A label that is requested but not made yet is always cancelled; a made label only if
 * the operator chose so and the parcel was not sent.
 */
async function cancelLabelOfOrder(
  shop: CancelNeeds,
  tx: Orm,
  order: OrderRow,
  { request, operator }: CancelRequest,
): Promise<number | null> {
  const live = await findLiveShipment(tx, order.id);
  const isToCancel = live?.status === 'requested' || (request.takeLabelBack && !wasSent(order));
  return live && isToCancel ? (await requestLabelCancellation(shop, tx, { live, operator })).id : null;
}

async function putBack(tx: Orm, order: OrderRow, by: { actor: string; now: Date }): Promise<boolean> {
  const { id: orderId, variantCode } = order;
  if (!(await returnStock(tx, { orderId, variantCode, wasSent: wasSent(order), ...by }))) return false;
  await insertEvents(tx, [
    { orderId, at: by.now, actor: by.actor, kind: 'restocked', from: null, to: variantCode, note: null },
  ]);
  return true;
}

/**
 * Gives the coupon use of the order back to the coupon and returns true. Returns false when the order has no
 * coupon code or no payment, when the coupon was deleted, or when the parcel was sent, because the customer
 * then used the discount.
 */
async function returnCouponUse(tx: Orm, order: OrderRow): Promise<boolean> {
  if (!order.couponCode || order.paymentId === null || wasSent(order)) return false;
  return moveCouponUse(tx, order.couponCode, -1);
}

async function recordCancelled(
  tx: Orm,
  order: OrderRow,
  { cancellation, refund }: { cancellation: CancellationRow; refund: RefundRow | null },
): Promise<void> {
  const { at, actor, reason } = cancellation;
  const flags = order.flags.filter((flag) => flag !== CANCEL_UNSETTLED && flag !== ON_HOLD);
  await updateOrder(tx, order.id, { status: 'cancelled', flags, updatedAt: at });
  const by = { orderId: order.id, at, actor };
  const changed = { ...by, kind: 'status', from: order.status, to: 'cancelled', note: null };
  const settled = { ...by, kind: 'cancelled', from: null, to: String(refund?.amount ?? 0), note: reason };
  await insertEvents(tx, order.status === 'cancelled' ? [settled] : [changed, settled]);
}

type LabelOutcome = Pick<CancelledOrder, 'label' | 'labelNote'>;

/**
 * Cancels the label of a shipment at the label service and returns the outcome. The outcome is `asked` when
 * the service does not answer; a job then repeats the request.
 */
async function cancelLabelNow(shop: CancelNeeds, shipmentId: number | null): Promise<LabelOutcome> {
  if (shipmentId === null) return { label: 'none', labelNote: null };
  const row = await cancelLabel(shop, shipmentId).catch(async (error: unknown) => {
    if (!isUnanswered(error)) throw error;
    return findShipment(shop.database.orm, shipmentId);
  });
  if (row?.status === 'cancelled') return { label: 'taken_back', labelNote: null };
  if (row?.status === 'cancelling') return { label: 'asked', labelNote: row.failure };
  return { label: 'kept', labelNote: row?.failure ?? null };
}
