// The Dutch texts of order codes, and the statuses that the table of orders offers.

import { effectsOfStatus, type OrderStatus, PAYMENT_NAMES, STATUS_NAMES } from '#modules/orders/contract.ts';
import type { BadgeTone } from '#web/ui/controls/badge.tsx';

export { PAYMENT_NAMES, STATUS_NAMES };

export const PAYMENT_TONES: Readonly<Record<keyof typeof PAYMENT_NAMES, BadgeTone>> = {
  unpaid: 'danger',
  paid: 'good',
  partially_refunded: 'warning',
  refunded: 'plain',
  disputed: 'danger',
};

/**
 * The order statuses that the dropdown in the table of orders offers; the edit dialog offers all statuses.
 */
const TABLE_STATUSES: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];

/**
 * The statuses in the dropdown of a row: the statuses of the table, preceded by the current status if the
 * table does not offer it.
 */
export function statusChoices(current: OrderStatus): readonly OrderStatus[] {
  return TABLE_STATUSES.includes(current) ? TABLE_STATUSES : [current, ...TABLE_STATUSES];
}

/**
 * True when a status change can be undone. Neither status may have effects such as mails, and neither may be
 * `cancelled`, because a cancellation is a separate action.
 */
export function canBeUndone(before: OrderStatus, after: OrderStatus): boolean {
  if (before === 'cancelled' || after === 'cancelled') return false;
  return effectsOfStatus[before].length === 0 && effectsOfStatus[after].length === 0;
}

const FLAG_LABELS: Readonly<Record<string, string>> = {
  hold_expired: 'Betaald nadat de reservering verlopen was',
  hold_replaced: 'Klant had intussen een ander pack gekozen',
  oversold: 'Verkocht boven de voorraad',
  coupon_overclaimed: 'Kortingscode was op',
  amount_mismatch: 'Betaald bedrag wijkt af',
  details_missing: 'Gegevens ontbreken',
  letters_unprintable: 'Letters die niet op papier komen',
  vat_territory: 'Bijzonder gebied voor btw of douane',
  customer_blocked: 'Klant is geblokkeerd',
  refund_failed: 'Terugbetaling mislukt',
  transfer_due: 'Zelf over te maken: terugbetaling',
  on_hold: 'Tegengehouden: retour',
  cancel_unsettled: 'Geannuleerd, nog af te ronden',
  difference_open: 'Wacht op bijbetaling',
};

const DISPUTE_REASONS: Readonly<Record<string, string>> = {
  fraudulent: 'zegt niet zelf te hebben betaald',
  product_not_received: 'zegt niets te hebben ontvangen',
  product_unacceptable: 'is niet tevreden met het product',
  duplicate: 'zegt dubbel te hebben betaald',
  credit_not_processed: 'wacht op een terugbetaling',
  unrecognized: 'herkent de betaling niet',
};

/** The reason of a dispute in Dutch; an unknown reason is returned unchanged. */
export function disputeReason(reason: string): string {
  return DISPUTE_REASONS[reason] ?? reason.replaceAll('_', ' ');
}

export function flagText(flag: string): string {
  return FLAG_LABELS[flag] ?? flag.replaceAll('_', ' ');
}
