// Holds back the parcel of an unsent order while a return of the order is open: the parcel is not packed,
// labelled or printed. A flag shows the hold wherever the order is listed.

import { ON_HOLD } from '#modules/orders/contract.ts';
import { insertEvents, isHeld, type OrderRow, updateOrder } from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { listReturnsOfOrder, updateReturn } from '../return.repository.ts';
import { isOpenReturn } from '../return-contract.ts';

type By = { actor: string; now: Date };

/** Holds back the parcel of a locked order; does nothing when the parcel is held back already. */
export async function holdParcel(tx: Orm, order: OrderRow, { actor, now }: By): Promise<void> {
  if (isHeld(order)) return;
  await updateOrder(tx, order.id, { flags: [...order.flags, ON_HOLD], updatedAt: now });
  await insertEvents(tx, [
    { orderId: order.id, at: now, actor, kind: 'held_back', from: null, to: null, note: null },
  ]);
}

/** Releases a parcel that is held back, unless an open return of the unsent parcel still requires that. */
export async function releaseParcel(tx: Orm, order: OrderRow, { actor, now }: By): Promise<void> {
  if (!isHeld(order)) return;
  const all = await listReturnsOfOrder(tx, order.id);
  if (all.some(({ status, notSent }) => notSent && isOpenReturn(status))) return;
  const flags = order.flags.filter((flag) => flag !== ON_HOLD);
  await updateOrder(tx, order.id, { flags, updatedAt: now });
  await insertEvents(tx, [
    { orderId: order.id, at: now, actor, kind: 'let_go', from: null, to: null, note: null },
  ]);
}

/**
 * Handles a parcel that was sent although it was held back: the customer must then send back the articles of
 * the open returns. Returns the order's flags without the hold.
 */
export async function recordDeparture(tx: Orm, order: OrderRow): Promise<string[]> {
  for (const { id, status, notSent } of await listReturnsOfOrder(tx, order.id))
    if (notSent && isOpenReturn(status)) await updateReturn(tx, id, { notSent: false });
  return order.flags.filter((flag) => flag !== ON_HOLD);
}
