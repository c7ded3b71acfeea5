// What the codes of an order are called on screen, and which statuses the table offers.

import type { OrderStatus, PaymentState } from '#modules/orders/contract.ts';

export const STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  pending: 'In afwachting',
  confirmed: 'Bevestigd',
  processing: 'In behandeling',
  shipped: 'Verzonden',
  delivered: 'Bezorgd',
  cancelled: 'Geannuleerd',
};

export const PAYMENT_LABELS: Readonly<Record<PaymentState, string>> = {
  unpaid: 'Niet betaald',
  paid: 'Betaald',
  partially_refunded: 'Deels terugbetaald',
  refunded: 'Terugbetaald',
  disputed: 'Betwist',
};

/** The table's own choice; the edit dialog offers every status. */
const TABLE_STATUSES: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];

/** What the dropdown of a row offers: the table's statuses, led by the present one when it is not among them. */
export function statusChoices(current: OrderStatus): readonly OrderStatus[] {
  return TABLE_STATUSES.includes(current) ? TABLE_STATUSES : [current, ...TABLE_STATUSES];
}

const FLAG_LABELS: Readonly<Record<string, string>> = {
  hold_expired: 'Betaald nadat de reservering verlopen was',
  oversold: 'Verkocht boven de voorraad',
  coupon_overclaimed: 'Kortingscode was op',
  amount_mismatch: 'Betaald bedrag wijkt af',
  details_missing: 'Gegevens ontbreken',
};

export function flagText(flag: string): string {
  return FLAG_LABELS[flag] ?? flag.replaceAll('_', ' ');
}
