// Computes how many days the stock of an article lasts if sales go on as in the last 28 days.

import { days } from '#shared/clock.ts';
import { SALES_DAYS } from '../contract.ts';

/**
 * Returns the number of days over which sales are counted: the days since the first movement `since`, at
 * least 1 and at most 28. Returns 28 when `since` is null.
 */
export function daysCounted(since: Date | null, now: Date): number {
  if (since === null) return SALES_DAYS;
  const age = Math.ceil((now.getTime() - since.getTime()) / days(1));
  return Math.min(Math.max(age, 1), SALES_DAYS);
}

/**
 * Returns for how many days the stock lasts, rounded down to whole days, when `sold` pieces are sold in
 * `counted` days; null when nothing was sold.
 */
export function daysOfStock(onHand: number, sold: number, counted: number = SALES_DAYS): number | null {
  return sold <= 0 ? null : Math.floor((onHand * counted) / sold);
}
