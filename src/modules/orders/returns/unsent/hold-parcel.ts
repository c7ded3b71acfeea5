// Holding a parcel back: as long as a return of an order that has not left is open, nothing of it is packed,
// labelled or printed. The flag says so wherever orders are shown.

import type { Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import { insertEvents, type OrderRow, updateOrder } from '../../order.repository.ts';
import { orderNumber } from '../../order-view.ts';
import { listReturnsOfOrder, updateReturn } from '../return.repository.ts';
import { isOpenReturn, ON_HOLD } from '../return-contract.ts';

type By = { actor: string; now: Date };

export const isHeld = ({ flags }: Pick<OrderRow, 'flags'>): boolean => flags.includes(ON_HOLD);

/** 409 `order_held`, naming those that are held back. */
export function refuseHeld(orders: readonly Pick<OrderRow, 'id' | 'flags'>[]): void {
  const held = orders.filter(isHeld).map(({ id }) => orderNumber(id));
  if (held.length === 0) return;
  throw new Refusal('order_held', `Tegengehouden door een retour: ${held.join(', ')}. Handel die eerst af.`);
}

/** On a locked order. */
export async function holdParcel(tx: Orm, order: OrderRow, { actor, now }: By): Promise<void> {
  if (isHeld(order)) return;
  await updateOrder(tx, order.id, { flags: [...order.flags, ON_HOLD], updatedAt: now });
  await insertEvents(tx, [
    { orderId: order.id, at: now, actor, kind: 'held_back', from: null, to: null, note: null },
  ]);
}

/** Lets a parcel go once no return holds it any more. */
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

/** It left all the same: what was to be held back comes back by post. Answers the flags that are left. */
export async function recordDeparture(tx: Orm, order: OrderRow): Promise<string[]> {
  for (const { id, status, notSent } of await listReturnsOfOrder(tx, order.id))
    if (notSent && isOpenReturn(status)) await updateReturn(tx, id, { notSent: false });
  return order.flags.filter((flag) => flag !== ON_HOLD);
}
