// For how many days there is enough, at the pace of what was sold lately.

import { days } from '#shared/clock.ts';
import { SALES_DAYS } from '../contract.ts';

/**
 * Over how many days sales are counted: 28, or as many as the article has been counted for, and one at least.
 */
export function daysCounted(since: Date | null, now: Date): number {
  if (since === null) return SALES_DAYS;
  const age = Math.ceil((now.getTime() - since.getTime()) / days(1));
  return Math.min(Math.max(age, 1), SALES_DAYS);
}

/** Whole days, rounded down; null when nothing was sold. */
export function daysOfStock(onHand: number, sold: number, counted: number = SALES_DAYS): number | null {
  return sold <= 0 ? null : Math.floor((onHand * counted) / sold);
}
