// How the stock is put into words and signs. Pure, so the pages cannot differ.

import {
  type Batch,
  EXPIRING_SOON_DAYS,
  type Purchase,
  type PurchaseStatus,
} from '#modules/stock/contract.ts';
import { dayOf } from '#shared/shop-days.ts';
import { countText } from '../../format.ts';

/** "+12", "−3", "0". */
export function signedText(pieces: number): string {
  if (pieces === 0) return '0';
  return `${pieces > 0 ? '+' : '−'}${countText(Math.abs(pieces))}`;
}

/** "9 dagen"; a year and more needs no figure. */
export function daysText(days: number | null): string {
  if (days === null) return '–';
  if (days > 365) return 'ruim een jaar';
  return days === 1 ? '1 dag' : `${days} dagen`;
}

export type ExpiryStatus = 'none' | 'good' | 'soon' | 'over';

/** How it stands with the best-before day of what is left. */
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

/** "60 van 100 × Pot tandpoeder". */
export const linesText = ({ lines }: Purchase) =>
  lines
    .map(({ articleName, quantity, received }) =>
      received > 0 && received < quantity
        ? `${countText(received)} van ${countText(quantity)} × ${articleName}`
        : `${countText(quantity)} × ${articleName}`,
    )
    .join(', ');

/** What was expected before today, as the shop counts days, is late. */
export const isLate = (expectedOn: string | null, today = dayOf(new Date())) =>
  expectedOn !== null && expectedOn < today;
