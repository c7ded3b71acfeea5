// Formats stock figures. The functions are pure, so that all pages show the same text for a figure.

import {
  type Batch,
  EXPIRING_SOON_DAYS,
  type Purchase,
  type PurchaseStatus,
} from '#modules/stock/contract.ts';
import { dayOf } from '#shared/shop-days.ts';
import { countText } from '../../format.ts';

/** Formats a difference in units with its sign: "+12", "−3", "0". */
export function signedText(pieces: number): string {
  if (pieces === 0) return '0';
  return `${pieces > 0 ? '+' : '−'}${countText(Math.abs(pieces))}`;
}

/** Formats a number of days: "9 dagen"; "ruim een jaar" above 365, a dash for null. */
export function daysText(days: number | null): string {
  if (days === null) return '–';
  if (days > 365) return 'ruim een jaar';
  return days === 1 ? '1 dag' : `${days} dagen`;
}

export type ExpiryStatus = 'none' | 'good' | 'soon' | 'over';

/**
 * The status of a batch by the days until its best-before date: `over` when the date has passed, `soon` below
 * `EXPIRING_SOON_DAYS`; `none` when the batch has no such date or no units left.
 */
export function expiryStatusOf({ daysGood, remaining }: Pick<Batch, 'daysGood' | 'remaining'>): ExpiryStatus {
  if (daysGood === null || remaining === 0) return 'none';
  if (daysGood < 0) return 'over';
  return daysGood < EXPIRING_SOON_DAYS ? 'soon' : 'good';
}

export const PURCHASE_LABELS: Readonly<Record<PurchaseStatus, string>> = {
  ordered: 'Besteld',
  received: 'Ontvangen',
  cancelled: 'Geannuleerd',
};

/**
 * Describes the lines of a purchase. A partly received line shows the received and the ordered quantity: "60
 * van 100 × Pot tandpoeder".
 */
export const linesText = ({ lines }: Purchase) =>
  lines
    .map(({ articleName, quantity, received }) =>
      received > 0 && received < quantity
        ? `${countText(received)} van ${countText(quantity)} × ${articleName}`
        : `${countText(quantity)} × ${articleName}`,
    )
    .join(', ');

/**
 * True when the expected day is before `today`, in the shop's time zone; false when there is no expected day.
 */
export const isLate = (expectedOn: string | null, today = dayOf(new Date())) =>
  expectedOn !== null && expectedOn < today;
