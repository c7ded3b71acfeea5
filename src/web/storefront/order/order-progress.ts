// The progress of an order or a return, as a number of steps.

import type { CustomerOrder, CustomerReturn } from '#modules/order-overview/contract.ts';
import type { OrderStatus } from '#modules/orders/contract.ts';
import { isOpenReturn } from '#modules/returns/contract.ts';

const REACHED: Readonly<Record<Exclude<OrderStatus, 'cancelled'>, number>> = {
  pending: 1,
  confirmed: 1,
  processing: 2,
  shipped: 3,
  delivered: 4,
};

/** Returns the number of steps reached, from 1 to 4; null for a cancelled order. */
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
 * Returns the number of steps reached by a return, from 1 to 4. Null for a return that ended without a
 * refund, and for a parcel that was never sent.
 */
export function returnStepsReached({ status, notSent }: CustomerReturn): number | null {
  return notSent ? null : (RETURNED[status] ?? null);
}

/**
 * True when the customer withdrew from the order or has an open return. Always false for a cancelled or
 * refunded order.
 */
export function isBeingReturned({ withdrawnAt, returns, status, paymentStatus }: CustomerOrder): boolean {
  if (status === 'cancelled' || paymentStatus === 'refunded') return false;
  return withdrawnAt !== null || returns.some((one) => isOpenReturn(one.status));
}
