// The states of an order. Fulfilment may be set freely by the operator, as the specification says; every
// change is a history row and goes through the table of effects below. The state of the money is another
// thing.

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

/** Those of an order that still has to leave. */
export const unsentStatuses = [
  'pending',
  'confirmed',
  'processing',
] as const satisfies readonly OrderStatus[];
/** What lists call those of them that are paid. */
export const UNSENT = 'unsent';

export const paymentStates = ['unpaid', 'paid', 'partially_refunded', 'refunded', 'disputed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What a new fulfilment status announces, once per order. */
export const effectsOfStatus = {
  pending: [],
  confirmed: [],
  processing: [],
  shipped: [orderShipped],
  delivered: [orderDelivered],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly Fact<OrderReference>[]>;

/** The parcel is with its carrier or its customer. */
export function wasSent({ status, shippedAt }: { status: string; shippedAt: Date | null }): boolean {
  return status === 'shipped' || status === 'delivered' || (status === 'cancelled' && shippedAt !== null);
}

/**
 * Shipped, delivered, or with a moment of sending whatever its status: pack, code and country stay as they
 * are.
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
