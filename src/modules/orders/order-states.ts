// The states of an order. The operator may set any fulfilment status; every change is a history row and
// announces the facts in `effectsOfStatus`. The payment state is separate.

import type { Fact } from '#shared/fact.ts';
import { type OrderReference, orderDelivered, orderShipped } from './order-facts.ts';

export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The statuses of orders that still have to be sent. */
export const unsentStatuses = [
  'pending',
  'confirmed',
  'processing',
] as const satisfies readonly OrderStatus[];
/** The value of the order list's status filter that selects paid orders with one of `unsentStatuses`. */
export const UNSENT = 'unsent';

export const paymentStates = ['unpaid', 'paid', 'partially_refunded', 'refunded', 'disputed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * The domain events (facts) that each new status announces. Each of them causes at most one mail per order.
 */
export const effectsOfStatus = {
  pending: [],
  confirmed: [],
  processing: [],
  shipped: [orderShipped],
  delivered: [orderDelivered],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly Fact<OrderReference>[]>;

/**
 * Returns true when the parcel was sent: the order is shipped or delivered, or it was cancelled after it got
 * a shipping time.
 */
export function wasSent({ status, shippedAt }: { status: string; shippedAt: Date | null }): boolean {
  return status === 'shipped' || status === 'delivered' || (status === 'cancelled' && shippedAt !== null);
}

/**
 * Returns true when the order is shipped or delivered, or has a shipping time with any status. Pack, coupon
 * code and country of such an order can no longer change.
 */
export function isSent({ status, shippedAt }: { status: string; shippedAt: Date | string | null }): boolean {
  return shippedAt !== null || status === 'shipped' || status === 'delivered';
}

export function isOrderStatus(text: string): text is OrderStatus {
  return orderStatuses.some((status) => status === text);
}

export function isPaymentState(text: string): text is PaymentState {
  return paymentStates.some((state) => state === text);
}

export const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  pending: 'In afwachting',
  confirmed: 'Bevestigd',
  processing: 'In behandeling',
  shipped: 'Verzonden',
  delivered: 'Bezorgd',
  cancelled: 'Geannuleerd',
};

export const PAYMENT_NAMES: Readonly<Record<PaymentState, string>> = {
  unpaid: 'Niet betaald',
  paid: 'Betaald',
  partially_refunded: 'Deels terugbetaald',
  refunded: 'Terugbetaald',
  disputed: 'Betwist',
};
