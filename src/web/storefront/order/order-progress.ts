// How far an order has come on the simple line of its page.

import type { CustomerOrder, CustomerReturn, OrderStatus } from '#modules/orders/contract.ts';
import { isOpenReturn } from '#modules/orders/contract.ts';

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

const RETURNED: Readonly<Partial<Record<CustomerReturn['status'], number>>> = {
  announced: 1,
  underway: 2,
  received: 3,
  checked: 3,
  paid: 4,
};

/**
 * The steps of a return, from 1 to 4; null for one that ended otherwise, or of which nothing has to be sent.
 */
export function returnStepsReached({ status, notSent }: CustomerReturn): number | null {
  return notSent ? null : (RETURNED[status] ?? null);
}

/** It is withdrawn from, or something of it is on its way back: no longer simply an order that came. */
export function isBeingReturned({ withdrawnAt, returns, status, paymentStatus }: CustomerOrder): boolean {
  if (status === 'cancelled' || paymentStatus === 'refunded') return false;
  return withdrawnAt !== null || returns.some((one) => isOpenReturn(one.status));
}
