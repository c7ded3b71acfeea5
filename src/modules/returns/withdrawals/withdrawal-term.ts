// Calculates the end of the withdrawal period: a number of days after receipt, moved to the next working day
// when the last day is not one (BW 6:230o, Regulation 1182/71 art. 3, Algemene termijnenwet art. 3). Days are
// calendar days in the shop's time zone.

import { addDays, type Day, dayOf, isWorkingDay } from '#shared/shop-days.ts';

/**
 * Returns the last day to withdraw: `term` days after receipt, or the next working day when that day is not
 * one.
 */
export function lastDayToWithdraw(received: Day, term: number): Day {
  let day = addDays(received, term);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/**
 * Returns the last day on which an order can be withdrawn; null when `receivedAt` is null, because its
 * delivery time is unknown.
 */
export const termEndsOn = (receivedAt: Date | null, term: number): Day | null =>
  receivedAt && lastDayToWithdraw(dayOf(receivedAt), term);

type Declared = { declaredAt: Date; receivedAt: Date | null; term: number };

/**
 * Returns true when the withdrawal was declared after the last day of the withdrawal period. False while the
 * delivery time is unknown, because the period has not ended then.
 */
export function isLate({ declaredAt, receivedAt, term }: Declared): boolean {
  const last = termEndsOn(receivedAt, term);
  return last !== null && dayOf(declaredAt) > last;
}
