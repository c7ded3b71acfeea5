// Ends changes that were not paid in time or that the operator withdrew. Prepared payments are first
// cancelled at the provider, so that they cannot succeed later; then the reserved stock and coupon use are
// released.

import { releaseCoupon } from '#modules/coupons/index.ts';
import {
  DIFFERENCE_OPEN,
  findChange,
  insertEvents,
  listOverdueChanges,
  lockOrder,
  updateChange,
  updateOrder,
} from '#modules/orders/index.ts';
import {
  callProvider,
  PaymentNotChangeable,
  PaymentProviderUnavailable,
  settlePayment,
} from '#modules/payments/index.ts';
import { listPreparedPayments } from '#modules/refunds/index.ts';
import { releaseStock } from '#modules/stock/index.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { holdKeyOfChange } from './apply-change.ts';
import type { ChangeState } from './change-contract.ts';
import { refreshExtraPayment, type SettleNeeds } from './settle-difference.ts';

/**
 * Withdraws an order change that waits for payment; a change that has ended stays as it is. Throws 404
 * `order_unknown` for an unknown change or one of another order, 409 `payment_processing`, `already_paid`,
 * 503 `payment_unavailable`.
 */
export async function withdrawChange(
  shop: SettleNeeds,
  { orderId, changeId }: { orderId: number; changeId: number },
  operator: string,
): Promise<void> {
  const change = await findChange(shop.database.orm, changeId);
  if (change?.orderId !== orderId) throw notFound('Deze wijziging bestaat niet.', 'order_unknown');
  const left = await callProvider(() => closePayments(shop, changeId));
  if (left === 'processing')
    throw new Refusal('payment_processing', 'De klant is net aan het betalen. Probeer het zo nog eens.');
  if (!(await endChange(shop, changeId, 'withdrawn', operator)) && left === 'paid')
    throw new Refusal('already_paid', 'De klant heeft al bijbetaald.');
}

/**
 * Ends the waiting changes whose due date passed, or whose order was sent, cancelled or archived. Runs on a
 * schedule and stops when the provider is unavailable.
 */
export async function expireOverdueChanges(shop: SettleNeeds): Promise<void> {
  for (const { id, isOver } of await listOverdueChanges(shop.database.orm, shop.clock.now())) {
    try {
      if ((await closePayments(shop, id)) !== 'processing')
        await endChange(shop, id, isOver ? 'expired' : 'withdrawn', 'system');
    } catch (error) {
      if (!(error instanceof PaymentProviderUnavailable)) throw error;
      return;
    }
  }
}

/**
 * Asks the provider about every prepared payment of a change and cancels the unpaid ones. Returns `closed`,
 * or stops early at a payment that is `paid` or `processing`.
 */
async function closePayments(shop: SettleNeeds, changeId: number): Promise<'paid' | 'processing' | 'closed'> {
  for (const paymentId of await listPreparedPayments(shop.database.orm, changeId)) {
    const result = await refreshExtraPayment(shop, paymentId);
    if (result?.kind === 'placed') return 'paid';
    if (result?.kind !== 'not_paid' || result.payment.status === 'canceled') continue;
    if (result.payment.status === 'processing') return 'processing';
    try {
      await shop.provider.cancel(paymentId, 'abandoned');
    } catch (error) {
      if (!(error instanceof PaymentNotChangeable)) throw error;
      return 'processing';
    }
    await shop.database.transaction((tx) => settlePayment(tx, paymentId, 'canceled', shop.clock.now()));
  }
  return 'closed';
}

/**
 * Ends a waiting change and releases its reserved stock and coupon use. Returns false, without any effect,
 * when the change no longer waits for payment.
 */
function endChange(
  { database, clock }: Pick<SettleNeeds, 'database' | 'clock'>,
  changeId: number,
  state: ChangeState,
  actor: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const seen = await findChange(tx, changeId);
    const order = seen && (await lockOrder(tx, seen.orderId));
    const change = order && (await findChange(tx, changeId));
    if (!order || change?.state !== 'waiting') return false;
    const now = clock.now();
    await releaseStock(tx, holdKeyOfChange(change), now);
    await releaseCoupon(tx, holdKeyOfChange(change));
    await updateChange(tx, changeId, { state, updatedAt: now });
    const flags = order.flags.filter((flag) => flag !== DIFFERENCE_OPEN);
    await updateOrder(tx, order.id, { flags, updatedAt: now });
    await insertEvents(tx, [
      { orderId: order.id, at: now, actor, kind: 'difference_ended', from: null, to: state, note: null },
    ]);
    return true;
  });
}
