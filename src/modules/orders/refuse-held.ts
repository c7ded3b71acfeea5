// Keeps the parcel of an order that is held back from being labelled, printed or packed.

import { Refusal } from '#shared/api/problems.ts';
import type { OrderRow } from './order.repository.ts';
import { ON_HOLD } from './order-flags.ts';
import { orderNumber } from './order-view.ts';

export const isHeld = ({ flags }: Pick<OrderRow, 'flags'>): boolean => flags.includes(ON_HOLD);

/**
 * Throws 409 `order_held`, naming each of these orders whose parcel is held back; does nothing when there is
 * none.
 */
export function refuseHeld(orders: readonly Pick<OrderRow, 'id' | 'flags'>[]): void {
  const held = orders.filter(isHeld).map(({ id }) => orderNumber(id));
  if (held.length === 0) return;
  throw new Refusal('order_held', `Tegengehouden door een retour: ${held.join(', ')}. Handel die eerst af.`);
}
