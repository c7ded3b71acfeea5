// What the states of an order are called in Dutch, on screens and in files alike.

import type { OrderStatus, PaymentState } from './order-states.ts';

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
