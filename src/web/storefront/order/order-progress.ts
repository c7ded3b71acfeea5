// How far an order has come on the simple line of its page.

import type { OrderStatus } from '#modules/orders/contract.ts';

const REACHED: Readonly<Record<Exclude<OrderStatus, 'cancelled'>, number>> = {
  pending: 1,
  confirmed: 1,
  processing: 2,
  shipped: 3,
  delivered: 4,
};

/** The steps reached, from 1 to 4; null for an order that goes nowhere any more. */
export function stepsReached(status: OrderStatus): number | null {
  return status === 'cancelled' ? null : REACHED[status];
}
