// Handles an order status that is set to or from cancelled without the cancellation action. A paid order is
// refused. An unpaid order is flagged, and its stock and label stay until an operator uses the action.
// Reopening an order undoes its cancellation.

import { moveCouponUse } from '#modules/coupons/index.ts';
import { wasSent } from '#modules/orders/contract.ts';
import type { StatusChange, StatusConsequences } from '#modules/orders/index.ts';
import { insertEvents, isHeld, type OrderRow, updateOrder } from '#modules/orders/index.ts';
import { retainedAmount } from '#modules/refunds/index.ts';
import { retakeStock } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import { recordDeparture } from '../unsent/hold-parcel.ts';
import { CANCEL_UNSETTLED } from './cancel-contract.ts';
import { findCancellationOf, reopenCancellation } from './cancellation.repository.ts';

export const statusConsequences: StatusConsequences = {
  refuse: refuseWithMoney,
  follow: followStatusWithoutEffects,
};

/**
 * Throws 409 `order_paid` when `status` would set the locked order to cancelled while money of the customer
 * is not refunded. Must be called before anything is saved.
 */
async function refuseWithMoney(tx: Orm, before: OrderRow, status: string | undefined): Promise<void> {
  if (status !== 'cancelled' || before.status === 'cancelled') return;
  if ((await retainedAmount(tx, before)) === 0) return;
  throw new Refusal(
    'order_paid',
    `Deze bestelling is betaald. Kies ‘Bestelling annuleren’ en zeg wat er met het geld gebeurt (POST /api/admin/orders/${before.id}/cancellation).`,
  );
}

/**
 * Applies the consequences of a new status to the locked order, which has the status already: flags an order
 * set to cancelled, ends the hold on a parcel that was sent although it was held back, or reopens a cancelled
 * order. Returns the updated order.
 */
async function followStatusWithoutEffects(tx: Orm, change: StatusChange): Promise<OrderRow> {
  const { before, after } = change;
  if (before.status === after.status) return after;
  if (after.status === 'cancelled') return flagUnsettled(tx, change);
  if (isHeld(after) && wasSent(after)) {
    const flags = await recordDeparture(tx, after);
    return updateOrder(tx, after.id, { flags, updatedAt: change.now });
  }
  return before.status === 'cancelled' ? resumeOrder(tx, change) : after;
}

async function flagUnsettled(tx: Orm, { after, actor, now }: StatusChange): Promise<OrderRow> {
  await insertEvents(tx, [
    { orderId: after.id, at: now, actor, kind: 'flagged', from: null, to: CANCEL_UNSETTLED, note: null },
  ]);
  return updateOrder(tx, after.id, { flags: [...after.flags, CANCEL_UNSETTLED], updatedAt: now });
}

/**
 * Reopens a cancelled order and returns it. A refund that was made stays with the customer. Articles that
 * were returned to stock are taken again; when they are not available, the order is flagged `oversold`. A
 * coupon use that was given back counts as used again.
 */
async function resumeOrder(tx: Orm, { before, after, actor, now }: StatusChange): Promise<OrderRow> {
  const flags = after.flags.filter((flag) => flag !== CANCEL_UNSETTLED);
  const cancellation = await findCancellationOf(tx, after.id);
  if (cancellation) await reopenCancellation(tx, cancellation.id, now);
  if (cancellation?.restocked && !(await takeFromShelf(tx, { before, after, actor, now })))
    flags.push('oversold');
  if (cancellation?.couponReturned && after.couponCode) await moveCouponUse(tx, after.couponCode, 1);
  const isSame = flags.length === after.flags.length && flags.every((flag) => after.flags.includes(flag));
  return isSame ? after : updateOrder(tx, after.id, { flags: [...new Set(flags)], updatedAt: now });
}

function takeFromShelf(tx: Orm, { before, after, actor, now }: StatusChange): Promise<boolean> {
  const { id: orderId, variantCode } = after;
  return retakeStock(tx, { orderId, variantCode, wasSent: wasSent(before), actor, now });
}
