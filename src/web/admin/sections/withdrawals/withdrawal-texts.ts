// Describes a withdrawal in the list: the customer, and how many of the 14 days to refund are left.

import type { ReceiptState, Withdrawal, WithdrawalMatch } from '#modules/returns/contract.ts';
import { dayOf, daysBetween } from '#shared/shop-days.ts';
import { amountText, countedText, dayText } from '../../format.ts';

export type DeadlineState = 'settled' | 'late' | 'soon' | 'running';

/** The refund of a withdrawal is shown as urgent when this number of days or fewer are left to pay it. */
const SOON_DAYS = 3;

export const MATCH_LABELS: Readonly<Record<WithdrawalMatch, string>> = {
  order_and_email: 'Klopt met de bestelling',
  order_number: 'Ander e-mailadres dan de bestelling',
  none: 'Bestelling niet gevonden',
};

export const RECEIPT_LABELS: Readonly<Record<ReceiptState, string>> = {
  waiting: 'Ontvangstbevestiging onderweg',
  sent: 'Ontvangstbevestiging gestuurd',
  failed: 'Ontvangstbevestiging niet aangekomen',
  none: 'Geen ontvangstbevestiging gestuurd',
};

/**
 * True when the customer got no confirmation of receipt. The law requires a confirmation, so the list marks
 * such withdrawals.
 */
export const isUnconfirmed = (receipt: Withdrawal['receipt']): receipt is 'failed' | 'none' =>
  receipt === 'failed' || receipt === 'none';

/** The number of days from today until the last day for the refund; negative when that day has passed. */
export const daysLeft = (refundBefore: string, now: Date): number => daysBetween(dayOf(now), refundBefore);

export function deadlineState({ settledBy, refundBefore }: Withdrawal, now: Date): DeadlineState {
  if (settledBy) return 'settled';
  const left = daysLeft(refundBefore, now);
  if (left < 0) return 'late';
  return left <= SOON_DAYS ? 'soon' : 'running';
}

/**
 * The state of the refund: "Terugbetaald €24,95", "Nog 9 dagen", "Vandaag de laatste dag", "2 dagen te laat".
 */
export function daysLeftText(withdrawal: Withdrawal, now: Date): string {
  if (withdrawal.settledBy?.refundId === null) return 'Afgesloten';
  if (withdrawal.settledBy) return `Terugbetaald ${amountText(withdrawal.settledBy.amount)}`;
  const left = daysLeft(withdrawal.refundBefore, now);
  if (left < 0) return `${countedText(-left, 'dag', 'dagen')} te laat`;
  return left === 0 ? 'Vandaag de laatste dag' : `Nog ${countedText(left, 'dag', 'dagen')}`;
}

export const deadlineText = ({ refundBefore }: Withdrawal): string => `uiterlijk ${dayText(refundBefore)}`;
